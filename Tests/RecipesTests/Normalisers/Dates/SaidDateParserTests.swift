import Foundation
import Testing

@testable import Recipes

/// Today is Wednesday, 3 June 2026, unless a test says otherwise.
@Suite struct SaidDateParserTests {
    private func read(
        _ text: String, _ locale: String, on date: (Int, Int, Int) = (2026, 6, 3),
        _ direction: DateDirection = .future
    ) -> String {
        guard let today = CalendarDay(year: date.0, month: date.1, day: date.2) else { return "" }
        let locale = Locale(identifier: locale)
        return Outline.of(
            SaidDateParser(locale: locale, today: today, direction: direction).parse(text))
    }

    @Test(arguments: [
        ("today", "2026-06-03"), ("Tomorrow", "2026-06-04"), ("TOMORROW!", "2026-06-04"),
        ("the day after tomorrow", "2026-06-05"), ("day after tomorrow", "2026-06-05"),
        ("yesterday", "2026-06-02"), ("the day before yesterday", "2026-06-01"),
        ("in 3 days", "2026-06-06"), ("in three days", "2026-06-06"), ("in a week", "2026-06-10"),
        ("in two weeks", "2026-06-17"), ("in 2 weeks' time", "2026-06-17"),
        ("in a week's time", "2026-06-10"), ("in a month", "2026-07-03"),
        ("in six months", "2026-12-03"), ("in a year", "2027-06-03"),
        ("in a fortnight", "2026-06-17"),
        ("in twenty-one days", "2026-06-24"), ("2 days ago", "2026-06-01"),
        ("a month ago", "2026-05-03"), ("3 weeks from now", "2026-06-24"),
        ("a week today", "2026-06-10"), ("a week tomorrow", "2026-06-11"),
        // Weekdays.
        ("Friday", "2026-06-05"), ("on Friday", "2026-06-05"), ("by Friday", "2026-06-05"),
        ("Fri.", "2026-06-05"), ("Wednesday", "2026-06-10 | 2026-06-03"), ("Tuesday", "2026-06-09"),
        ("this Friday", "2026-06-05"), ("this Wednesday", "2026-06-03"),
        ("this Monday", "2026-06-08 | 2026-06-01"), ("this coming Friday", "2026-06-05"),
        ("next Friday", "2026-06-12 | 2026-06-05"), ("next Monday", "2026-06-08"),
        ("next Wednesday", "2026-06-10"), ("Friday next week", "2026-06-12"),
        ("next week Friday", "2026-06-12"), ("next week on Friday", "2026-06-12"),
        ("Friday week", "2026-06-12"), ("a week on Friday", "2026-06-12"),
        ("last Friday", "2026-05-29"), ("last Monday", "2026-06-01 | 2026-05-25"),
        ("Friday last week", "2026-05-29"),
        // Days of months.
        ("the 15th", "2026-06-15"), ("15th", "2026-06-15"), ("the 2nd", "2026-07-02"),
        ("the 3rd", "2026-06-03"), ("the first", "2026-07-01"), ("the 31st", "nil"),
        ("the 3rd of next month", "2026-07-03"), ("the 30th of this month", "2026-06-30"),
        ("the 31st of this month", "nil"), ("the 15th of last month", "2026-05-15"),
        ("Friday 5", "2026-06-05"), ("Friday the 5th", "2026-06-05"),
        ("Friday the 13th", "nil"), ("Friday 5th June", "2026-06-05"),
        ("Thursday 5 June", "nil"), ("3 July", "2026-07-03"), ("July 3rd", "2026-07-03"),
        ("3rd of July", "2026-07-03"), ("1 March", "2027-03-01"), ("June 3", "2026-06-03"),
        ("June 2", "2027-06-02"), ("31 June", "nil"), ("29 February", "nil"),
        ("the twenty-first of July", "2026-07-21"),
        ("10/7", "2026-07-10 | 2026-10-07"), ("13/7", "2026-07-13"), ("7/13", "2026-07-13"),
        ("31/2", "nil"), ("10.7", "nil"), ("10-7", "nil"), ("3/6", "2026-06-03 | 2027-03-06"),
        ("25/12/2026", "2026-12-25"),
        // With a time.
        ("tomorrow at 7", "2026-06-04 at 07:00 | 19:00"),
        ("tomorrow at 7pm", "2026-06-04 at 19:00"),
        ("tonight at 8", "2026-06-03 at 20:00"), ("tonight", "2026-06-03"),
        ("tomorrow morning", "2026-06-04"), ("tomorrow morning at 9", "2026-06-04 at 09:00"),
        ("Friday at half seven", "2026-06-05 at 07:30 | 19:30"),
        ("Friday, 18:30", "2026-06-05 at 18:30"), ("7pm on Friday", "2026-06-05 at 19:00"),
        ("at 6:30 pm tomorrow", "2026-06-04 at 18:30"), ("tomorrow at noon", "2026-06-04 at 12:00"),
        ("10/7 at 18:30", "2026-07-10 | 2026-10-07 at 18:30"),
        ("Friday 7", "2026-06-05 at 07:00 | 19:00"),
        ("this evening at 9", "2026-06-03 at 21:00"), ("in a week at 10am", "2026-06-10 at 10:00"),
        // Midnight may end the day or start it.
        ("tomorrow at midnight", "nil"), ("tonight at 12", "nil"),
        // Not a day, or not one for certain.
        ("", "nil"), ("soon", "nil"), ("someday", "nil"), ("7", "nil"), ("3", "nil"),
        ("May", "nil"),
        ("before Friday", "nil"), ("before 25/12/2026", "nil"), ("not 25 December 2026", "nil"),
        ("Friday, 25 December 2026 at 6pm", "2026-12-25 at 18:00"), ("on 25/12/2026", "2026-12-25"),
        ("RM 25.12.2026 paid", "nil"), ("Fri 12 noon", "nil"), ("Fri 12 pm", "2026-06-05 at 12:00"),
        ("Fri 12", "2026-06-12"), ("Fri 12 at noon", "2026-06-12 at 12:00"),
        ("tomorrow from 10 to 12", "nil"), ("tomorrow 10-12", "nil"),
        ("Monday 15th at 10", "2026-06-15 at 10:00 | 22:00"),
        ("Sat 6 June 7pm", "2026-06-06 at 19:00"), ("Friday pm", "nil"), ("after tomorrow", "nil"),
        ("Friday or Saturday", "nil"),
        ("not tomorrow", "nil"), ("Christmas", "nil"), ("next week", "nil"),
        ("in a few days", "nil"),
        ("in 2 hours", "nil"), ("weekend", "nil"), ("tomorrow at 25:00", "nil"),
        ("in 99999 days", "nil"), ("in 9999 years", "nil"), ("in days", "nil"),
        ("tomorrow tomorrow", "nil"), ("domani", "nil"),
    ])
    func readsEnglish(text: String, expected: String) {
        #expect(read(text, "en_GB") == expected)
    }

