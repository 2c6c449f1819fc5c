/// What the sky does, by the WMO codes that Open-Meteo uses (WMO 4677, as open-meteo.com/en/docs groups them).
public enum WeatherCondition: String, Sendable, Hashable, CaseIterable {
    /// No clouds.
    case clear
    /// Some clouds.
    case partlyCloudy
    /// Clouds all over.
    case overcast
    /// Fog.
    case fog
    /// Drizzle.
    case drizzle
    /// Rain or showers.
    case rain
    /// Rain that freezes.
    case freezingRain
    /// Snow or snow showers.
    case snow
    /// A thunderstorm.
    case thunderstorm

    /// The condition of a code; nil for one that Open-Meteo does not list.
    ///
    /// - Parameter code: The WMO code.
    public init?(code: Int) {
        switch code {
        case 0: self = .clear
        case 1, 2: self = .partlyCloudy
        case 3: self = .overcast
        case 45, 48: self = .fog
        case 51, 53, 55: self = .drizzle
        case 56, 57, 66, 67: self = .freezingRain
        case 61, 63, 65, 80, 81, 82: self = .rain
        case 71, 73, 75, 77, 85, 86: self = .snow
        case 95, 96, 99: self = .thunderstorm
        default: return nil
        }
    }
}
