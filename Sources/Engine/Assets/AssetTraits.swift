/// What decides between the variants of an asset.
public struct AssetTraits: Hashable, Sendable {
    public enum Idiom: String, Hashable, Codable, Sendable {
        case universal, phone = "iphone", pad = "ipad", watch, mac, tv, car, vision
    }

    public var isDark: Bool
    public var isHighContrast: Bool
    /// Pixels per point.
    public var scale: Double
    /// Preferred languages, best first, e.g. `["de-AT", "de", "en"]`.
    public var languages: [String]
    public var idiom: Idiom
    public var isRightToLeft: Bool

    public init(
        isDark: Bool = false, isHighContrast: Bool = false, scale: Double = 3, languages: [String] = [], idiom: Idiom = .phone,
        isRightToLeft: Bool = false
    ) {
        self.isDark = isDark
        self.isHighContrast = isHighContrast
        self.scale = scale
        self.languages = languages
        self.idiom = idiom
        self.isRightToLeft = isRightToLeft
    }
}