    @Test(arguments: [
        ("10/7", "2026-10-07 | 2026-07-10"), ("3/6", "2027-03-06 | 2026-06-03"),
        ("Sunday", "2026-06-07"), ("this Sunday", "2026-06-07 | 2026-05-31"),
        ("next Sunday", "2026-06-07"), ("next Saturday", "2026-06-13 | 2026-06-06"),
        ("July 4th", "2026-07-04"), ("July 4th at 6:30 p.m.", "2026-07-04 at 18:30"),
    ])
    func followsAmericanWeeksAndOrder(text: String, expected: String) {
        #expect(read(text, "en_US") == expected)
    }

    @Test(arguments: [
        ("heute", "2026-06-03"), ("morgen", "2026-06-04"), ("übermorgen", "2026-06-05"),
        ("uebermorgen", "2026-06-05"), ("gestern", "2026-06-02"), ("vorgestern", "2026-06-01"),
        ("in 3 Tagen", "2026-06-06"), ("in einer Woche", "2026-06-10"),
        ("in zwei Wochen", "2026-06-17"), ("in einem Monat", "2026-07-03"),
        ("vor drei Tagen", "2026-05-31"), ("in acht Tagen", "2026-06-11 | 2026-06-10"),
        ("in fünfundzwanzig Tagen", "2026-06-28"), ("heute in einer Woche", "2026-06-10"),
        ("Freitag", "2026-06-05"), ("am Freitag", "2026-06-05"), ("bis Freitag", "2026-06-05"),
        ("diesen Freitag", "2026-06-05"), ("kommenden Freitag", "2026-06-05"),
        ("nächsten Freitag", "2026-06-05 | 2026-06-12"), ("nächsten Montag", "2026-06-08"),
        ("Freitag nächster Woche", "2026-06-12"), ("nächste Woche Freitag", "2026-06-12"),
        ("nächste Woche am Freitag", "2026-06-12"), ("Freitag in einer Woche", "2026-06-12"),
        ("letzten Freitag", "2026-05-29"), ("Freitag letzter Woche", "2026-05-29"),
        ("am 15.", "2026-06-15"), ("der 15.", "2026-06-15"), ("am fünfzehnten", "2026-06-15"),
        ("am 3. Juli", "2026-07-03"), ("3. Juli", "2026-07-03"), ("am 10.7.", "2026-07-10"),
        ("10.7.", "2026-07-10"), ("31.2.", "nil"), ("Fr, 5.6.", "2026-06-05"),
        ("Do, 5.6.", "nil"), ("Freitag, den 5. Juni", "2026-06-05"),
        ("am 3. nächsten Monats", "2026-07-03"), ("am ersten Juli", "2026-07-01"),
        ("morgen um 7", "2026-06-04 at 07:00 | 19:00"), ("morgen früh um 7", "2026-06-04 at 07:00"),
        ("morgen Abend um 8", "2026-06-04 at 20:00"), ("heute Abend", "2026-06-03"),
        ("Freitagabend halb acht", "2026-06-05 at 19:30"),
        ("am Freitag um 18 Uhr", "2026-06-05 at 18:00"),
        ("um 18:30 Uhr am Freitag", "2026-06-05 at 18:30"),
        ("Samstag, 6. Juni, 20:00 Uhr", "2026-06-06 at 20:00"),
        ("heute Morgen um 9", "2026-06-03 at 09:00"), ("Ostern", "nil"), ("bald", "nil"),
        ("vor Freitag", "nil"), ("am Samstag den 6.6. um 19:30", "2026-06-06 at 19:30"),
        ("übernächsten Freitag", "nil"), ("am 1. und 2. Juli", "nil"),
    ])
    func readsGerman(text: String, expected: String) {
        #expect(read(text, "de_DE") == expected)
    }

