extension QuestionTable {
    static let french = QuestionTable(
        time:
            "quelle heure|quelle heure est-il|quelle heure est il|il est quelle heure|est quelle heure|l'heure à|l'heure qu'il est|l'heure en|l'heure au|l'heure actuelle|heure locale|heure actuelle|l'heure là-bas|décalage horaire|fuseau horaire|heure il est|heure est-il",
        timeHints: "heure|heures|tard|nuit|matin|réveillé|tôt|minuit",
        weather: """
            il fait combien|fait combien|météo|pleut|pleuvoir|pluie|pluvieux|parapluie|neige|neiger|neigera|neiges|pleuvra|quel temps|le temps qu'il|temps fait|temps fera|temps qu'il fait|temps qu'il fera|\
            temps à|temps prévu|température|températures|ensoleillé|orage|orages|orageux|tempête|crème solaire|gèle|geler|gel|brouillard|verglas|grêle|quelle température|combien de degrés|prévisions|\
            fait-il chaud|fait-il froid|fait-il beau|fait il beau|fait il froid|fait il chaud|imperméable|averses|nuageux|lunettes de soleil|canicule|fait beau|fera beau
            """,
        weatherHints:
            "chaud|froid|veste|manteau|pull|degrés|soleil|vent|gants|bonnet|écharpe|nuages|manteau",
        tasks: """
            à quelle heure a|à quelle heure était|à quelle heure est arrivé|quelle heure était-il|\
            différence entre|dis-moi un|dis-moi une|cite|aide-moi|écris|écrire|rédige|rédiger|réécris|reformule|reformuler|traduis|traduire|traduction|résume|résumé|résumer|explique|expliquer|qui|pourquoi|histoire|raconte|poème|blague|recette|\
            capitale|signifie|veut dire|dit-on|dit on|on dit|épelle|corrige|corriger|propose|suggère|recommande|rappelle|joue|appelle|idée|idées|\
            synonyme|habitants|inventé|comment vas-tu|ça va|tu t'appelles|t'appelles|conseille|écrit|peint|comment faire|comment fonctionne|conseils|contraire|définition|mot|es-tu|es tu
            """,
        search:
            "cherche sur internet|recherche sur internet|cherche sur le web|recherche sur le web|cherche en ligne|google|rechercher sur internet|recherche",
        prepositions: "à|au|aux|en|dans|sur|pour|de|du|vers|près de|chez|d'",
        placeEnds: """
            aujourd'hui|demain|maintenant|là|ce|cet|cette|ces|en ce moment|en|est|sera|et|ou|si|actuellement|pour|le|la|les|un|une|après-demain|\
            week-end|weekend|soir|matin|après-midi|semaine|nuit|prochaine|prochain|dehors|moment|il|mon|ma|tout|y|quand|que|qu|heure|degrés|cours|suite|été|hiver
            """,
        howMany: "combien de|combien d'|combien|nombre de",
        howLong: "combien de temps|dans combien de temps",
        weekday: "jour de la semaine|quel jour de la semaine",
        day:
            "quel jour|quelle date|quelle est la date|la date|c'est quand|quand est|quand était|quand tombe|le combien|on sera le combien|quand",
        age: "né|née|nés|quel âge|âge|ans ai-je|date de naissance",
        after: "après|à partir de|à partir du|à compter de|à compter du|depuis|plus|dès",
        before: "avant|moins",
        between:
            "entre|jusqu'à|jusqu'au|jusque|avant|du|de|depuis|et|au|d'ici|restent|reste|il reste",
        since: "depuis|depuis le",
        into:
            "en|à|font|fait|vaut|valent|égale|=|est|sont|y a-t-il dans|dans|représentent|représente|a|ça fait|par",
        half: "un demi|une demi|demi|une demie|demie",
        andHalf: "et demi|et demie",
        operators: [
            ("plus|ajouté à", .plus), ("moins", .minus),
            ("fois|multiplié par|multipliés par|multipliée par", .times),
            (
                "divisé par|divisés par|divisée par|sur|partagé entre|partagés entre|divisé entre|réparti entre|partagé en",
                .divided
            ),
            ("puissance|à la puissance|exposant", .power), ("pour cent|pourcent|%", .percent),
            ("au carré", .raised(2)), ("au cube", .raised(3)),
            ("racine carrée de|la racine carrée de|racine de|la racine de", .root),
            ("la moitié de|moitié de", .share("0.5")),
            ("le double de|double de", .share("2")), ("le triple de|triple de", .share("3")),
            ("un tiers de|le tiers de", .share("(1/3)")),
            ("un quart de|le quart de", .share("0.25")),
            ("trois quarts de|les trois quarts de", .share("0.75")),
            ("de|du|des|d'|sur", .of),
            ("de réduction|réduction|de remise|remise|de rabais|rabais|soldé|de moins", .off),
            ("additionne|ajoute|la somme de|somme de", .doing(.adding)),
            ("soustrais", .doing(.subtracting)), ("multiplie|produit de", .doing(.multiplying)),
            ("divise", .doing(.dividing)),
            (
                "partage|partager|partagent|par personne|par tête|chacun paie|paie chacun",
                .doing(.sharing)
            ),
            ("chacun|chacune|l'unité|pièce|la pièce|à", .each),
        ],
        fillers:
            "combien|font|fait|quel|quelle|est|le|la|les|l|résultat|calcule|calculer|moi|ça|ce|c|s|il|te|plait|plaît|stp|donne|peux|tu|=|égale|égal|vaut|et|un|une|pourboire|tva|de|à|au|en|total|tout|si|qu|que|avec|par|pour|dis"
    )

