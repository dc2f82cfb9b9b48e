import Snapshot

/// What separates a variant from the others of its set. Nil stands for any.
struct VariantConditions: Hashable, Codable, Sendable {
    var idiom: String?
    var scale: Double?
    var isDark: Bool?
    var isHighContrast: Bool?
    var locale: String?
    /// `left-to-right` or `right-to-left`.
    var direction: String?
}

/// An image set.
struct ImageRecord: Codable, Sendable {
    struct Variant: Codable, Sendable {
        var conditions: VariantConditions
        /// Path relative to the index.
        var file: String
        var width: Int
        var height: Int
        var isVector: Bool
        /// Top, left, bottom, right in pixels.
        var capInsets: [Double]?
        var tiles: Bool?
    }

    var variants: [Variant]
    /// `template` or `original`.
    var renderingIntent: String?
    var preservesVector: Bool?
}

/// A colour set. A variant without a colour stands for “none”, as Xcode writes for a fresh `AccentColor`.
struct ColorRecord: Codable, Sendable {
    struct Variant: Codable, Sendable {
        var conditions: VariantConditions
        var color: AssetColor?
    }

    var variants: [Variant]
}

/// A symbol set or a data set: files without properties.
struct FileRecord: Codable, Sendable {
    struct Variant: Codable, Sendable {
        var conditions: VariantConditions
        var file: String
    }

    var variants: [Variant]
}
