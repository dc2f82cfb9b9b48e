import FoundationOverlay
import UIKit

/// Light or dark, as a Mac's windows have it.
public final class NSAppearance: NSObject, @unchecked Sendable {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let aqua = Name("NSAppearanceNameAqua")
        public static let darkAqua = Name("NSAppearanceNameDarkAqua")
        public static let vibrantLight = Name("NSAppearanceNameVibrantLight")
        public static let vibrantDark = Name("NSAppearanceNameVibrantDark")
        public static let accessibilityHighContrastAqua = Name("NSAppearanceNameAccessibilityAqua")
        public static let accessibilityHighContrastDarkAqua = Name("NSAppearanceNameAccessibilityDarkAqua")
    }

    public let name: Name

    public init?(named name: Name) {
        self.name = name
        super.init()
    }

    init(traits: UITraitCollection) {
        name = traits.userInterfaceStyle == .dark ? .darkAqua : .aqua
        super.init()
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? NSAppearance)?.name == name }
    public override var hash: Int { name.hashValue }

    private var isDark: Bool { name.rawValue.contains("Dark") }

    /// Of `names`, the one that is this appearance or as light as it.
    public func bestMatch(from names: [Name]) -> Name? {
        names.contains(name) ? name : names.first { $0.rawValue.contains("Dark") == isDark } ?? names.first
    }

    public static var current: NSAppearance! { currentDrawing() }

    /// The appearance that is drawn for.
    public static func currentDrawing() -> NSAppearance { NSAppearance(traits: .current) }

    /// - Support: partial. `block` runs; dynamic colours follow the appearance that is drawn for.
    public func performAsCurrentDrawingAppearance(_ block: () -> Void) { block() }
}