    static let italian = QuestionTable(
        time:
            "che ora|che ore|che ore sono|che ora è|che ora fa|l'ora a|l'ora di|ora locale|ora attuale|ora esatta|l'orario a|l'ora in|che ore saranno|fuso orario|differenza di fuso|orario attuale|ore sono|ora è",
        timeHints: "ora|ore|orario|tardi|notte|sveglio|presto|mezzanotte",
        weather: """
            meteo|com'è il tempo|come sarà il tempo|il tempo a|tempo a|tempo c'è|tempo ci sarà|come è il tempo|che tempo|tempo fa|tempo farà|tempo che fa|previsioni|piove|pioverà|piovere|piovendo|pioggia|piovoso|ombrello|nevica|nevicherà|nevicare|nevicando|neve|\
            soleggiato|temperatura|temperature|nuvoloso|ventoso|temporale|temporali|tempesta|crema solare|gela|gelo|nebbia|grandine|fa caldo|fa freddo|farà caldo|farà freddo|c'è il sole|\
            c'è sole|quanti gradi ci sono|gradi ci sono|quanti gradi a|quanto freddo|quanto caldo|impermeabile|occhiali da sole|tira vento|brutto tempo|bel tempo|afa
            """,
        weatherHints:
            "caldo|freddo|giacca|cappotto|maglione|gradi|sole|vento|guanti|sciarpa|nuvole|pantaloncini",
        tasks: """
            a che ora è iniziata|a che ora è iniziato|a che ora ha|a che ora era|che ore erano|\
            differenza tra|differenza fra|dimmi un|dimmi una|elenca|aiutami|scrivi|scrivere|scrivimi|riscrivi|riformula|traduci|tradurre|traduzione|riassumi|riassunto|riassumere|spiega|spiegami|chi|perché|storia|raccontami|racconta|poesia|barzelletta|ricetta|\
            capitale|significa|vuol dire|si dice|si scrive|correggi|suggerisci|consiglia|consigliami|ricordami|suona|chiama|idea|idee|sinonimo|abitanti|\
            inventato|come stai|come ti chiami|ti chiami|scritto|dipinto|come funziona|come si fa|consigli|contrario|definizione|parola
            """,
        search:
            "cerca su internet|cerca sul web|cerca online|cerca in rete|google|googla|ricerca su internet|cerca",
        prepositions:
            "a|ad|in|al|alla|alle|ai|agli|allo|all'|nel|nella|nelle|nei|su|sul|sulla|sulle|per|di|da|del|della|vicino a|verso|sull'|nell'|dell'|negli",
        placeEnds: """
            oggi|domani|adesso|ora|stasera|dopodomani|questo|questa|nel|è|sarà|e|o|se|poi|attualmente|in questo momento|per|il|la|un|una|weekend|fine|pomeriggio|mattina|\
            mattino|sera|notte|settimana|prossima|prossimo|fuori|momento|mio|mia|lì|che|quando|come|gradi|celsius|estate|inverno|sono|fa|tra|questi
            """,
        howMany: "quanti|quante|quanto|quanta|numero di",
        howLong: "quanto tempo|quanto manca|fra quanto|tra quanto",
        weekday: "giorno della settimana|che giorno della settimana",
        day:
            "che giorno|quale giorno|che data|qual è la data|quale data|la data|quando è|quando era|quando cade|quanti ne abbiamo|in che data|quando sarà|quand'è",
        age:
            "nato|nata|nati|quanti anni ho|quanti anni ha|età|che età|data di nascita|anni compie|anni compio",
        after: "dopo|da|dal|dall'|a partire da|a partire dal|a partire|più",
        before: "prima di|prima del|prima dell'|prima della|prima|meno",
        between: "tra|fra|fino al|fino a|dal|da|al|e|a|mancano|manca|prima di|passati|alla",
        since: "da|dal|dall'|dallo",
        into:
            "in|sono|è|a|equivalgono a|equivale a|corrispondono a|fanno|fa|ci sono in|=|quanti|quante|ha|per|all'",
        half: "mezzo|mezza|mezz'",
        andHalf: "e mezzo|e mezza",
        operators: [
            ("più|sommato a", .plus), ("meno|meno il|meno lo|meno l'|meno i", .minus),
            ("per|moltiplicato per|moltiplicato|volte", .times),
            (
                "diviso|diviso per|diviso tra|diviso in|fratto|diviso fra|divisi per|divisi tra|diviso da|diviso fra|divise per|divise tra|divisi fra",
                .divided
            ), ("alla|elevato alla|elevato a|alla potenza di", .power),
            ("per cento|percento|%", .percent), ("al quadrato|alla seconda", .raised(2)),
            ("al cubo|alla terza", .raised(3)),
            ("radice quadrata di|la radice quadrata di|radice di|la radice di", .root),
            ("la metà di|metà di|metà", .share("0.5")),
            ("il doppio di|doppio di", .share("2")), ("il triplo di|triplo di", .share("3")),
            ("un terzo di", .share("(1/3)")), ("un quarto di", .share("0.25")),
            ("tre quarti di", .share("0.75")),
            ("di|su|del|dei|della|delle|sul", .of),
            ("di sconto|sconto|scontato|scontato del|scontati del|scontata del", .off),
            ("somma|aggiungi", .doing(.adding)), ("sottrai", .doing(.subtracting)),
            ("moltiplica", .doing(.multiplying)), ("dividi|dividere", .doing(.dividing)),
            ("a testa|per persona|a persona|ripartisci|dividiamo|dividono", .doing(.sharing)),
            ("ciascuno|ciascuna|l'uno|l'una|cadauno|a|da", .each),
        ],
        fillers:
            "quanto|quanti|quante|fa|fanno|è|sono|calcola|calcolami|il|lo|la|l|i|le|risultato|dammi|mi|puoi|dire|=|uguale|un|una|mancia|iva|qual|viene|e|per|favore|con|in|totale|a|che|se|dimmi"
    )

