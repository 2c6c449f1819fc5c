extension ZoneTable {
    /// Cities that the tz database does not name, or names otherwise, in several languages.
    static let cities: [(names: String, zone: String)] = [
        (
            "boston|washington|washington dc|washington d c|philadelphia|miami|atlanta|orlando|baltimore|pittsburgh|charlotte|cleveland|columbus|new york city|nyc|nueva york|nova york|nova iorque|nowy jork|buffalo|tampa|jacksonville|raleigh|cincinnati|brooklyn|manhattan|florida|georgia usa|massachusetts|virginia|new jersey|ohio|pennsylvania|north carolina|connecticut|maine|vermont|savannah|new england|eastern time",
            "America/New_York"
        ),
        (
            "dallas|houston|austin|san antonio|new orleans|minneapolis|st. louis|saint louis|memphis|nashville|kansas city|milwaukee|oklahoma city|texas|illinois|wisconsin|minnesota|tennessee|louisiana|missouri|alabama|iowa|omaha|el paso texas|fort worth|tulsa|central time",
            "America/Chicago"
        ),
        (
            "salt lake city|albuquerque|el paso|santa fe|colorado|utah|new mexico|montana|wyoming|boulder|colorado springs|aspen|mountain time",
            "America/Denver"
        ),
        ("arizona|tucson|scottsdale|grand canyon", "America/Phoenix"),
        (
            "san francisco|san diego|seattle|portland|las vegas|san jose|sacramento|oakland|hollywood|california|kalifornien|californie|kalifornia|califórnia|oregon|nevada|palo alto|silicon valley|reno|fresno|long beach|pacific time|la",
            "America/Los_Angeles"
        ),
        ("hawaii|hawaï|hawaje|havaí|havai|maui|waikiki", "Pacific/Honolulu"),
        ("alaska|fairbanks", "America/Anchorage"),
        (
            "ottawa|montreal|montréal|quebec|québec|quebec city|ontario|mississauga",
            "America/Toronto"
        ),
        ("calgary|banff|alberta|jasper", "America/Edmonton"),
        ("british columbia|victoria bc|whistler", "America/Vancouver"),
        (
            "guadalajara|puebla|león|mexiko city|mexico city|mexico stad|acapulco|oaxaca|ciudad de mexico|cidade do mexico|città del messico|mexico df|meksyk",
            "America/Mexico_City"
        ),
        ("cancún|playa del carmen", "America/Cancun"),
        (
            "rio de janeiro|rio|brasília|brasilia|belo horizonte|curitiba|porto alegre|são paulo|florianópolis|campinas|san paolo|sao paulo",
            "America/Sao_Paulo"
        ),
        ("salvador|salvador da bahia", "America/Bahia"), ("natal|fortaleza", "America/Fortaleza"),
        ("medellín|medellin|cali|cartagena|bogotá", "America/Bogota"),
        ("cusco|cuzco|machu picchu|arequipa", "America/Lima"), ("quito", "America/Guayaquil"),
        ("valparaíso|valparaiso", "America/Santiago"),
        ("córdoba argentina|rosario|mendoza argentina|bariloche", "America/Argentina/Buenos_Aires"),
        ("havana|l'avana|la habana|la havane|havanna|hawana|avana", "America/Havana"),
        (
            "manchester|birmingham|liverpool|leeds|edinburgh|edimburgo|edinburg|édimbourg|edynburg|glasgow|bristol|cardiff|swansea|newcastle|sheffield|oxford|cambridge|brighton|york|nottingham|bath|england|scotland|wales|schottland|écosse|escocia|scozia|schotland|szkocja|london|londres|londra|londen|londyn|uk|britain|great britain|inverness|aberdeen|plymouth|exeter|norwich|leicester|anglia|inghilterra|angleterre|inglaterra|engeland|isle of skye|grossbritannien",
            "Europe/London"
        ),
        ("cork|galway|limerick|dublino|dublín|dublim", "Europe/Dublin"),
        ("belfast|northern ireland|derry", "Europe/Belfast"),
        (
            "munich|münchen|monaco di baviera|múnich|munique|hamburg|hambourg|amburgo|köln|cologne|colonia|frankfurt|francoforte|francfort|stuttgart|düsseldorf|leipzig|dresden|nürnberg|nuremberg|norimberga|bremen|hannover|dortmund|essen|bonn|heidelberg|freiburg|bavaria|bayern|berlino|berlín|berlim|berlijn",
            "Europe/Berlin"
        ),
        (
            "milan|milano|mailand|milán|milão|mediolan|naples|napoli|neapel|nápoles|neapol|turin|torino|turín|florence|firenze|florenz|florencia|florença|florencja|venice|venezia|venedig|venise|venecia|veneza|wenecja|bologna|genoa|genova|genua|palermo|verona|bari|catania|sicily|sizilien|sicilia|sardinia|sardegna|pisa|siena|trieste|roma|rom|rzym|rome|padova|rimini|perugia|cagliari|bergamo",
            "Europe/Rome"
        ),
        (
            "lyon|marseille|marsiglia|marsella|marselha|nice|nizza|niza|toulouse|bordeaux|burdeos|lille|strasbourg|strassburg|strasburgo|nantes|rennes|montpellier|grenoble|cannes|parigi|parís|parijs|paryż|corse|corsica|biarritz|brest|dijon|reims|avignon",
            "Europe/Paris"
        ),
        (
            "barcelona|barcellona|barcelone|sevilla|seville|siviglia|séville|valencia|málaga|malaga|bilbao|granada|zaragoza|alicante|mallorca|majorque|ibiza|palma|palma de mallorca|córdoba|salamanca|san sebastián|toledo|cádiz|madryt|majorca|murcia|vigo",
            "Europe/Madrid"
        ),
        (
            "tenerife|teneriffa|gran canaria|las palmas|canarias|islas canarias|kanaren|canary islands|isole canarie|îles canaries|lanzarote|fuerteventura|la palma",
            "Atlantic/Canary"
        ),
        (
            "porto|oporto|lisboa|lisbona|lissabon|lisbonne|lizbona|faro|coimbra|braga|algarve|setúbal",
            "Europe/Lisbon"
        ),
        ("azores|açores|azoren|azzorre|ponta delgada", "Atlantic/Azores"),
        (
            "rotterdam|den haag|the hague|utrecht|eindhoven|groningen|maastricht|haarlem|leiden|delft|amsterdã|amesterdão",
            "Europe/Amsterdam"
        ),
        (
            "antwerp|antwerpen|anversa|anvers|gent|ghent|brugge|bruges|liège|brüssel|bruxelles|bruselas|bruxelas|brussel|bruksela|brussels",
            "Europe/Brussels"
        ),
        (
            "geneva|genf|genève|ginevra|ginebra|genebra|genewa|bern|berne|berna|basel|bâle|basilea|lausanne|luzern|lucerne|lugano|zurigo|zúrich|zurique|zurych|zürich|st. gallen",
            "Europe/Zurich"
        ),
        (
            "salzburg|salisburgo|innsbruck|graz|linz|wien|vienna|vienne|viena|wenen|wiedeń|klagenfurt",
            "Europe/Vienna"
        ),
        (
            "kraków|krakow|cracow|krakau|cracovia|cracovie|gdańsk|gdansk|danzig|wrocław|wroclaw|breslau|poznań|łódź|varsavia|varsovie|varsovia|warschau|warszawa|warszawie|katowice|lublin|szczecin|zakopane|sopot|gdynia|toruń|białystok",
            "Europe/Warsaw"
        ),
        ("brno|praha|praga|prag|prague|praag", "Europe/Prague"),
        (
            "gothenburg|göteborg|malmö|uppsala|kiruna|stoccolma|estocolmo|sztokholm|umeå|luleå|lund|visby|örebro|linköping",
            "Europe/Stockholm"
        ),
        (
            "bergen|trondheim|stavanger|tromsø|tromso|bodø|ålesund|lofoten|kristiansand|drammen|geilo",
            "Europe/Oslo"
        ),
        (
            "aarhus|odense|copenaghen|københavn|kopenhagen|copenhague|copenhaga|kopenhaga|köpenhamn|aalborg",
            "Europe/Copenhagen"
        ),
        (
            "tampere|turku|åbo|espoo|rovaniemi|helsingfors|helsinque|helsinki|helsinky",
            "Europe/Helsinki"
        ),
        (
            "thessaloniki|athen|atene|athènes|atenas|athene|ateny|aten|crete|kreta|creta|santorini|rhodes|mykonos|korfu|corfu",
            "Europe/Athens"
        ),
        ("ankara|antalya|izmir|istambul|estambul|stambuł|bodrum|cappadocia", "Europe/Istanbul"),
        (
            "st. petersburg|saint petersburg|sankt petersburg|san pietroburgo|saint-pétersbourg|san petersburgo|moskwa|moskau|moskva|moscow|sotschi|sochi",
            "Europe/Moscow"
        ),
        ("kiev|kyiv|kiew|kijów|kyjiv|lviv|odessa|odesa|lwów", "Europe/Kyiv"),
        ("dubrovnik|split|zagabria|zagreb", "Europe/Zagreb"), ("tallin", "Europe/Tallinn"),
        (
            "cape town|kapstadt|città del capo|le cap|ciudad del cabo|cidade do cabo|kaapstad|kapsztad|kapstaden|johannesburg|durban|pretoria",
            "Africa/Johannesburg"
        ),
        ("alexandria|kairo|il cairo|le caire|el cairo|cairo|kair|luxor|hurghada", "Africa/Cairo"),
        ("marrakech|marrakesh|marrakesch|fez|rabat|agadir|tanger|casablanca", "Africa/Casablanca"),
        ("zanzibar|sansibar", "Africa/Dar_es_Salaam"), ("abuja", "Africa/Lagos"),
        ("mombasa", "Africa/Nairobi"),
        (
            "mumbai|bombay|new delhi|delhi|neu-delhi|nuova delhi|nueva delhi|nowe delhi|bangalore|bengaluru|chennai|kolkata|hyderabad|goa|jaipur|pune|agra",
            "Asia/Kolkata"
        ),
        (
            "beijing|peking|pechino|pékin|pekín|pequim|pekin|shenzhen|guangzhou|chengdu|wuhan|xi'an|hangzhou|nanjing",
            "Asia/Shanghai"
        ),
        (
            "osaka|kyoto|kioto|hiroshima|sapporo|nagoya|yokohama|fukuoka|okinawa|tokio|tóquio|tokyo|nara|nagasaki",
            "Asia/Tokyo"
        ),
        ("busan|seul|seúl|séoul|incheon", "Asia/Seoul"), ("hongkong", "Asia/Hong_Kong"),
        (
            "hanoi|hanói|hà nội|saigon|da nang|ho chi minh city|ho-chi-minh-stadt",
            "Asia/Ho_Chi_Minh"
        ),
        ("phuket|chiang mai|pattaya|koh samui", "Asia/Bangkok"), ("siem reap", "Asia/Phnom_Penh"),
        ("bali|denpasar|lombok", "Asia/Makassar"), ("java|yogyakarta|bandung", "Asia/Jakarta"),
        ("cebu|boracay", "Asia/Manila"), ("penang", "Asia/Kuala_Lumpur"),
        ("singapur|singapore|singapour|singapura", "Asia/Singapore"),
        ("abu dhabi|dubái|dubaj|emirates", "Asia/Dubai"), ("doha", "Asia/Qatar"),
        ("mecca|mekka|medina|jeddah|riad|riyad", "Asia/Riyadh"),
        ("teheran|téhéran|teerã|teherán", "Asia/Tehran"),
        ("tel aviv|jerusalem|gerusalemme|jérusalem|jerusalén|jerozolima|haifa", "Asia/Jerusalem"),
        ("islamabad|lahore", "Asia/Karachi"), ("astana", "Asia/Almaty"),
        ("kathmandu|katmandu", "Asia/Kathmandu"),
        (
            "canberra|wollongong|newcastle australia|new south wales|sidney|sydney",
            "Australia/Sydney"
        ),
        ("gold coast|cairns|queensland", "Australia/Brisbane"), ("tasmania", "Australia/Hobart"),
        ("wellington|christchurch|queenstown|rotorua|dunedin|hamilton", "Pacific/Auckland"),
        ("papeete", "Pacific/Tahiti"),
        ("nouméa|new caledonia|nouvelle calédonie|nouvelle-calédonie", "Pacific/Noumea"),
        ("reikiavik|reikjavik|reykjavik|reykjavík|akureyri", "Atlantic/Reykjavik"),
        ("gmt|utc|greenwich", "GMT"),
    ]

    /// The zones of countries' capitals or largest cities, with ISO 3166 codes.
    static let countries: [(zone: String, regions: String)] = [
        ("Europe/London", "GB"), ("Europe/Dublin", "IE"), ("Europe/Berlin", "DE"),
        ("Europe/Paris", "FR"),
        ("Europe/Rome", "IT VA SM"), ("Europe/Madrid", "ES"), ("Europe/Lisbon", "PT"),
        ("Europe/Amsterdam", "NL"), ("Europe/Brussels", "BE"), ("Europe/Luxembourg", "LU"),
        ("Europe/Zurich", "CH LI"), ("Europe/Vienna", "AT"), ("Europe/Warsaw", "PL"),
        ("Europe/Prague", "CZ"), ("Europe/Bratislava", "SK"), ("Europe/Budapest", "HU"),
        ("Europe/Bucharest", "RO"), ("Europe/Sofia", "BG"), ("Europe/Athens", "GR"),
        ("Europe/Istanbul", "TR"), ("Europe/Belgrade", "RS"), ("Europe/Zagreb", "HR"),
        ("Europe/Ljubljana", "SI"), ("Europe/Sarajevo", "BA"), ("Europe/Tirane", "AL"),
        ("Europe/Stockholm", "SE"), ("Europe/Oslo", "NO"), ("Europe/Copenhagen", "DK"),
        ("Europe/Helsinki", "FI"), ("Atlantic/Reykjavik", "IS"), ("Europe/Tallinn", "EE"),
        ("Europe/Riga", "LV"), ("Europe/Vilnius", "LT"), ("Europe/Kyiv", "UA"),
        ("Europe/Moscow", "RU"), ("Europe/Minsk", "BY"), ("Europe/Malta", "MT"),
        ("Europe/Monaco", "MC"), ("Europe/Andorra", "AD"), ("Asia/Nicosia", "CY"),
        ("America/New_York", "US"), ("America/Toronto", "CA"), ("America/Mexico_City", "MX"),
        ("America/Guatemala", "GT"), ("America/Costa_Rica", "CR"), ("America/Panama", "PA"),
        ("America/Havana", "CU"), ("America/Jamaica", "JM"), ("America/Santo_Domingo", "DO"),
        ("America/Bogota", "CO"), ("America/Caracas", "VE"), ("America/Lima", "PE"),
        ("America/Guayaquil", "EC"), ("America/La_Paz", "BO"), ("America/Santiago", "CL"),
        ("America/Argentina/Buenos_Aires", "AR"), ("America/Montevideo", "UY"),
        ("America/Asuncion", "PY"), ("America/Sao_Paulo", "BR"), ("Africa/Cairo", "EG"),
        ("Africa/Casablanca", "MA"), ("Africa/Tunis", "TN"), ("Africa/Algiers", "DZ"),
        ("Africa/Lagos", "NG"), ("Africa/Accra", "GH"), ("Africa/Nairobi", "KE"),
        ("Africa/Johannesburg", "ZA"), ("Africa/Addis_Ababa", "ET"), ("Africa/Dakar", "SN"),
        ("Africa/Dar_es_Salaam", "TZ"), ("Africa/Kampala", "UG"), ("Africa/Windhoek", "NA"),
        ("Asia/Jerusalem", "IL"), ("Asia/Beirut", "LB"), ("Asia/Amman", "JO"),
        ("Asia/Riyadh", "SA"), ("Asia/Dubai", "AE"), ("Asia/Qatar", "QA"), ("Asia/Kuwait", "KW"),
        ("Asia/Baghdad", "IQ"), ("Asia/Tehran", "IR"), ("Asia/Karachi", "PK"),
        ("Asia/Kolkata", "IN"), ("Asia/Kathmandu", "NP"), ("Asia/Colombo", "LK"),
        ("Asia/Dhaka", "BD"), ("Asia/Bangkok", "TH"), ("Asia/Ho_Chi_Minh", "VN"),
        ("Asia/Jakarta", "ID"), ("Asia/Kuala_Lumpur", "MY"), ("Asia/Singapore", "SG"),
        ("Asia/Manila", "PH"), ("Asia/Shanghai", "CN"), ("Asia/Hong_Kong", "HK"),
        ("Asia/Taipei", "TW"), ("Asia/Seoul", "KR"), ("Asia/Tokyo", "JP"),
        ("Asia/Ulaanbaatar", "MN"), ("Asia/Tashkent", "UZ"), ("Asia/Almaty", "KZ"),
        ("Asia/Tbilisi", "GE"), ("Asia/Yerevan", "AM"), ("Asia/Baku", "AZ"),
        ("Indian/Maldives", "MV"), ("Indian/Mauritius", "MU"), ("Australia/Sydney", "AU"),
        ("Pacific/Auckland", "NZ"), ("Pacific/Fiji", "FJ"),
    ]
}
