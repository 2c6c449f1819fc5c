import Foundation
import Testing

@testable import Recipes

/// What the rules say of texts without a model.
@Suite struct RouteEvidenceTests {
    private func evidence(_ text: String) -> RouteEvidence {
        RouteEvidence(in: Document(text), RecipeContext())
    }

    @Test(arguments: [
        ("Evri: parcel waiting at Spar Hill Road. PIN 8812. Collect by Friday.", Route.pickup),
        ("DHL: Sendung in der Packstation 77. Abholcode 4471.", .pickup),
        ("InPost: Paczkomat KRA77B, kod odbioru 118 402, do jutra 18:00.", .pickup),
        (
            "COPPER DINER\n2 Coffee 5.00\nSubtotal 13.75\nTax 1.14\nTOTAL 14.89\nCASH 20.00",
            .expense
        ),
        ("Factura nº 118. Base 120,00. IVA 25,20. Total 145,20 €", .expense),
        ("ICA NÄRA\nMJÖLK 14,90\nTOTALT 14,90\nMOMS 12% 1,60\nKORT 14,90", .expense),
        ("Zahnarzt: Ihr Termin am 12.05. um 8:15 Uhr.", .event),
        ("Réunion mardi 12 mai à 18h30, salle polyvalente.", .event),
        ("Your verification code is 448 201. Don't share it with anyone.", .other),
        ("Ihre TAN für die Überweisung lautet 771209.", .other),
        ("Lavare a mano, non candeggiare. 95% cotone.", .other), ("", .other),
    ])
    func isCertainWhereSignsAgree(text: String, route: Route) {
        let evidence = evidence(text)
        #expect(evidence.isCertain)
        #expect(evidence.probabilities().max { $0.value < $1.value }?.key == route)
    }

    @Test(arguments: [
        (
            "Kvittering\nHerreklipp 520,-\nVoks 189,-\nSum 709,- betalt m/ kort 12.09.26",
            Route.expense
        ),
        ("Tanken 61,20 gepind bij Shell", .expense),
        ("Umsatz -63,20 EUR am 04.05., neuer Kontostand 1.102,88 EUR.", .other),
        (
            "Nur bei uns: Schrauber 79,99 €! Angebot gültig bis Samstag, solange der Vorrat reicht.",
            .other
        ),
        ("Stocks slipped on Thursday after the central bank held rates at 3.75 per cent.", .other),
        ("The war ended in Europe on May 8, 1945, at 11:01 p.m. Discuss the causes.", .other),
        ("¿Tiene un paquete para mí? Reenvía esto a 5 amigos", .other),
        ("Your UPS package is waiting at Dot's Supply, 88 Ferry St. Held thru 6/19.", .pickup),
        ("You free sat? thinking pizza at ours round 7", .event),
    ])
    func prefersTheRouteThatMostSignsSpeakFor(text: String, route: Route) {
        #expect(evidence(text).probabilities().max { $0.value < $1.value }?.key == route)
    }

    @Test(arguments: [
        "Lovely weekend in March, see you",
        "The bridge cost $4.2 million",
        "on the counter, code 4410",
    ])
    func leavesWhatIsUnclearToTheModel(text: String) {
        #expect(!evidence(text).isCertain)
    }

    @Test func probabilitiesSumToOne() {
        for text in ["", "Total 4.00", "dinner at 7?"] {
            let rules = evidence(text)
            for model in [
                [:], [Route.event: 0.7, .other: 0.3], [.event: 0], [.expense: .infinity],
            ] {
                let all = rules.probabilities(model)
                #expect(all.count == Route.allCases.count)
                if model[.expense] == nil {
                    #expect(abs(all.values.reduce(0, +) - 1) < 1e-9)
                }
            }
        }
    }

    @Test func theModelMovesWhatRulesLeaveOpen() {
        let rules = evidence("The bridge cost $4.2 million")
        let plain = rules.probabilities()[.expense] ?? 0
        #expect(rules.probabilities([.expense: 0.97, .other: 0.01])[.expense] ?? 0 > plain)
        #expect(rules.probabilities([.expense: 0.01, .other: 0.97])[.expense] ?? 1 < plain)
    }
}