    static let spanish = QuestionTable(
        time:
            "qué hora|qué hora es|qué horas|qué horas son|la hora en|la hora de|hora local|hora actual|a qué hora estamos|qué hora será|diferencia horaria|huso horario|zona horaria|hora es|hora tienen|hora son",
        timeHints: "hora|horas|tarde|noche|despierto|temprano|medianoche",
        weather: """
            clima|pronóstico|llueve|lloverá|llover|lloviendo|lluvia|lluvioso|paraguas|nieva|nevará|nevar|nevando|nieve|soleado|temperatura|temperaturas|nublado|ventoso|tormenta|tormentas|\
            protector solar|crema solar|hiela|helada|heladas|niebla|granizo|qué tiempo|tiempo hace|tiempo hará|tiempo en|el tiempo para|el tiempo de mañana|hace calor|hace frío|hará calor|hará frío|cuántos grados hace|cuántos grados hay|grados hace|hace sol|hace viento|\
            impermeable|gafas de sol|buen tiempo|mal tiempo|chubasquero|hará sol|hará buen|grados hay|grados en
            """,
        weatherHints:
            "calor|frío|chaqueta|abrigo|suéter|grados|sol|viento|guantes|bufanda|nubes|jersey",
        tasks: """
            a qué hora fue|a qué hora empezó|a qué hora llegó|a qué hora era|qué hora era|\
            diferencia entre|dime un|dime una|refrán|ayúdame|escribe|escribir|escríbeme|reescribe|reformula|traduce|traducir|traducción|resume|resumen|resumir|explica|explícame|quién|quien|por qué|historia|cuéntame|cuenta|cuento|poema|chiste|receta|\
            capital|significa|quiere decir|se dice|se escribe|corrige|sugiere|recomienda|recomiéndame|recuérdame|pon|llama|idea|ideas|sinónimo|habitantes|\
            inventó|cómo estás|cómo te llamas|te llamas|escribió|pintó|cómo funciona|cómo se hace|consejos|consejo|contrario|definición|palabra|eres|redacta|qué tal
            """,
        search:
            "busca en internet|busca en la web|buscar en internet|busca en línea|google|googlea|busca",
        prepositions: "en|a|al|para|de|del|por|cerca de|hacia|desde",
        placeEnds: """
            hoy|mañana|ahora|esta|este|en este momento|es|será|y|o|si|actualmente|para|el|la|los|las|un|una|fin|tarde|noche|semana|pasado|próxima|próximo|fuera|\
            momento|mi|mismo|que|cuando|ayer|grados|celsius|durante|por|verano|invierno|allí|allá|hace|va|a
            """,
        howMany: "cuántos|cuántas|cuánto|cuánta|número de",
        howLong: "cuánto tiempo|cuánto falta|en cuánto tiempo",
        weekday: "día de la semana|qué día de la semana",
        day:
            "qué día|cuál es la fecha|qué fecha|la fecha|cuándo es|cuándo fue|cuándo cae|a cuánto estamos|cuándo será|a qué día|fecha será|fecha es",
        age:
            "nací|nació|nacido|nacida|nacieron|cuántos años tengo|cuántos años tiene|edad|qué edad|fecha de nacimiento",
        after: "después de|después del|a partir de|a partir del|desde|desde el|más|tras",
        before: "antes de|antes del|menos",
        between: "entre|hasta|hasta el|desde|del|de|al|y|faltan|falta|quedan|para|a|han pasado",
        since: "desde|desde el",
        into: "en|a|son|es|equivalen a|equivale a|hay en|=|cuántos|cuántas|tiene|por",
        half: "medio|media",
        andHalf: "y medio|y media",
        operators: [
            ("más|sumado a", .plus), ("menos|menos el|menos un", .minus),
            ("por|multiplicado por|veces", .times),
            (
                "dividido entre|dividido por|dividido|entre|divididos entre|divididos por|repartido entre|repartidos entre|divididas entre",
                .divided
            ), ("elevado a|elevado a la|a la", .power),
            ("por ciento|porciento|%", .percent), ("al cuadrado", .raised(2)),
            ("al cubo", .raised(3)),
            ("raíz cuadrada de|la raíz cuadrada de|raíz de|la raíz de", .root),
            ("la mitad de|mitad de", .share("0.5")),
            ("el doble de|doble de", .share("2")), ("el triple de|triple de", .share("3")),
            ("un tercio de|la tercera parte de", .share("(1/3)")),
            ("un cuarto de|la cuarta parte de", .share("0.25")),
            ("tres cuartos de|tres cuartas partes de", .share("0.75")),
            ("de|del|sobre", .of), ("de descuento|descuento|rebajado|de rebaja|rebaja", .off),
            ("suma", .doing(.adding)), ("resta", .doing(.subtracting)),
            ("multiplica", .doing(.multiplying)), ("divide|dividir", .doing(.dividing)),
            (
                "reparte|repartir|por persona|por cabeza|paga cada uno|cada uno paga",
                .doing(.sharing)
            ),
            ("cada uno|cada una|a", .each),
        ],
        fillers:
            "cuánto|cuántos|cuánta|es|son|calcula|calcular|calcúlame|el|la|los|las|resultado|dame|me|puedes|decir|=|igual|un|una|propina|iva|cuál|y|favor|qué|con|en|total|si|da|dan|hacen|hace|dime|a"
    )