    @Test(arguments: [
        ("aujourd'hui", "2026-06-03"), ("aujourd’hui", "2026-06-03"), ("demain", "2026-06-04"),
        ("après-demain", "2026-06-05"), ("hier", "2026-06-02"), ("avant-hier", "2026-06-01"),
        ("dans 3 jours", "2026-06-06"), ("dans une semaine", "2026-06-10"),
        ("dans deux mois", "2026-08-03"), ("il y a 2 jours", "2026-06-01"),
        ("dans huit jours", "2026-06-11 | 2026-06-10"),
        ("dans quinze jours", "2026-06-18 | 2026-06-17"),
        ("vendredi", "2026-06-05"), ("ce vendredi", "2026-06-05"),
        ("vendredi prochain", "2026-06-05 | 2026-06-12"), ("lundi prochain", "2026-06-08"),
        ("vendredi de la semaine prochaine", "2026-06-12"), ("vendredi en huit", "2026-06-12"),
        ("vendredi dernier", "2026-05-29"), ("le 15", "2026-06-15"), ("le 3 juillet", "2026-07-03"),
        ("le premier juillet", "2026-07-01"), ("1er juillet", "2026-07-01"),
        ("vendredi 5 juin", "2026-06-05"), ("vendredi 5", "2026-06-05"),
        ("le vendredi 5 juin", "2026-06-05"), ("10/07", "2026-07-10 | 2026-10-07"),
        ("le 3 du mois prochain", "2026-07-03"), ("le trois juillet", "2026-07-03"),
        ("demain à 18h30", "2026-06-04 at 18:30"), ("ce soir à 8h", "2026-06-03 at 20:00"),
        ("demain matin", "2026-06-04"), ("samedi à midi", "2026-06-06 at 12:00"),
        ("vendredi à 20 heures", "2026-06-05 at 20:00"), ("avant vendredi", "nil"),
    ])
    func readsFrench(text: String, expected: String) {
        #expect(read(text, "fr_FR") == expected)
    }

