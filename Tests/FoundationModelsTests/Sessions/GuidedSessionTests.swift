import Apus
import Foundation
import FoundationModels
import TestSupport
import Testing

@Generable(description: "A person")
private struct Person {
    @Guide(description: "First and last name")
    var name: String
    @Guide(.range(0...120))
    var age: Int
    var role: Role
    var nickname: String?
}

@Generable private enum Role: String { case engineer, artist, doctor }

@Generable private struct Receipt {
    @Guide(description: "Name of the shop")
    var shop: Quote
    @Guide(description: "What was paid in total, with the currency")
    var total: Quote
    @Guide(description: "The date", .verbatim)
    var date: String
}

@Generable private struct Picked {
    @Guide(description: "Everything in capital letters", .count(2), .element(.verbatim))
    var words: [String]
}

@Generable private struct Guests {
    @Guide(description: "The guests' names", .count(3))
    var names: [Quote]
    @Guide(description: "The line with the date", .verbatim(boundary: .line))
    var when: String?
}

@Generable private struct Appointment {
    @Guide(description: "The date, if one is given", .verbatim, .abstain(50))
    var date: String?
}

@Generable(representNilExplicitlyInGeneratedContent: true) private struct NullableAppointment {
    @Guide(description: "The date, if one is given", .verbatim, .abstain(50))
    var date: String?
}

@Suite struct GuidedSessionTests {
    private static let receipt = """
        Café "Zoë" 👩‍👩‍👧 — Tel. 030/123
        Datum: 03.04.2026
        2x Croissant  7,00 €
        Summe: 12,50 €
        """

    @Test func generatesAType() async throws {
        let session = LanguageModelSession(model: try await LocalModel.qwen.model())
        let person = try await session.respond(
            to: "Maria Lopez, 34, paints pictures for a living.", generating: Person.self
        ).content
        #expect(person.name == "Maria Lopez")
        #expect(person.age == 34)
        #expect(person.role == .artist)
    }

    @Test func documentsStayCachedForTheNextTurn() async throws {
        let session = LanguageModelSession(model: try await LocalModel.qwen.model())
        let first = try await session.respond(
            to: "Maria Lopez, 34, paints pictures.", generating: Person.self)
        let second = try await session.respond(
            to: "Ken Adams, 50, heals people.", generating: Person.self)
        // The answer is written down again as it was generated.
        let turn = first.usage.input.totalTokenCount + first.usage.output.totalTokenCount
        #expect(second.usage.input.cachedTokenCount >= turn - 2)
    }

    @Test func streamsAType() async throws {
        let session = LanguageModelSession(model: try await LocalModel.qwen.model())
        var names: [String?] = []
        let stream = session.streamResponse(
            to: "Maria Lopez, 34, paints pictures for a living.", generating: Person.self)
        for try await snapshot in stream { names.append(snapshot.content.name) }
        #expect(names.last == "Maria Lopez")
        #expect(names.count > 3)
    }

    @Test func quotesComeWithTheirPlaces() async throws {
        let session = LanguageModelSession(model: try await LocalModel.qwen.model())
        let response = try await session.respond(to: Self.receipt, generating: Receipt.self)
        let receipt = response.content
        for quote in [receipt.shop, receipt.total] {
            #expect(!quote.occurrences.isEmpty)
            for occurrence in quote.occurrences {
                let range = try #require(occurrence.range(in: Self.receipt))
                #expect(Self.receipt[range].utf8.elementsEqual(quote.text.utf8))
                let scalars = Array(Self.receipt.unicodeScalars)[occurrence.unicodeScalars]
                #expect(scalars.elementsEqual(quote.text.unicodeScalars))
                let units = Array(Self.receipt.utf16)[occurrence.utf16]
                #expect(units.elementsEqual(quote.text.utf16))
            }
        }
        #expect(Self.receipt.contains(receipt.date))
        #expect(response.citations.map(\.path) == ["$.shop.text", "$.total.text", "$.date"])
        #expect(response.citations.last?.quote.text == receipt.date)
    }

