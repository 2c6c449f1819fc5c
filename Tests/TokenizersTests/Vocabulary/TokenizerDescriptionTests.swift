import Testing

@testable import Tokenizers

@Suite struct TokenizerDescriptionTests {
    /// The error that a description meets, as users read it.
    private func error(
        _ description: TokenizerDescription, _ change: (inout TokenizerDescription) -> Void
    ) -> String? {
        var description = description
        change(&description)
        do {
            _ = try Tokenizer(description)
            return nil
        } catch {
            return "\(error)"
        }
    }

    private let bytePair = TinyVocabularies.bytePair(merges: ["a b"])
    private let sentencePiece = TinyVocabularies.sentencePiece([("a", -1), ("▁", -2)])
    private let damaged =
        "the model file is damaged or was converted wrongly; fetch or convert it again"

    @Test func rejectsAnEmptyVocabulary() {
        #expect(
            error(bytePair) { $0.tokens = ByteStrings() }
                == "the vocabulary is empty at `tokens`: expected at least one token, found none; \(damaged)"
        )
    }

    @Test func rejectsListsOfAnotherLength() {
        #expect(
            error(bytePair) { $0.kinds.removeLast() }
                == "the list has another length than the tokens at `kinds`: expected `257` entries, found `256`; \(damaged)"
        )
        #expect(
            error(sentencePiece) { $0.scores = [] }
                == "the list has another length than the tokens at `scores`: expected `261` entries, found `0`; \(damaged)"
        )
        #expect(error(bytePair) { $0.scores = [1] } != nil)
    }

    @Test func rejectsIdsOutOfRange() {
        #expect(
            error(bytePair) { $0.endToken = 257 }
                == "the token is not in the vocabulary at `endToken`: expected an id from 0 to `256`, found `257`; \(damaged)"
        )
        #expect(error(bytePair) { $0.beginToken = -1 }?.contains("`beginToken`") == true)
        #expect(error(bytePair) { $0.unknownToken = .max }?.contains("`unknownToken`") == true)
        #expect(error(bytePair) { $0.paddingToken = .min }?.contains("`paddingToken`") == true)
        #expect(
            error(bytePair) { $0.endOfTurnTokens = [0, 999] }?.contains("`endOfTurnTokens[1]`")
                == true)
    }

    @Test func rejectsTokensWithTheSameText() {
        #expect(
            error(sentencePiece) {
                $0.tokens = ByteStrings($0.tokens.dropLast() + [$0.tokens[259]])
            }
                == "two tokens have the same text at `tokens[260]`: expected a text of its own, found the text of `tokens[259]`; \(damaged)"
        )
    }

    @Test func acceptsSeveralEmptyTokens() throws {
        var description = bytePair
        description.tokens = ByteStrings(description.tokens + [[], []])
        description.kinds += [.normal, .control]
        let tokenizer = try Tokenizer(description)
        #expect(tokenizer.bytes(of: 257).isEmpty)
        #expect(tokenizer.encode("ab") == [256])
    }

    @Test func rejectsScoresThatAreNoNumbers() {
        #expect(
            error(sentencePiece) { $0.scores[260] = .nan }
                == "the score is not a finite number at `scores[260]`: expected a finite number, found `nan`; \(damaged)"
        )
        #expect(error(sentencePiece) { $0.scores[0] = -.infinity }?.contains("`-inf`") == true)
    }

    @Test(arguments: ["<0xG0>", "<0x0>", "<0x000>", "0x00", "<0x0a>", "a"])
    func rejectsMalformedByteTokens(_ text: String) {
        #expect(
            error(sentencePiece) {
                $0.tokens = ByteStrings($0.tokens.dropLast() + [Array(text.utf8)[...]])
                $0.kinds[260] = .byte
                // The text `a` is taken already.
                if text == "a" {
                    $0.tokens = ByteStrings(
                        $0.tokens.prefix(259) + [Array("b".utf8)[...], Array("a".utf8)[...]])
                }
            }
                == "the text of the byte token is malformed at `tokens[260]`: expected `<0xNN>` with two upper-case hexadecimal digits, found another text; \(damaged)"
        )
    }

    @Test func rejectsOverlongTokens() {
        #expect(
            error(bytePair) {
                $0.tokens = ByteStrings(
                    $0.tokens.dropLast() + [Array(repeating: 0x61, count: 4097)[...]])
            }
                == "the token is too long at `tokens[256]`: expected at most `4096` bytes, found `4097`; \(damaged)"
        )
    }

    @Test func rejectsHugeLists() {
        #expect(
            error(bytePair) {
                $0.merges = ByteStrings(
                    bytes: [], offsets: Array(repeating: 0, count: TokenizerLimits.tokens + 2))
            }
                == "the vocabulary is too large at `merges`: expected at most `16777216` entries, found `16777217`; \(damaged)"
        )
    }

    @Test func namesAnUnknownPreTokenizer() throws {
        let text = try #require(
            error(bytePair) { $0.model = .bytePair(preTokenizer: "klingon\u{1B}[2J") })
        #expect(
            text.hasPrefix(
                "the pre-tokenizer is not supported at `model`: expected one of `a.x-4.0`, "))
        #expect(text.hasSuffix("found `klingon\\u{1B}[2J`; use a model of a supported family"))
        #expect(error(bytePair) { $0.model = .bytePair(preTokenizer: "") } != nil)
    }

    @Test func leavesOutMergesThatCannotApply() throws {
        var description = TinyVocabularies.bytePair(merges: ["a b", "c d"])
        let merges = [
            "", " ", "a", "ab ", " ab", "x  y", "q r", "ab zz", "a b", "a b c", "\u{1F600} a",
            "c d",
        ]
        description.merges = ByteStrings(merges.map(\.utf8))
        let tokenizer = try Tokenizer(description)
        #expect(tokenizer.encode("abcdqr") == [256, 257, 0x71, 0x72])
    }

    @Test func anyDamageIsAnErrorOrAVocabulary() throws {
        // Tokens that are no UTF-8, that are user-defined parts of characters, and of every kind.
        var description = bytePair
        description.tokens = ByteStrings(
            description.tokens + [[0x80], [0xE6, 0xBC], [0xFF, 0xFE], [0x20], [0xBC, 0xA2]])
        description.kinds += [.userDefined, .userDefined, .normal, .unused, .userDefined]
        let tokenizer = try Tokenizer(description)
        for text in ["漢", "\u{80}", "é漢漢", "\u{10000}漢 a"] {
            let bytes = tokenizer.encode(text).flatMap { tokenizer.bytes(of: $0) }
            #expect(bytes == Array(text.utf8))
        }
    }
}