    @Test(arguments: [
        ("oggi", "2026-06-03"), ("domani", "2026-06-04"), ("dopodomani", "2026-06-05"),
        ("ieri", "2026-06-02"), ("l'altro ieri", "2026-06-01"), ("tra tre giorni", "2026-06-06"),
        ("fra una settimana", "2026-06-10"), ("tra 2 mesi", "2026-08-03"),
        ("due giorni fa", "2026-06-01"), ("tra quindici giorni", "2026-06-18 | 2026-06-17"),
        ("venerdì", "2026-06-05"), ("venerdi", "2026-06-05"), ("per venerdì", "2026-06-05"),
        ("questo venerdì", "2026-06-05"), ("venerdì prossimo", "2026-06-05 | 2026-06-12"),
        ("il prossimo venerdì", "2026-06-05 | 2026-06-12"), ("lunedì prossimo", "2026-06-08"),
        ("venerdì della prossima settimana", "2026-06-12"), ("venerdì che viene", "2026-06-05"),
        ("venerdì scorso", "2026-05-29"), ("il 15", "2026-06-15"), ("l'8", "2026-06-08"),
        ("il 3 luglio", "2026-07-03"), ("il primo luglio", "2026-07-01"),
        ("il tre luglio", "2026-07-03"), ("venerdì 5 giugno", "2026-06-05"),
        ("venerdì 5", "2026-06-05"), ("10/7", "2026-07-10 | 2026-10-07"),
        ("il 3 del mese prossimo", "2026-07-03"), ("domani alle 18", "2026-06-04 at 18:00"),
        ("stasera alle 8 e mezza", "2026-06-03 at 20:30"), ("domani sera", "2026-06-04"),
        ("domani mattina alle 9", "2026-06-04 at 09:00"),
        ("sabato a mezzogiorno", "2026-06-06 at 12:00"),
        ("alle 18 di domani", "2026-06-04 at 18:00"),
        ("sabato ore 20.30", "2026-06-06 at 20:30"), ("Pasqua", "nil"),
        ("sabato 6 alle 20", "2026-06-06 at 20:00"),
        ("sabato alle 6", "2026-06-06 at 06:00 | 18:00"), ("prima di venerdì", "nil"),
    ])
    func readsItalian(text: String, expected: String) {
        #expect(read(text, "it_IT") == expected)
    }

    @Test(arguments: [
        ("hoy", "2026-06-03"), ("mañana", "2026-06-04"), ("manana", "2026-06-04"),
        ("pasado mañana", "2026-06-05"), ("ayer", "2026-06-02"), ("anteayer", "2026-06-01"),
        ("en 3 días", "2026-06-06"), ("dentro de una semana", "2026-06-10"),
        ("hace dos días", "2026-06-01"), ("dentro de quince días", "2026-06-18 | 2026-06-17"),
        ("viernes", "2026-06-05"), ("el viernes", "2026-06-05"), ("este viernes", "2026-06-05"),
        ("el próximo viernes", "2026-06-05 | 2026-06-12"),
        ("el viernes que viene", "2026-06-05 | 2026-06-12"),
        ("el viernes de la próxima semana", "2026-06-12"), ("el viernes pasado", "2026-05-29"),
        ("el 15", "2026-06-15"), ("el 3 de julio", "2026-07-03"), ("el día 15", "2026-06-15"),
        ("viernes 5 de junio", "2026-06-05"), ("10/7", "2026-07-10 | 2026-10-07"),
        ("el 3 del mes que viene", "2026-07-03"),
        ("mañana a las 7 de la tarde", "2026-06-04 at 19:00"),
        ("mañana por la mañana", "2026-06-04"),
        ("mañana por la mañana a las 9", "2026-06-04 at 09:00"),
        ("esta noche a las 9", "2026-06-03 at 21:00"),
        ("el viernes a las 20:30", "2026-06-05 at 20:30"),
        ("antes del viernes", "nil"),
    ])
    func readsSpanish(text: String, expected: String) {
        #expect(read(text, "es_ES") == expected)
    }