    @Test func streamedQuotesShowTheirPlacesOnceAndWhole() async throws {
        let session = LanguageModelSession(model: try await LocalModel.qwen.model())
        let stream = session.streamResponse(to: Self.receipt, generating: Receipt.self)
        var shops: [Quote.PartiallyGenerated] = []
        var hasPlacesBeforeTheEnd = false
        for try await snapshot in stream {
            guard let shop = snapshot.content.shop else { continue }
            shops.append(shop)
            if snapshot.content.total == nil, shop.occurrences != nil {
                hasPlacesBeforeTheEnd = true
            }
        }
        let shop = try await stream.collect().content.shop
        #expect(hasPlacesBeforeTheEnd)
        #expect(shops.contains { $0.occurrences == nil })
        for partial in shops {
            #expect(shop.text.utf8.starts(with: (partial.text ?? "").utf8))
            guard let occurrences = partial.occurrences else { continue }
            #expect(occurrences == shop.occurrences)
            #expect(partial.text == shop.text)
        }
    }

    @Test func quotesOfCombiningTextSliceBack() async throws {
        // A decomposed é, emoji of several scalars, and a composed é.
        let text =
            "Guests: Jose\u{301}, \u{1F469}\u{200D}\u{1F467} Zo\u{EB}, Andr\u{E9}.\nOn 3 May."
        let session = LanguageModelSession(model: try await LocalModel.qwen.model())
        let guests = try await session.respond(to: text, generating: Guests.self).content
        #expect(guests.names.count == 3)
        for quote in guests.names {
            let range = try #require(quote.occurrences.first?.range(in: text))
            #expect(text[range].utf8.elementsEqual(quote.text.utf8))
        }
        if let when = guests.when {
            #expect(text.split(separator: "\n").contains { $0.utf8.elementsEqual(when.utf8) })
        }
    }

    @Test func valuesAreWeighedAgainstTheirAbsence() async throws {
        let session = LanguageModelSession(model: try await LocalModel.qwen.model())
        let response = try await session.respond(
            to: "See you on 3 May.", generating: Appointment.self)
        // No model is that sure.
        #expect(response.content.date == nil)
        let margin = try #require(response.generation?.margins.first)
        #expect(margin.path == "$.date" && margin.threshold == 50 && !margin.tookValue)
        let nullable = try await session.respond(
            to: "See you on 3 May.", generating: NullableAppointment.self)
        #expect(nullable.content.date == nil)
        #expect(nullable.rawContent.jsonString == #"{"date": null}"#)
    }

    @Test func sourcesAreWhereValuesComeFrom() async throws {
        let session = LanguageModelSession(model: try await LocalModel.qwen.model())
        let response = try await session.respond(generating: Picked.self) {
            "Copy the words in CAPITALS, not HELLO."
            Source(name: "letter", text: "dear ANNA we miss you, BERT")
        }
        #expect(response.citations.count == 2)
        for citation in response.citations {
            #expect(citation.quote.occurrences.allSatisfy { $0.source == "letter" })
        }
        #expect(!response.content.words.contains("HELLO"))
    }

    @Test func limitsThatHoldNoDocumentAreErrors() async throws {
        let session = LanguageModelSession(model: try await LocalModel.smollm2.model())
        await #expect(throws: GeneratedContent.ParsingError.self) {
            try await session.respond(
                to: "Someone", generating: Person.self, options: .greedy(5))
        }
    }

    @Test func documentsAreClosedWithinTheLimit() async throws {
        let session = LanguageModelSession(model: try await LocalModel.smollm2.model())
        let response = try await session.respond(
            to: "Someone", generating: Person.self, options: .greedy(40))
        #expect(response.usage.output.totalTokenCount <= 40)
    }

    @Test func choosesAmongLabels() async throws {
        let session = LanguageModelSession(model: try await LocalModel.qwen.model())
        let (response, probabilities) = try await session.choose(
            among: ["positive", "negative"],
            to: "Is this review positive or negative? \"Wonderful, I loved every minute of it!\"")
        #expect(response.content == "positive")
        #expect(probabilities.map(\.label) == ["positive", "negative"])
        #expect(abs(probabilities.reduce(0) { $0 + $1.probability } - 1) < 1e-6)
        #expect(session.transcript.count == 2)
    }
}
