extension QuestionTable {
    static let polish = QuestionTable(
        time:
            "która godzina|która jest godzina|którą godzinę|czas lokalny|aktualny czas|aktualna godzina|o której jest teraz|jaki jest czas|różnica czasu|strefa czasowa|która teraz|jaka jest godzina|która jest teraz|godzina jest|godzina w",
        timeHints: "godzina|godzinę|późno|noc|rano|wcześnie",
        weather: """
            pogoda|pogodę|pogody|prognoza|prognozę|pada|padać|padało|będzie padać|deszcz|deszczu|deszczowo|parasol|parasola|śnieg|śniegu|śnieży|słonecznie|temperatura|temperaturę|temperatury|pochmurno|\
            wietrznie|wieje|burza|burze|burzy|burzowo|mróz|mrozu|mroźno|mgła|mgły|grad|ile stopni|jak zimno|jak ciepło|jak gorąco|krem z filtrem|kurtka przeciwdeszczowa|upał|upały|ślisko|okulary przeciwsłoneczne|leje|kalosze
            """,
        weatherHints:
            "ciepło|zimno|gorąco|chłodno|kurtka|kurtkę|płaszcz|sweter|stopni|słońce|wiatr|rękawiczki|czapka|czapkę|szalik|chmury|szorty|świeci|ubrać",
        tasks: """
            o której był|o której była|o której zaczął|o której przyszedł|która była godzina|\
            różnica między|wymień|pomóż|napisz|pisz|przepisz|przeredaguj|przetłumacz|tłumaczenie|streść|streszczenie|podsumuj|wyjaśnij|wytłumacz|kto|dlaczego|czemu|historia|historię|opowiedz|bajka|bajkę|wiersz|wierszyk|żart|dowcip|przepis|\
            stolica|stolicą|znaczy|oznacza|powiedzieć|mówi się|pisze się|popraw|zaproponuj|poleć|polecisz|przypomnij|zagraj|zadzwoń|pomysł|pomysły|synonim|mieszkańców|\
            wynalazł|jak się masz|jak masz na imię|masz na imię|nazywasz|jak leci|napisał|namalował|jak działa|jak zrobić|porady|przeciwieństwo|jesteś|co słychać
            """,
        search:
            "wyszukaj w internecie|szukaj w internecie|poszukaj w internecie|znajdź w internecie|wygugluj|google|wyszukaj",
        prepositions: "w|we|na|do|z|nad|pod|dla|koło|przy|u|około|ze",
        placeEnds: """
            dziś|dzisiaj|jutro|teraz|pojutrze|jest|będzie|i|lub|albo|czy|jeśli|w ten|ten|ta|to|obecnie|aktualnie|w tej|weekend|wieczorem|rano|południu|po|tydzień|tygodniu|\
            nocy|na|mój|która|który|że|się|w|stopni|chwili|przez|za|latem|zimą
            """,
        howMany: "ile|ilu|liczba", howLong: "jak długo|ile czasu|jak daleko",
        weekday:
            "dzień tygodnia|jaki dzień tygodnia|jakim dniem tygodnia|dniem tygodnia|który dzień tygodnia",
        day:
            "jaki dzień|który dzień|jaka data|jaka jest data|jaka będzie data|data|datę|kiedy jest|kiedy był|kiedy wypada|kiedy będzie|który będzie|jakiego dnia|którego|którego będzie|kiedy są",
        age:
            "urodzony|urodzona|urodziłem|urodziłam|urodził|urodziła|ile mam lat|ile ma lat|wiek|data urodzenia|lat ma|lat mam|urodzonego|urodzona",
        after: "po|od|plus|licząc od", before: "przed|minus",
        between: "między|pomiędzy|do|od|a|i|zostało|pozostało|upłynęło|minęło",
        since: "od",
        into: "w|na|to|jest|ma|=|ile|do|wynosi|równa się|mieści się w|przypada na",
        half: "pół",
        andHalf: "i pół",
        operators: [
            ("plus|dodać|dodać do", .plus), ("minus|odjąć", .minus),
            ("razy|pomnożone przez|pomnożyć przez|pomnożone", .times),
            (
                "podzielić przez|podzielone przez|dzielone przez|przez|podzielone na|podzielić na",
                .divided
            ), ("do potęgi|do", .power),
            ("procent|procenta|procentów|%", .percent), ("do kwadratu", .raised(2)),
            ("do sześcianu", .raised(3)),
            ("pierwiastek z|pierwiastek kwadratowy z|pierwiastek", .root),
            ("połowa z|połowa|połowę", .share("0.5")),
            ("dwa razy", .share("2")), ("jedna trzecia z", .share("(1/3)")),
            ("jedna czwarta z|ćwierć z", .share("0.25")),
            ("z|od|ze", .of), ("rabatu|zniżki|taniej|rabat|zniżka|przeceny|przecena", .off),
            ("dodaj|suma", .doing(.adding)), ("odejmij", .doing(.subtracting)),
            ("pomnóż", .doing(.multiplying)), ("podziel|podzielić", .doing(.dividing)),
            ("na osobę|od osoby|dzielą", .doing(.sharing)),
            ("każdy|za sztukę|po|sztuka", .each),
        ],
        fillers:
            "ile|to|jest|wynosi|oblicz|policz|mi|podaj|wynik|proszę|=|równa|się|i|napiwku|vat|vatu|daj|będzie|razem|czy|możesz|kwoty|liczby"
    )
}