    @Test(arguments: [
        ("hoje", "2026-06-03"), ("amanhã", "2026-06-04"), ("depois de amanhã", "2026-06-05"),
        ("ontem", "2026-06-02"), ("anteontem", "2026-06-01"), ("em 3 dias", "2026-06-06"),
        ("daqui a uma semana", "2026-06-10"), ("há dois dias", "2026-06-01"),
        ("dois dias atrás", "2026-06-01"), ("sexta", "2026-06-05"), ("sexta-feira", "2026-06-05"),
        ("na sexta", "2026-06-05"), ("6ª feira", "2026-06-05"), ("esta sexta", "2026-06-05"),
        ("próxima sexta-feira", "2026-06-05 | 2026-06-12"),
        ("sexta que vem", "2026-06-05 | 2026-06-12"), ("sexta da próxima semana", "2026-06-12"),
        ("sexta passada", "2026-05-29"), ("dia 15", "2026-06-15"), ("3 de julho", "2026-07-03"),
        ("no dia 3 de julho", "2026-07-03"), ("sexta, 5 de junho", "2026-06-05"),
        ("10/7", "2026-07-10 | 2026-10-07"), ("amanhã às 19h", "2026-06-04 at 19:00"),
        ("sexta-feira às 19h30", "2026-06-05 at 19:30"), ("hoje à noite", "2026-06-03"),
        ("amanhã às 8 da noite", "2026-06-04 at 20:00"),
        ("sábado ao meio-dia", "2026-06-06 at 12:00"),
        ("antes de sexta", "nil"),
    ])
    func readsPortuguese(text: String, expected: String) {
        #expect(read(text, "pt_PT") == expected)
    }

    @Test(arguments: [
        ("vandaag", "2026-06-03"), ("morgen", "2026-06-04"), ("overmorgen", "2026-06-05"),
        ("gisteren", "2026-06-02"), ("eergisteren", "2026-06-01"), ("over 3 dagen", "2026-06-06"),
        ("over een week", "2026-06-10"), ("over twee maanden", "2026-08-03"),
        ("2 dagen geleden", "2026-06-01"), ("vrijdag", "2026-06-05"), ("op vrijdag", "2026-06-05"),
        ("deze vrijdag", "2026-06-05"), ("aanstaande vrijdag", "2026-06-05"),
        ("a.s. vrijdag", "2026-06-05"), ("volgende vrijdag", "2026-06-12 | 2026-06-05"),
        ("vrijdag volgende week", "2026-06-12"), ("volgende week vrijdag", "2026-06-12"),
        ("vrijdag over een week", "2026-06-12"), ("afgelopen vrijdag", "2026-05-29"),
        ("de 15e", "2026-06-15"), ("3 juli", "2026-07-03"), ("de derde juli", "2026-07-03"),
        ("vrijdag 5 juni", "2026-06-05"), ("10/7", "2026-07-10 | 2026-10-07"),
        ("morgen om 7 uur", "2026-06-04 at 07:00 | 19:00"),
        ("morgenavond om acht uur", "2026-06-04 at 20:00"), ("vanavond", "2026-06-03"),
        ("vrijdagavond half acht", "2026-06-05 at 19:30"), ("voor vrijdag", "nil"),
        ("10-7", "2026-07-10 | 2026-10-07"),
        ("10.7", "nil"),
    ])
    func readsDutch(text: String, expected: String) {
        #expect(read(text, "nl_NL") == expected)
    }

