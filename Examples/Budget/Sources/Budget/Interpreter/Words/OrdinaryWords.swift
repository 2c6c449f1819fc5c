/// Ordinary words that shops are named after.
enum OrdinaryWords {
    static let names: Set<String> = Set(
        """
        next star basic action boots iceland gulf liberty spar jet lime tier emmy expert depot roller \
        swiss leon flink norma muller vue expert alternate subway target gap monsoon fat face itsu \
        bolt miles share now free total shell orange three apple amazon paul bill bills byron coin \
        conto esprit mango mini penny real saturn hit globus picnic voi hotel bar zahnarzt apotheke \
        trattoria pizzeria ristorante farmacia cafe bakery shop store market markt museum theatre \
        taxi club house garden post office service services group food foods film city fitness music \
        prime premium family home center centre time fresh plus pro tank energy water wasser strom \
        park green blue red white black old new world first city bank osteria gelateria macelleria \
        libreria ferramenta backerei metzgerei friseur gasthof restaurant hair salon dental pharmacy
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
