/// What orders to machines are made of, in the languages of the normalisers.
enum PlantedWords {
    /// Who a label in front of a colon speaks for or to.
    enum Role { case model, machine, instruction }

    static let roles: WordTable<Role> = {
        var table = WordTable<Role>()
        table.add(
            """
            system|systeem|sistema|systeme|assistant|assistants|assistent|assistente|asistente|asystent|bot|\
            chatbot|root|sysadmin
            """, .machine)
        table.add(
            "prompt|override|language model|sprachmodell|llm|gpt|chatgpt|ai assistant", .model)
        table.add(
            """
            instruction|instructions|instruccion|instrucciones|istruzione|istruzioni|anweisung|anweisungen|\
            instructie|instructies|instrukcja|instrukcje|instruks|instruktion|instruktioner|instrucao|\
            instrucoes|polecenie|admin|administrator|amministratore|administrador|developer|\
            befehl|consigne|consignes|komenda|kommando|opdracht|model|parser|\
            qr|qr code|qr text|debug
            """, .instruction)
        return table
    }()
    /// What only machines are called.
    static let machines = WordTable<Void>(
        """
        language model|language models|llm|llms|ai assistant|ai assistants|ai model|ai models|ai system|ai agent|\
        ai agents|artificial intelligence|chatgpt|sprachmodell|sprachmodelle|ki assistent|ki assistenten|\
        ki modell|ki system|hey siri|hey google|ok google|künstliche intelligenz|modèle de langage|modèle de langue|intelligence artificielle|\
        assistant ia|modello linguistico|modello di linguaggio|intelligenza artificiale|assistente ia|\
        modelo de lenguaje|inteligencia artificial|asistente de ia|modelo de linguagem|modelo de idioma|\
        inteligência artificial|assistente de ia|taalmodel|taalmodellen|kunstmatige intelligentie|ai assistent|\
        model językowy|modelu językowy|modele językowe|modelem językowym|sztuczna inteligencja|\
        sztucznej inteligencji|asystent ai|asystenta ai|asystencie ai|språkmodell|språkmodellen|språkmodeller|\
        kunstig intelligens|artificiell intelligens|sprogmodel|ki assistenter|ai modell|ai modellen
        """)
    /// What machines are called that are spoken to.
    static let listeners = WordTable<Void>(
        """
        ai|ki|ia|assistant|assistants|bot|bots|chatbot|chatbots|robot|robots|parser|parsers|model|models|system|\
        systems|algorithm|ocr|agent|computer|extractor|summarizer|summariser|auslesesystem|lesesystem|assistent|assistenten|systeme|systemen|modell|roboter|algorithmus|assistente|\
        assistenti|sistema|sistemi|modello|algoritmo|assistants|robots|modèle|algorithme|asistente|asistentes|\
        sistemas|modelo|modelos|assistentes|robô|systeem|assistenten|algoritme|asystent|asystenta|asystencie|\
        asystentowi|systemu|algorytm|roboten|systemet|modellen|assistenten|algoritmen|maskinen
        """)
    /// What else reads and is no person; many of these words mean events, too.
    static let programs = WordTable<Void>(
        """
        ai|a.i.|llm|gpt|chatbot|bot|bots|robots|program|programs|software|parser|parsers|scanner|scanners|reader|\
        readers|model|models|algorithm|machine|machines|programm|programme|software|leser|lesegerät|modell|ia|\
        programmi|programma|lettore|lettori|modello|algoritmo|logiciel|logiciels|lecteur|lecteurs|modèle|programa|\
        programas|lector|lectores|leitor|leitores|modelo|programma's|lezer|lezers|programy|czytnik|oprogramowanie|\
        programmer|programvara|programvare|leser|läsare|systeme|systemen|systemer|system|systems|sistemi|sistemas|\
        verarbeitung|traitement|elaborazione|procesamiento|processamento|verwerking|przetwarzanie|extraction
        """)
    /// Orders to say something that people give each other, too.
    static let sayings = WordTable<Void>(
        "say|write|put|sag|sage|sagen|schreiben|dites|dire|dica|diga|decir|dizer|zeg|zeggen|powiedz|"
            + "powiedzieć|säg|säga|mention"
    )
    static let salutations = WordTable<Void>(
        """
        to|for|dear|hey|hi|hello|attention|an|für|lieber|liebe|hallo|achtung|à|au|aux|pour|cher|chère|bonjour|all|\
        alla|ai|agli|per|caro|cara|ciao|attenzione|a|al|para|querido|querida|estimado|hola|olá|caro|prezado|aan|\
        voor|beste|do|dla|drogi|droga|cześć|til|for|kjære|kære|hei|hej|till|för|kära|bäste|any|każdego
        """)
    /// What texts say about the conversation with a model that they pretend to be part of.
    static let prompts = WordTable<Void>(
        """
        system prompt|system override|system message|new instructions|previous instructions|\
        prior instructions|you are now|you are an ai|as an ai|if you are an ai|prompt injection|tell the user|inform the user|begin system|\
        end system|begin prompt|end prompt|begin instructions|sag dem nutzer|dis à l'utilisateur|di all'utente|\
        dile al usuario|diga ao usuário|diz ao utilizador|zeg de gebruiker|powiedz użytkownikowi|si til brukeren|\
        säg till användaren|admin mode|\
        role system|role user|role assistant|developer mode|debug mode|jailbreak|end of document|end of receipt|end of text|new document|\
        begin new document|systemnachricht|neue anweisung|neue anweisungen|vorherige anweisungen|\
        ende des dokuments|neues dokument|nouvelles instructions|instructions précédentes|fin du document|\
        nouveau document|nuove istruzioni|istruzioni precedenti|fine del documento|fine documento|\
        nuovo documento|nueva instrucción|nuevas instrucciones|instrucciones anteriores|fin del documento|\
        nuevo documento|novas instruções|instruções anteriores|fim do documento|novo documento|\
        nieuwe instructies|vorige instructies|eerdere instructies|einde document|einde van het document|\
        nieuw document|nowe instrukcje|nowe polecenie|nowe polecenia|poprzednie polecenia|koniec dokumentu|\
        nowy dokument|nye instruksjoner|nye instrukser|tidligere instruksjoner|slutt på dokumentet|\
        nytt dokument|nya instruktioner|tidigare instruktioner|slut på dokumentet|nye instruktioner|\
        eres una ia|sei una ia|tu es une ia|du bist eine ki|és uma ia|je bent een ai|jesteś ai
        """)
    /// Orders to pass over something.
    static let disregards = WordTable<Void>(
        """
        ignore|ignoring|disregard|override|forget|skip|ignoriere|ignorieren|ignoriert|vergiss|vergessen|missachte|\
        ignora|ignori|ignorate|ignorare|dimentica|dimentichi|dimenticate|scorda|ignorez|ignorer|oublie|oubliez|\
        ignorad|ignoren|olvida|olvide|olvidad|olviden|esqueça|esquece|esqueçam|ignorar|ignorem|desconsidere|\
        negeer|negeren|vergeet|ignoruj|ignorujcie|zignoruj|zignorujcie|zignorować|zapomnij|pomiń|pomińcie|glem|\
        glemme|ignorere|glöm|glömma|ignorera|strunta i|bortse|bortsett|se bort fra|overse|\
        ne pas tenir compte|ne tenez pas compte|no tener en cuenta|no tengas en cuenta|non tenere conto|\
        nicht beachten|não leve em conta|nie zwracaj uwagi|تجاهل
        """)
    static let negations = WordTable<Void>(
        "not|n't|t|don't|dont|nicht|non|ne|n|pas|no|não|nao|niet|nie|ikke|inte|never|mai|jamais|nunca"
    )
    /// Orders to say something.
    static let replies = WordTable<Void>(
        """
        respond|reply|answer|output|return|print|emit|report|extract|answering|antworte|antworten|ausgeben|\
        gib aus|gib nur|gib immer|gib als|melde|melden|rispondere|rispondi|rispondete|restituire|restituisci|\
        répondre|réponds|répondez|renvoie|renvoyez|renvoyer|affiche|affichez|responder|responde|responda|\
        respondan|responded|devolver|devuelve|devuelva|devolva|retorne|antwoorden|antwoord|geef als|geef alleen|\
        geef terug|odpowiedz|odpowiadaj|odpowiadać|zwróć|zwrócić|wypisz|podaj tylko|svare|svar|svara|returner|\
        returnera|oppgi kun|ange endast|skriv ut
        """)
    /// Orders to write something in the place of a value.
    static let changes = WordTable<Void>(
        """
        set|record|write|change|replace|overwrite|substitute|register|log|append|translate|mark|treat|\
        list the|note down|fill in|book it|invent|make up|setze|setzen|schreib|schreibe|erfassen|einzutragen|einzusetzen|ändere|ersetze|ersetzen|übersetze|\
        überschreibe|trag|trage|trage ein|eintragen|notiere|vermerke|erfinde|écris|écrivez|écrire|mets|mettez|remplace|\
        remplacez|remplacer|note que|notez|notez que|enregistre|enregistrez|traduis|traduisez|inventez|\
        scrivi|scrivere|scriva|imposta|impostare|sostituisci|sostituire|cambia|registra|registrare|\
        segna|traduci|inventa|escribe|escriba|escribir|pon|ponga|cambia|cambie|reemplaza|reemplace|sustituye|sustituya|\
        registre|anota|anote|traduce|escreve|escreva|escrever|substitua|substitui|mude|altere|\
        regista|registe|anote|traduz|coloque|schrijf|schrijven|vervang|vervangen|zet|wijzig|noteer|\
        registreer|vertaal|verzin|wpisz|wpisać|napisz|napisać|zmień|zmienić|zastąp|ustaw|zapisz|przetłumacz|\
        skriv|skrive|skriva|bytt|bytt ut|byt|byt ut|endre|erstatt|sett|registrer|oversett|noter|\
        ändra|ersätt|sätt|registrera|översätt|notera|finn på|hitta på
        """)
    /// Everyday orders that mean something here only beside other signs.
    static let uses = WordTable<Void>(
        """
        use|enter|give|say|put|take|show|nutze|nutzen|verwende|verwenden|benutze|nimm|gib|sag|utilise|utilisez|\
        donne|donnez|dites|prends|usa|usare|usi|inserisci|metti|prendi|use|utiliza|utilice|diga|\
        usar|indica|indique|gebruik|geef|zeg|neem|użyj|podaj|powiedz|weź|przyjmij|bruk|brug|oppgi|använd|ange|säg
        """)
}