    static let portuguese = QuestionTable(
        time:
            "que horas|que horas são|que hora é|que hora|as horas em|a hora em|hora local|hora atual|horário em|horário de|horas são|diferença horária|fuso horário|horário local|horas são agora|diferença de horário|diferença de fuso|hora certa",
        timeHints: "hora|horas|horário|tarde|noite|acordado|cedo|meia-noite",
        weather: """
            clima|previsão|meteorologia|chove|choverá|chover|chovendo|a chover|chuva|chuvoso|guarda-chuva|guarda chuva|neva|nevará|nevar|nevando|a nevar|neve|ensolarado|temperatura|temperaturas|nublado|ventania|tempestade|trovoada|\
            protetor solar|geada|nevoeiro|neblina|granizo|que tempo|tempo faz|tempo vai|como está o tempo|como vai estar o tempo|tempo em|o tempo no|o tempo na|faz calor|faz frio|está calor|está frio|está calor|quantos graus faz|quantos graus estão|quantos graus está|graus faz|faz sol|\
            impermeável|óculos de sol|capa de chuva|graus em|graus estão|tempo amanhã|tempo hoje
            """,
        weatherHints: "calor|frio|casaco|blusa|graus|sol|vento|luvas|cachecol|nuvens|agasalho",
        tasks: """
            a que horas foi|a que horas começou|a que horas chegou|que horas eram|\
            diferença entre|diz-me um|me diga um|me diga uma|ajuda-me|me ajude|escreve|escreva|escrever|reescreve|reescreva|reformula|reformule|traduz|traduza|traduzir|tradução|resume|resuma|resumo|explica|explique|quem|por que|porque|porquê|história|conta-me|conta|conte|poema|piada|receita|\
            capital|significa|quer dizer|se diz|se escreve|corrige|corrija|sugere|sugira|recomenda|recomende|lembra-me|lembre|toque|ideia|ideias|sinónimo|sinônimo|habitantes|\
            inventou|como estás|como vai você|tudo bem|te chamas|seu nome|teu nome|escreveu|pintou|como funciona|como se faz|como faço|dicas|conselho|contrário|definição|palavra|você é|redige|redija
            """,
        search:
            "pesquisa na internet|pesquise na internet|procura na internet|procure na internet|busque na internet|pesquisa na web|google|pesquisar|pesquisa|pesquise",
        prepositions: "em|no|na|nos|nas|a|ao|à|aos|para|pra|de|do|da|por|perto de|dos|das",
        placeEnds: """
            hoje|amanhã|agora|esta|este|neste|nesta|é|são|será|e|ou|se|atualmente|para|o|a|os|as|um|uma|fim|tarde|noite|manhã|semana|depois|próxima|próximo|fora|\
            momento|meu|minha|que|quando|ontem|graus|celsius|durante|lá|mesmo|no|na|vai|está|à|logo
            """,
        howMany: "quantos|quantas|quanto|quanta|número de",
        howLong: "quanto tempo|quanto falta|daqui a quanto",
        weekday: "dia da semana|que dia da semana|qual dia da semana",
        day:
            "que dia|qual dia|qual é a data|qual a data|que data|a data|quando é|quando foi|quando cai|quando será|em que dia|data é|data será|dia será|qual será",
        age:
            "nasci|nasceu|nascido|nascida|nasceram|quantos anos tenho|quantos anos tem|idade|que idade|data de nascimento",
        after: "depois de|depois do|após|a partir de|a partir do|desde|mais|a contar de",
        before: "antes de|antes do|antes da|menos",
        between: "entre|até|até ao|até o|desde|do|de|ao|e|faltam|falta|para|a|passaram|à",
        since: "desde|desde o|desde a",
        into:
            "em|são|é|a|equivalem a|equivale a|há em|tem|têm|para|=|quantos|quantas|num|numa|por|dá|dão",
        half: "meio|meia",
        andHalf: "e meio|e meia",
        operators: [
            ("mais|somado a", .plus), ("menos|menos o", .minus), ("vezes|multiplicado por", .times),
            (
                "dividido por|dividido entre|dividido|a dividir por|divididos por|dividida por|a dividir|dividir por|divididos entre|sobre",
                .divided
            ), ("elevado a|elevado à|à potência|elevado ao|elevado", .power),
            ("por cento|porcento|%", .percent), ("ao quadrado", .raised(2)),
            ("ao cubo", .raised(3)),
            ("raiz quadrada de|a raiz quadrada de|raiz de|raiz", .root),
            ("metade de|a metade de", .share("0.5")),
            ("o dobro de|dobro de", .share("2")), ("o triplo de|triplo de", .share("3")),
            ("um terço de", .share("(1/3)")), ("um quarto de", .share("0.25")),
            ("três quartos de", .share("0.75")),
            ("de|do|da|dos|sobre|em", .of), ("de desconto|desconto", .off),
            ("soma|some", .doing(.adding)), ("subtrai|subtraia", .doing(.subtracting)),
            ("multiplica|multiplique", .doing(.multiplying)),
            ("divide|divida|dividir", .doing(.dividing)),
            ("por pessoa|por cabeça|paga cada um|reparte|dividem", .doing(.sharing)),
            ("cada um|cada uma|cada|a", .each),
        ],
        fillers:
            "quanto|quantos|é|são|dá|calcula|calcule|calcular|o|a|os|as|resultado|me|podes|pode|dizer|=|igual|um|uma|gorjeta|iva|qual|e|favor|que|faz|com|total|se|diz|diga|fica|por"
    )
}
