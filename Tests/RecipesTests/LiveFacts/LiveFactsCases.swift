/// Questions in ten languages: locale, today, question, tool, place, and what the tool comes to.
enum LiveFactsCases {
    static let all: [(String, String, String, String, String, String)] = [
        ("en-GB", "2026-03-12", "45 plus 67 minus 12", "calculator", "", "100"),
        (
            "it-IT", "2026-03-12", "Quanto fanno 2 biglietti da 45 euro più 7,50?", "calculator",
            "",
            "97.5"
        ),
        (
            "sv-SE", "2026-03-12", "Hur många dagar är det till midsommarafton?", "calendar", "",
            "99 days"
        ),
        ("en-GB", "2026-03-12", "What time did the match in Madrid start?", "none", "", ""),
        ("it-IT", "2026-03-12", "A che ora è iniziata la partita a Madrid?", "none", "", ""),
        ("en-US", "2026-07-01", "1200/16", "calculator", "", "75"),
        ("en-US", "2026-07-01", "What is 9.99 + 14.5?", "calculator", "", "24.49"),
        ("en-GB", "2026-03-12", "How long until 20 March?", "calendar", "", "8 days"),
        (
            "en-US", "2026-07-01", "How many weeks between July 4 and Thanksgiving, November 26?",
            "calendar", "", "20 weeks"
        ),
        ("en-GB", "2026-03-12", "How many weeks until 25 December?", "calendar", "", "41 weeks"),
        ("en-US", "2026-07-01", "Convert 98.6 F to C", "convert", "", "37"),
        ("en-US", "2026-07-01", "2 cups to ml", "convert", "", ""),
        (
            "en-GB", "2026-03-12", "what time is it in new york right now", "local_time",
            "new york", ""
        ),
        ("en-GB", "2026-03-12", "What's the time in Tokyo?", "local_time", "Tokyo", ""),
        ("en-GB", "2026-03-12", "Is 2 a prime number?", "none", "", ""),
        ("en-GB", "2026-03-12", "What does \"carpe diem\" mean?", "none", "", ""),
        ("en-GB", "2026-03-12", "How are you?", "none", "", ""),
        (
            "en-US", "2026-07-01", "Any thunderstorms in St. Louis tonight?", "weather",
            "St. Louis", ""
        ),
        (
            "en-US", "2026-07-01", "Is it going to storm in Kansas City tonight", "weather",
            "Kansas City", ""
        ),
        ("en-US", "2026-07-01", "Chicago weather tomorrow", "weather", "Chicago", ""),
        ("de-DE", "2026-10-20", "Wurzel aus 225", "calculator", "", "15"),
        ("de-DE", "2026-10-20", "Was ist die Hälfte von 97?", "calculator", "", "48.5"),
        ("de-DE", "2026-10-20", "zwölf mal zwölf", "calculator", "", "144"),
        ("de-DE", "2026-10-20", "Wann ist Ostern 2027?", "calendar", "", "2027-03-28"),
        (
            "de-DE", "2026-10-20",
            "Wie viele Wochen sind es zwischen dem 1. Januar und dem 1. April 2026?", "calendar",
            "", "12 weeks"
        ),
        (
            "de-DE", "2026-10-20", "Was für ein Wochentag ist Silvester dieses Jahr?", "calendar",
            "", "Thursday"
        ),
        ("de-DE", "2026-10-20", "Wie viel Gramm sind 8 Unzen?", "convert", "", ""),
        ("de-DE", "2026-10-20", "2,5 Stunden in Minuten", "convert", "", "150"),
        ("de-DE", "2026-10-20", "100 Quadratmeter in Hektar", "convert", "", "0.01"),
        (
            "de-DE", "2026-10-20", "Kannst du mir sagen, wie spät es in Los Angeles ist?",
            "local_time", "Los Angeles", ""
        ),
        ("de-DE", "2026-10-20", "Uhrzeit Sydney", "local_time", "Sydney", ""),
        ("de-DE", "2026-10-20", "Was ist die Hauptstadt von Kanada?", "none", "", ""),
        ("de-DE", "2026-10-20", "Guten Morgen!", "none", "", ""),
        ("de-DE", "2026-10-20", "Erzähl mir einen Witz", "none", "", ""),
        ("de-DE", "2026-10-20", "Wie kalt ist es gerade in Zürich?", "weather", "Zürich", ""),
        (
            "de-DE", "2026-10-20", "Gibt es heute Gewitter in Frankfurt am Main?", "weather",
            "Frankfurt am Main", ""
        ),
        (
            "de-DE", "2026-10-20", "Wie wird das Wetter am Wochenende in München?", "weather",
            "München", ""
        ),
        (
            "it-IT", "2026-05-04", "Quanto pago a testa se siamo in 5 e il conto è 142,50 euro?",
            "calculator", "", "28.5"
        ),
        ("it-IT", "2026-05-04", "il triplo di 45", "calculator", "", "135"),
        ("it-IT", "2026-05-04", "Quanto fa 18 per 7?", "calculator", "", "126"),
        ("it-IT", "2026-05-04", "Che data sarà fra sei settimane?", "calendar", "", "2026-06-15"),
        ("it-IT", "2026-05-04", "Che giorno è Ferragosto quest'anno?", "calendar", "", "Saturday"),
        (
            "it-IT", "2026-05-04", "Quanti giorni ci sono tra il 10 maggio e il 3 giugno?",
            "calendar", "", "24 days"
        ),
        ("it-IT", "2026-05-04", "mezzo litro in millilitri", "convert", "", "500"),
        ("it-IT", "2026-05-04", "3 libbre in chili", "convert", "", ""),
        ("it-IT", "2026-05-04", "120 km/h in miglia orarie", "convert", "", ""),
        ("it-IT", "2026-05-04", "A Milano che ore sono?", "local_time", "Milano", ""),
        ("it-IT", "2026-05-04", "Che ora è a Londra adesso?", "local_time", "Londra", ""),
        ("it-IT", "2026-05-04", "Qual è la capitale del Perù?", "none", "", ""),
        ("it-IT", "2026-05-04", "Chi ha dipinto la Gioconda?", "none", "", ""),
        ("it-IT", "2026-05-04", "Perché il mare è salato?", "none", "", ""),
        (
            "it-IT", "2026-05-04", "Fa freddo a Cortina d'Ampezzo?", "weather", "Cortina d'Ampezzo",
            ""
        ),
        ("it-IT", "2026-05-04", "Mi serve l'ombrello oggi a Genova?", "weather", "Genova", ""),
        ("it-IT", "2026-05-04", "Pioverà domani a Torino?", "weather", "Torino", ""),
        ("fr-FR", "2026-02-10", "Quelle est la racine carrée de 169 ?", "calculator", "", "13"),
        ("fr-FR", "2026-02-10", "Combien font 3,5 fois 4 ?", "calculator", "", "14"),
        ("fr-FR", "2026-02-10", "la moitié de 87", "calculator", "", "43.5"),
        (
            "fr-FR", "2026-02-10", "Je suis né le 8 mars 1992, quel âge ai-je ?", "calendar", "",
            "33 years"
        ),
        (
            "fr-FR", "2026-02-10", "Dans combien de jours est-on le 1er avril ?", "calendar", "",
            "50 days"
        ),
        ("fr-FR", "2026-02-10", "Le 25 décembre 2026 tombe quel jour ?", "calendar", "", "Friday"),
        ("fr-FR", "2026-02-10", "90 km/h en m/s", "convert", "", "25"),
        ("fr-FR", "2026-02-10", "5 livres en kilos", "convert", "", ""),
        ("fr-FR", "2026-02-10", "6 pieds en mètres", "convert", "", ""),
        ("fr-FR", "2026-02-10", "L'heure à Pékin s'il te plaît", "local_time", "Pékin", ""),
        (
            "fr-FR", "2026-02-10",
            "Est-ce que je peux appeler Tokyo maintenant, il est quelle heure là-bas ?",
            "local_time", "Tokyo", ""
        ),
        ("fr-FR", "2026-02-10", "Quelle heure est-il à Montréal ?", "local_time", "Montréal", ""),
        ("fr-FR", "2026-02-10", "Raconte-moi une histoire drôle", "none", "", ""),
        ("fr-FR", "2026-02-10", "Reformule poliment : donne-moi ça tout de suite.", "none", "", ""),
        ("fr-FR", "2026-02-10", "Bonjour !", "none", "", ""),
        (
            "fr-FR", "2026-02-10", "Quel temps fera-t-il demain à Aix-en-Provence ?", "weather",
            "Aix-en-Provence", ""
        ),
        (
            "fr-FR", "2026-02-10", "Quelle température fait-il à La Rochelle ?", "weather",
            "La Rochelle", ""
        ),
        (
            "fr-FR", "2026-02-10", "Est-ce qu'il fait froid à Strasbourg en ce moment ?", "weather",
            "Strasbourg", ""
        ),
        ("es-ES", "2026-08-17", "divide 144 entre 6", "calculator", "", "24"),
        ("es-ES", "2026-08-17", "3 entradas a 15,50 cada una", "calculator", "", "46.5"),
        ("es-ES", "2026-08-17", "el 15 por ciento de 90", "calculator", "", "13.5"),
        (
            "es-ES", "2026-08-17", "¿Cuántas semanas faltan hasta el 1 de enero?", "calendar", "",
            "19 weeks"
        ),
        ("es-ES", "2026-08-17", "¿Qué fecha será dentro de 60 días?", "calendar", "", "2026-10-16"),
        (
            "es-ES", "2026-08-17", "¿Qué día de la semana fue el 20 de julio de 1969?", "calendar",
            "", "Sunday"
        ),
        ("es-ES", "2026-08-17", "¿Cuántos metros son 3 millas?", "convert", "", ""),
        ("es-ES", "2026-08-17", "¿Cuántos centímetros son 20 pulgadas?", "convert", "", "50.8"),
        (
            "es-ES", "2026-08-17", "¿A cuántos grados Celsius equivalen 100 Fahrenheit?", "convert",
            "", ""
        ),
        ("es-ES", "2026-08-17", "¿Me puedes decir la hora de Tokio?", "local_time", "Tokio", ""),
        ("es-AR", "2026-08-17", "¿Qué hora es en Nueva York?", "local_time", "Nueva York", ""),
        ("es-ES", "2026-08-17", "¿Qué hora es ahora en Lima?", "local_time", "Lima", ""),
        ("es-ES", "2026-08-17", "¿Quién pintó el Guernica?", "none", "", ""),
        ("es-ES", "2026-08-17", "¿Por qué llueve?", "none", "", ""),
        ("es-ES", "2026-08-17", "Escríbeme un poema corto", "none", "", ""),
        ("es-ES", "2026-08-17", "El tiempo en Gijón mañana", "weather", "Gijón", ""),
        ("es-ES", "2026-08-17", "¿Cuántos grados hace en Córdoba?", "weather", "Córdoba", ""),
        (
            "es-MX", "2026-08-17", "¿Cómo estará el clima en Monterrey el sábado?", "weather",
            "Monterrey", ""
        ),
        ("nl-NL", "2026-04-06", "Hoeveel is 12 procent van 350?", "calculator", "", "42"),
        ("nl-NL", "2026-04-06", "96 gedeeld door 8", "calculator", "", "12"),
        ("nl-NL", "2026-04-06", "wat is 3 keer 17", "calculator", "", "51"),
        (
            "nl-NL", "2026-04-06", "Ik ben geboren op 14 februari 1990, hoe oud ben ik?",
            "calendar", "", "36 years"
        ),
        (
            "nl-NL", "2026-04-06", "Welke dag van de week was 5 mei 1945?", "calendar", "",
            "Saturday"
        ),
        ("nl-NL", "2026-04-06", "Hoeveel dagen tot Kerstmis?", "calendar", "", "263 days"),
        ("nl-NL", "2026-04-06", "Zet 20 graden Celsius om naar Fahrenheit", "convert", "", "68"),
        ("nl-NL", "2026-04-06", "Hoeveel centimeter is 12 inch?", "convert", "", "30.48"),
        ("nl-NL", "2026-04-06", "Hoeveel kilometer is 15 mijl?", "convert", "", ""),
        ("nl-NL", "2026-04-06", "Hoe laat is het in Tokio?", "local_time", "Tokio", ""),
        ("nl-NL", "2026-04-06", "Vertel een mop", "none", "", ""),
        ("nl-NL", "2026-04-06", "Dank je wel!", "none", "", ""),
        ("nl-NL", "2026-04-06", "Wat is de hoofdstad van Portugal?", "none", "", ""),
        ("nl-NL", "2026-04-06", "Is het koud in Reykjavik?", "weather", "Reykjavik", ""),
        (
            "nl-NL", "2026-04-06", "Heb ik vandaag een paraplu nodig in Den Haag?", "weather",
            "Den Haag", ""
        ),
        ("nl-NL", "2026-04-06", "Hoe warm is het in Maastricht?", "weather", "Maastricht", ""),
        ("pl-PL", "2026-09-01", "Ile to 15 procent z 240?", "calculator", "", "36"),
        ("pl-PL", "2026-09-01", "Ile to 18 razy 25?", "calculator", "", "450"),
        ("pl-PL", "2026-09-01", "Ile to jest 150 podzielić przez 6?", "calculator", "", "25"),
        ("pl-PL", "2026-09-01", "Jaka będzie data za 30 dni?", "calendar", "", "2026-10-01"),
        ("pl-PL", "2026-09-01", "Ile dni zostało do Wigilii?", "calendar", "", "114 days"),
        ("pl-PL", "2026-09-01", "Jaki dzień tygodnia będzie za 10 dni?", "calendar", "", "Friday"),
        ("pl-PL", "2026-09-01", "Ile kilometrów to 20 mil?", "convert", "", ""),
        ("pl-PL", "2026-09-01", "Przelicz 100 stopni Fahrenheita na Celsjusza", "convert", "", ""),
        ("pl-PL", "2026-09-01", "Ile centymetrów ma 10 cali?", "convert", "", "25.4"),
        (
            "pl-PL", "2026-09-01", "która jest teraz godzina w Nowym Jorku", "local_time",
            "Nowym Jorku", ""
        ),
        ("pl-PL", "2026-09-01", "Która godzina jest w Londynie?", "local_time", "Londynie", ""),
        ("pl-PL", "2026-09-01", "Jak powiedzieć \"dziękuję\" po angielsku?", "none", "", ""),
        ("pl-PL", "2026-09-01", "Opowiedz mi dowcip", "none", "", ""),
        ("pl-PL", "2026-09-01", "Jaka jest pogoda w Krakowie?", "weather", "Krakowie", ""),
        ("pl-PL", "2026-09-01", "Czy jutro będzie padać w Gdańsku?", "weather", "Gdańsku", ""),
        ("pl-PL", "2026-09-01", "Czy potrzebuję parasola w Warszawie?", "weather", "Warszawie", ""),
        ("pt-BR", "2026-06-08", "Quanto dá 250 dividido por 8?", "calculator", "", "31.25"),
        ("pt-BR", "2026-06-08", "Quanto é 15% de 380?", "calculator", "", "57"),
        ("pt-PT", "2026-06-08", "Quanto é 12 vezes 34?", "calculator", "", "408"),
        (
            "pt-BR", "2026-06-08", "Quantos dias faltam para 12 de outubro?", "calendar", "",
            "126 days"
        ),
        (
            "pt-PT", "2026-06-08", "Que dia da semana é 10 de junho de 2026?", "calendar", "",
            "Wednesday"
        ),
        (
            "pt-PT", "2026-06-08", "Nasci a 4 de abril de 1974, que idade tenho?", "calendar", "",
            "52 years"
        ),
        ("pt-BR", "2026-06-08", "Quantos centímetros tem 32 polegadas?", "convert", "", ""),
        ("pt-BR", "2026-06-08", "Quantos quilômetros são 50 milhas?", "convert", "", ""),
        (
            "pt-PT", "2026-06-08", "Que horas são agora em Nova Iorque?", "local_time",
            "Nova Iorque", ""
        ),
        ("pt-BR", "2026-06-08", "Que horas são em Lisboa?", "local_time", "Lisboa", ""),
        ("pt-PT", "2026-06-08", "Quem escreveu Os Lusíadas?", "none", "", ""),
        ("pt-BR", "2026-06-08", "Traduza \"bom dia\" para o inglês", "none", "", ""),
        ("pt-PT", "2026-06-08", "Preciso de guarda-chuva amanhã em Braga?", "weather", "Braga", ""),
        (
            "pt-BR", "2026-06-08", "Vai fazer frio em Gramado no fim de semana?", "weather",
            "Gramado", ""
        ),
        ("pt-BR", "2026-06-08", "Como está o tempo em Recife?", "weather", "Recife", ""),
        ("sv-SE", "2026-11-16", "Vad blir 144 delat med 12?", "calculator", "", "12"),
        ("sv-SE", "2026-11-16", "Vad är 20 procent av 450?", "calculator", "", "90"),
        (
            "sv-SE", "2026-11-16", "Vilken veckodag är den 13 december 2026?", "calendar", "",
            "Sunday"
        ),
        (
            "sv-SE", "2026-11-16", "Jag är född 2 maj 1980, hur gammal är jag?", "calendar", "",
            "46 years"
        ),
        ("sv-SE", "2026-11-16", "Vilket datum är det om 45 dagar?", "calendar", "", "2026-12-31"),
        ("sv-SE", "2026-11-16", "Hur många kilometer är 5 mil?", "convert", "", "50"),
        ("sv-SE", "2026-11-16", "Hur många centimeter är 5 tum?", "convert", "", "12.7"),
        ("sv-SE", "2026-11-16", "Vad är klockan i New York?", "local_time", "New York", ""),
        ("sv-SE", "2026-11-16", "Skriv en dikt om hösten", "none", "", ""),
        ("sv-SE", "2026-11-16", "Hur kallt är det i Umeå?", "weather", "Umeå", ""),
        ("sv-SE", "2026-11-16", "Behöver jag paraply i Malmö idag?", "weather", "Malmö", ""),
        (
            "sv-SE", "2026-11-16", "Kommer det att regna i Göteborg imorgon?", "weather",
            "Göteborg", ""
        ),
        ("nb-NO", "2026-01-05", "Hva er 17 ganger 6?", "calculator", "", "102"),
        ("nb-NO", "2026-01-05", "Hvor mye er 25 prosent av 480?", "calculator", "", "120"),
        (
            "nb-NO", "2026-01-05", "Jeg er født 17. mai 1990. Hvor gammel er jeg?", "calendar", "",
            "35 years"
        ),
        ("nb-NO", "2026-01-05", "Hvilken dato er det om 30 dager?", "calendar", "", "2026-02-04"),
        ("nb-NO", "2026-01-05", "Hvilken ukedag er 24. desember 2026?", "calendar", "", "Thursday"),
        ("nb-NO", "2026-01-05", "Hvor mange centimeter er 6 fot?", "convert", "", ""),
        ("nb-NO", "2026-01-05", "Hva er 100 fahrenheit i celsius?", "convert", "", ""),
        ("nb-NO", "2026-01-05", "Hva er klokka i Bangkok?", "local_time", "Bangkok", ""),
        ("nb-NO", "2026-01-05", "Fortell en vits", "none", "", ""),
        ("nb-NO", "2026-01-05", "Regner det i Stavanger?", "weather", "Stavanger", ""),
        ("nb-NO", "2026-01-05", "Er det kaldt i Tromsø nå?", "weather", "Tromsø", ""),
        ("nb-NO", "2026-01-05", "Hvordan blir været i Bergen i morgen?", "weather", "Bergen", ""),
    ]
}
