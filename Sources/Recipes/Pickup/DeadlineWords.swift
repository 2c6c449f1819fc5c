/// Words about deadlines, in the languages of the normalisers and Danish.
enum DeadlineWords {
    static let sure = WordTable<Void>(
        """
        until|till|máximo|massimo|maximum|by|within|binnen|innerhalb|innerhalb von|sous|dentro de|last collection|last collection date|last pickup|last pickup date|last date|last date for collection|letzte abholung|letzte abholmöglichkeit|ultimo ritiro|dernier retrait|última recogida|último levantamento|laatste afhaaldag|ostatni dzień odbioru|siste henting|sidste afhentning|sidste afhentningsdag|sista upphämtning|siste hentedag|siste hentefrist|before|through|thru|deadline|latest|last day|last day for pickup|last day to collect|expires|\
        expires on|expiry|no later than|up to|held until|collect by|pick up by|bis|bis zum|bis einschließlich|\
        bis spätestens|spätestens|lagerfrist|abholfrist|frist|letzter tag|letzter abholtag|ablauf|vor dem|abholbar bis|\
        entro|entro il|entro e non oltre|fino al|fino a|sino al|scadenza|scade|scade il|ultimo giorno|termine|prima del|\
        non oltre il|giacenza|giacenza al|jusqu'au|jusqu au|jusqu'à|jusqu à|avant le|avant|date limite|dernier jour|\
        limite|fin de garde|fin de garde le|expire le|au plus tard|au plus tard le|délai|hasta|hasta el|antes del|\
        antes de|fecha límite|fecha tope|último día|plazo|límite|tope|vence|vence el|caduca|caduca el|até|até ao|até o|\
        até dia|prazo|data limite|último dia|validade|válido até|antes do|tot|tot en met|t/m|t m|t e m|uiterlijk|uiterlijk op|\
        uiterlijk tot|voor|vóór|uiterste datum|laatste dag|do|termin|termin odbioru|najpóźniej|przed|ostatni dzień|\
        ostateczny termin|czas na odbiór|senast|senast den|sista dag|sista hämtdag|sista dagen|hämtas före|före|till|\
        t o m|till och med|innen|innan|inden|senest|senest den|frist|siste frist|hentefrist|siste dag|sidste frist|\
        sidste dag|før|til|til og med|t o m|forfaller|avhentes innen|tom|fram til|frem til|holdbar til|hasta dia
        """)
    static let likely = WordTable<Void>(
        "après le|après|after|nach dem|al|au|to|a|dopo il|después del|depois de|po|etter|efter|na")
    /// Words of a time in front of the day.
    static let hours = WordTable<Void>(
        "days|hours|tagen|tage|giorni|ore|jours|días|dias|dagen|dni|dagar|dager|dage|timer|am|pm|a m|p m|o'clock|uhr|h|heures|ore|uur|godz|kl|horas|hrs|del|de|am|el|op|on|le|du|den"
    )
    /// What may stand between the words and the day.
    static let fillers = WordTable<Void>(
        """
        the|end of|end|and including|including|inclusive|latest|at the latest|on|einschließlich|zum|spätestens|\
        incl|inkl|den|dem|der|einschl|ende|tag|il|al|giorno|le|au|el|al|día|dia|o|de|op|en met|uiterlijk|dnia|w|d|\
        latest by|collect|retrieval|är|er|is|ist|è|est|es|é|to|dnem|för|upphämtning|avhenting|odbioru|do|fino|bis|\
        jusqu'|recogida|ore|alle|kl|klokken|klockan|godz|godziny|h|las|as|à|om|um|at|afhalen|date|dato|datum|data|noch|not later than
        """)
}