    @Test(arguments: [
        ("dzisiaj", "2026-06-03"), ("dziś", "2026-06-03"), ("jutro", "2026-06-04"),
        ("pojutrze", "2026-06-05"), ("wczoraj", "2026-06-02"), ("przedwczoraj", "2026-06-01"),
        ("za 3 dni", "2026-06-06"), ("za tydzień", "2026-06-10"), ("za dwa tygodnie", "2026-06-17"),
        ("za miesiąc", "2026-07-03"), ("2 dni temu", "2026-06-01"), ("tydzień temu", "2026-05-27"),
        ("piątek", "2026-06-05"), ("w piątek", "2026-06-05"), ("we wtorek", "2026-06-09"),
        ("w ten piątek", "2026-06-05"), ("w najbliższy piątek", "2026-06-05"),
        ("w przyszły piątek", "2026-06-12 | 2026-06-05"),
        ("w piątek w przyszłym tygodniu", "2026-06-12"), ("w piątek za tydzień", "2026-06-12"),
        ("w zeszły piątek", "2026-05-29"), ("piętnastego", "2026-06-15"), ("15.", "2026-06-15"),
        ("3 lipca", "2026-07-03"), ("trzeciego lipca", "2026-07-03"),
        ("w piątek 5 czerwca", "2026-06-05"), ("10.07", "2026-07-10"),
        ("jutro o 18:30", "2026-06-04 at 18:30"), ("jutro o siódmej rano", "2026-06-04 at 07:00"),
        ("dziś wieczorem", "2026-06-03"), ("w sobotę w południe", "2026-06-06 at 12:00"),
        ("przed piątkiem", "nil"),
    ])
    func readsPolish(text: String, expected: String) {
        #expect(read(text, "pl_PL") == expected)
    }

    @Test(arguments: [
        ("i dag", "2026-06-03"), ("i morgen", "2026-06-04"), ("i overmorgen", "2026-06-05"),
        ("i går", "2026-06-02"), ("i forgårs", "2026-06-01"), ("om 3 dager", "2026-06-06"),
        ("om en uke", "2026-06-10"), ("om to måneder", "2026-08-03"),
        ("for to dager siden", "2026-06-01"), ("fredag", "2026-06-05"), ("på fredag", "2026-06-05"),
        ("denne fredagen", "nil"), ("denne fredag", "2026-06-05"),
        ("kommende fredag", "2026-06-05"),
        ("neste fredag", "2026-06-12 | 2026-06-05"), ("fredag neste uke", "2026-06-12"),
        ("fredag om en uke", "2026-06-12"), ("forrige fredag", "2026-05-29"),
        ("den 15.", "2026-06-15"), ("3. juli", "2026-07-03"), ("den tredje juli", "2026-07-03"),
        ("fredag 5. juni", "2026-06-05"), ("10.7.", "2026-07-10"),
        ("i morgen kl. 18.30", "2026-06-04 at 18:30"), ("i kveld kl. 8", "2026-06-03 at 20:00"),
        ("i morgen tidlig", "2026-06-04"),
        ("lørdag klokka halv åtte", "2026-06-06 at 07:30 | 19:30"),
        ("før fredag", "nil"),
    ])
    func readsNorwegian(text: String, expected: String) {
        #expect(read(text, "nb_NO") == expected)
    }

