/// Where a span copied from a source may start and end; always on extended grapheme clusters.
///
/// Sources are divided into extended grapheme clusters (Unicode Standard Annex #29, as the Swift
/// standard library implements it), so an emoji with its joiners, a letter with its combining marks,
/// a flag, or CR LF is never split. A cluster is *blank* if its first scalar is white space, a control
/// character, or ignorable by default (zero-width space, byte order mark, direction mark …).
public enum VerbatimBoundary: String, Sendable, Hashable, CaseIterable {
    /// Whole words, any number of them, without blanks at either end.
    ///
    /// A boundary lies between two clusters unless
    /// - both are letters, numbers or other alphabetic characters (`ab`, `A1`, `12kg`), neither of
    ///   them of a script that puts no space between words; or
    /// - they are part of a digit, one separator, and a digit. The separators are those of numbers,
    ///   times and dates: `.` `,` `:` `/` `'` `’`, `⁄`, `٫` `٬`, and the full-width `．` `，` `：` `／`.
    ///
    /// So `12,50`, `1.234,50`, `18:30`, `03/04/2026` and `10.0.0.1` are copied whole or not at all,
    /// and so is a list without spaces such as `1,2,3`, which only `anywhere` takes apart.
    /// A hyphen is a boundary on both sides, because ranges need it (`18:30-20:00`, `2019-2024`): of
    /// `QX-4471` the spans `QX`, `4471` and the whole may be taken, and a pattern can ask for the
    /// whole. White space, the no-break kinds too, is a boundary (`DE89 3704`), and so is an apostrophe
    /// between letters (`Anna` of `Anna's`, `hôtel` of `l'hôtel`), an underscore, or a sign.
    ///
    /// Scripts without spaces between words have a boundary around every cluster: Han, Hiragana,
    /// Katakana, Bopomofo, Yi, Thai, Lao, Khmer, Myanmar, Tibetan, Tai and related scripts. Hangul is
    /// treated alike, because particles attach to the words they follow.
    case word
    /// One whole line without the blanks at its ends.
    ///
    /// Lines end at LF, CR, CR LF, VT, FF, U+0085, U+2028 and U+2029.
    case line
    /// Any run of whole clusters, blank ones included.
    case anywhere
}
