import Foundation
import Testing

@testable import Recipes

/// Kinds of words that the rules of events know in several languages.
@Suite struct EventKindsTests {
    /// Reads a text as of Monday, 1 June 2026.
    private func findings(_ text: String, _ locale: String) -> EventFindings {
        let recipe = EventRecipe()
        let document = Document(text)
        let context = RecipeContext(
            locale: Locale(identifier: locale), today: CalendarDay(year: 2026, month: 6, day: 1))
        return recipe.findings(nil, recipe.evidence(in: document, context), in: document)
    }

    private func value(_ field: String, _ text: String, _ locale: String) -> String? {
        findings(text, locale).fields.first { $0.name == field }?.value
    }

    @Test(arguments: [
        ("Anna: bbq on Saturday at 6?\nBen: I'm in\nCleo: can't make it, have fun", "en_GB"),
        ("Anna: Grillen am Samstag um 18 Uhr?\nBen: bin dabei\nCleo: bin leider raus", "de_DE"),
        ("Anna: barbecue samedi à 18h ?\nBen: je viens\nCleo: sans moi, amusez-vous", "fr_FR"),
        ("Anna: grigliata sabato alle 18?\nBen: ci sono\nCleo: io passo, divertitevi", "it_IT"),
        ("Anna: barbacoa el sábado a las 18?\nBen: me apunto\nCleo: no puedo ir", "es_ES"),
        ("Anna: churrasco sábado às 18h?\nBen: conta comigo\nCleo: não vou poder", "pt_PT"),
        ("Anna: bbq zaterdag om 18 uur?\nBen: ik kom\nCleo: kan helaas niet", "nl_NL"),
        ("Anna: grill w sobotę o 18?\nBen: będę\nCleo: beze mnie, bawcie się", "pl_PL"),
        ("Anna: grilling lørdag kl. 18?\nBen: jeg kommer\nCleo: blir ikke med", "nb_NO"),
        ("Anna: grillning lördag kl. 18?\nBen: hänger med\nCleo: hoppar över", "sv_SE"),
    ])
    func leavesOutWhoDeclines(thread: String, locale: String) {
        #expect(findings(thread, locale).people.map(\.value) == ["Anna", "Ben"])
    }

    @Test(arguments: [
        ("Film night on Friday at 8pm.\nWho's in: Derek, Sunita, maybe Yusuf", "en_GB"),
        ("Filmabend am Freitag um 20 Uhr.\nDabei: Derek, Sunita, vielleicht Yusuf", "de_DE"),
        ("Serata film venerdì alle 20.\nPartecipanti: Derek, Sunita, forse Yusuf", "it_IT"),
        ("Filmavond vrijdag om 20 uur.\nAanwezig: Derek, Sunita, misschien Yusuf", "nl_NL"),
        ("Filmkväll fredag kl. 20.\nAnmälda: Derek, Sunita, kanske Yusuf", "sv_SE"),
    ])
    func readsListsOfGuests(notice: String, locale: String) {
        #expect(findings(notice, locale).people.map(\.value) == ["Derek", "Sunita"])
    }

    @Test(arguments: [
        ("Dinner on Friday, 7.15 for 7.30pm", "en_GB", "19:30"),
        ("Bordet er vårt fredag 19–23", "nb_NO", "19:00"),
        ("Workshop on Friday, 10 to 1", "en_GB", "10:00"),
    ])
    func readsUnusualTimes(text: String, locale: String, start: String) {
        #expect(value("start", text, locale) == start)
    }

    @Test(arguments: [
        (
            "Messages are end-to-end encrypted.\nAnna: picnic on Sunday at 1pm?\nBen: works for me",
            "en_GB", "picnic"
        ),
        (
            "Nachrichten sind Ende-zu-Ende-verschlüsselt.\nAnna: Picknick am Sonntag um 13 Uhr?\n"
                + "Ben: bin dabei", "de_DE", "Picknick"
        ),
        (
            "Liebe Eltern der Klasse 3b,\ndas Sommerfest ist am Freitag um 15 Uhr.", "de_DE",
            "Sommerfest"
        ),
    ])
    func titlesAreNeitherNoticesNorGreetings(text: String, locale: String, title: String) {
        #expect(value("title", text, locale)?.contains(title) == true)
    }

    /// Texts that break off anywhere are read without a fault.
    @Test func readsWhatBreaksOff() {
        let text = """
            Dear Mr. Smith, Dr. med.
            we meet on Friday 7.15 for 7.30 with Mrs. Jones and Sig.ra Neri: 10–12, Anna's birthday.
            Who's in: Derek, Sunita and maybe
            Best wishes, Dr.
            """
        for locale in ["en_GB", "de_DE", "it_IT", "fr_FR"] {
            for length in 0...text.count {
                _ = findings(String(text.prefix(length)), locale)
            }
        }
    }
}