    @Test(arguments: [
        ("idag", "2026-06-03"), ("i dag", "2026-06-03"), ("imorgon", "2026-06-04"),
        ("i övermorgon", "2026-06-05"), ("igår", "2026-06-02"), ("i förrgår", "2026-06-01"),
        ("om 3 dagar", "2026-06-06"), ("om en vecka", "2026-06-10"),
        ("för två dagar sedan", "2026-06-01"), ("fredag", "2026-06-05"),
        ("på fredag", "2026-06-05"),
        ("nu på fredag", "2026-06-05"), ("nästa fredag", "2026-06-12 | 2026-06-05"),
        ("fredag nästa vecka", "2026-06-12"), ("fredag om en vecka", "2026-06-12"),
        ("i fredags", "2026-05-29"), ("förra fredagen", "2026-05-29"), ("den 15:e", "2026-06-15"),
        ("den 15", "2026-06-15"), ("3 juli", "2026-07-03"), ("den tredje juli", "2026-07-03"),
        ("fredag 5 juni", "2026-06-05"), ("10/7", "2026-07-10 | 2026-10-07"),
        ("imorgon kl. 18.30", "2026-06-04 at 18:30"), ("ikväll klockan 8", "2026-06-03 at 20:00"),
        ("imorgon bitti", "2026-06-04"), ("lördag halv åtta", "2026-06-06 at 07:30 | 19:30"),
        ("före fredag", "nil"),
    ])
    func readsSwedish(text: String, expected: String) {
        #expect(read(text, "sv_SE") == expected)
    }

    @Test(arguments: [
        ("Friday", "2026-05-29"), ("Wednesday", "2026-06-03 | 2026-05-27"),
        ("3 March", "2026-03-03"),
        ("3 July", "2025-07-03"), ("the 15th", "2026-05-15"), ("the 1st", "2026-06-01"),
        ("3 June", "2026-06-03"), ("10/7", "2025-07-10 | 2025-10-07"), ("tomorrow", "2026-06-04"),
        ("the 31st", "2026-05-31"),
    ])
    func looksBackForExpenses(text: String, expected: String) {
        #expect(read(text, "en_GB", .past) == expected)
    }

    private func read(
        _ text: String, _ locale: String, _ direction: DateDirection
    ) -> String {
        read(text, locale, on: (2026, 6, 3), direction)
    }

    @Test(
        arguments: [
            // The end of a month and of a year, and a leap year's day.
            ("in a month", (2026, 1, 31), "2026-02-28"), ("tomorrow", (2026, 12, 31), "2027-01-01"),
            ("in a year", (2024, 2, 29), "2025-02-28"), ("29 February", (2027, 3, 1), "2028-02-29"),
            ("29 February", (2024, 2, 29), "2024-02-29"),
            ("1 January", (2026, 12, 31), "2027-01-01"),
            ("the 1st", (2026, 12, 31), "2027-01-01"),
            // Said on a Sunday, which ends the week.
            ("next Friday", (2026, 6, 7), "2026-06-12"),
            ("this Friday", (2026, 6, 7), "2026-06-12 | 2026-06-05"),
            ("Monday", (2026, 6, 7), "2026-06-08"), ("next Sunday", (2026, 6, 7), "2026-06-14"),
            ("Friday week", (2026, 6, 5), "2026-06-12 | 2026-06-19"),
            // The first and the last day that can be written.
            ("tomorrow", (9999, 12, 31), "nil"), ("yesterday", (1583, 1, 1), "nil"),
            ("next Friday", (9999, 12, 31), "nil"), ("1 January", (9999, 12, 31), "nil"),
        ] as [(String, (Int, Int, Int), String)])
    func crossesEndsOfMonthsAndYears(text: String, today: (Int, Int, Int), expected: String) {
        #expect(read(text, "en_GB", on: today) == expected)
    }

    @Test func seesDayOfTimeZoneAcrossChangeOfClocks() throws {
        let rome = try #require(TimeZone(identifier: "Europe/Rome"))
        let italian = Locale(identifier: "it_IT")
        // 23:30 on 28 March 2026 in Rome, the night in which clocks move forward.
        let now = Date(timeIntervalSince1970: 1_774_737_000)
        let parser = try #require(SaidDateParser(locale: italian, now: now, timeZone: rome))
        #expect(Outline.of(parser.parse("domani")) == "2026-03-29")
        #expect(Outline.of(parser.parse("dopodomani")) == "2026-03-30")
        let utc = try #require(SaidDateParser(locale: italian, now: now + 5400, timeZone: .gmt))
        #expect(Outline.of(utc.parse("oggi")) == "2026-03-29")
        #expect(SaidDateParser(locale: italian, now: .distantPast, timeZone: rome) == nil)
    }
}
