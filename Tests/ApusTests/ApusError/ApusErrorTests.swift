import Testing

@testable import Apus

@Suite struct ApusErrorTests {
    static let codes: [ApusError.Code] = [
        .unknownModel, .modelNotFound, .downloadFailed, .hashMismatch, .sizeMismatch,
        .unverifiable, .noSpace, .consentRequired, .busy, .toolMissing, .unreadable, .unwritable,
        .invalidAddress, .fileNotFound,
    ]

    @Test func saysWhatWhereExpectedFoundAndWhatToDo() {
        let error = ApusError(
            .sizeMismatch, subject: "x.gguf", location: "byte 7", expected: "8 bytes",
            found: "7 bytes", hint: "pull it again")
        #expect(
            error.description
                == "wrong size of `x.gguf` at byte 7: expected 8 bytes, found 7 bytes; pull it again"
        )
        #expect(
            error.message == "wrong size of `x.gguf` at byte 7: expected 8 bytes, found 7 bytes")
        #expect(error.localizedDescription == error.description)
    }

    @Test func leavesOutWhatIsNotKnown() {
        #expect(ApusError(.unreadable, subject: "x").description == "cannot read `x`")
        #expect(
            ApusError(.toolMissing, subject: "x", expected: "y").description
                == "`x` is not available: expected y")
        #expect(
            ApusError(.unwritable, subject: "x", found: "y").description == "cannot write `x`: y")
    }

    @Test(arguments: codes) func hasWordsForEveryCode(_ code: ApusError.Code) {
        let error = ApusError(code, subject: "x")
        #expect(error.message.contains("`x`"))
        #expect(!error.message.contains(code.rawValue))
        #expect(!error.description.hasSuffix("."))
    }

    @Test func takesCodesFromElsewhere() {
        let code = ApusError.Code(rawValue: "notOurs")
        #expect(ApusError(code, subject: "x").description == "notOurs `x`")
    }
}
