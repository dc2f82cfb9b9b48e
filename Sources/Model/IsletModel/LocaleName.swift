import Foundation

/// Names of locales: a language and a region, which people choose independently of each other.
public enum LocaleName {
    /// The identifier that a name means, such as `en_ES` for `en-ES`; nil where its language or region is none that is known.
    public static func identifier(_ name: String) -> String? {
        let identifier = name.replacingOccurrences(of: "-", with: "_")
        if known.contains(identifier) { return identifier }
        guard let place = identifier.lastIndex(of: "_") else { return nil }
        let (language, region) = (String(identifier[..<place]), String(identifier[identifier.index(after: place)...]))
        return known.contains(language) && regions.contains(region) ? identifier : nil
    }

    private static let known = Set(Locale.availableIdentifiers)

    /// The regions of all known locales: two capitals, or three digits of an area of the world.
    private static let regions = Set(
        known.compactMap { $0.split(separator: "_").last.map(String.init) }.filter { region in
            region.count == 2 && region.allSatisfy(\.isUppercase) || region.count == 3 && region.allSatisfy(\.isNumber)
        })
}
