/// A chat exported or copied as text, cut into its messages.
public struct ChatThread: Sendable, Hashable {
    /// The program whose form the text has.
    public enum Format: Sendable, Hashable {
        /// `12/03/24, 18:30 - Anna: …`, as WhatsApp for Android exports.
        case whatsAppAndroid
        /// `[12/03/24, 18:30:05] Anna: …`, as WhatsApp for iOS exports.
        case whatsAppIOS
        /// `Anna, [12.03.2024 18:30]` with the message below, as Telegram copies; or with the date
        /// in front.
        case telegram
        /// `[2024-03-12 18:30] Anna: …`, as Signal's messages are exported.
        case signal
    }

    /// A message, or a line of the program itself.
    public struct Message: Sendable, Hashable {
        /// Who sent it; nil for a line of the program, such as `Anna joined`.
        public let sender: String?
        /// The day it was sent, in the order of numbers that fits the whole thread.
        public let day: Reading<CalendarDay>
        /// The time it was sent, on the clock of whoever exported the thread.
        public let time: TimeOfDay
        /// Where the date, the time and the sender stand in the text.
        public let header: Range<String.Index>
        /// Where the message stands in the text, all of its lines.
        public let body: Range<String.Index>
    }

    /// The program whose form the text has.
    public let format: Format
    /// The messages in the order of the text.
    public let messages: [Message]
    /// What stands before the first message, if anything but white space does.
    public let preamble: Range<String.Index>?
}
