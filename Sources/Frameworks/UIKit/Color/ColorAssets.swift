import Assets
import FoundationOverlay
import Metrics
import Snapshot

/// Colours of asset catalogs.
enum ColorAssets {
    static func color(named name: String, in bundle: Bundle?, appearance: ColorAppearance) -> RGBA? {
        let catalog = BundleAssets.catalog(of: bundle ?? .main)
        switch catalog?.color(named: name, traits: BundleAssets.traits(appearance)) {
        case .components(let color): return color
        case .system(let system):
            let plain = system.hasSuffix("Color") ? String(system.dropLast(5)) : system
            return SystemColors.shared.color(plain, in: appearance)
        case nil: return nil
        }
    }

    /// The bundle's accent colour, else the system's blue.
    static var accentColor: UIColor { UIColor._projectAccent ?? .systemBlue }
}

extension UIColor {
    /// The accent colour of the bundle's asset catalog: the one its Info.plist names, else `AccentColor`; nil where the catalog has none.
    public static var _projectAccent: UIColor? {
        UIColor(named: Bundle.main.object(forInfoDictionaryKey: "NSAccentColorName") as? String ?? "AccentColor")
    }
}
