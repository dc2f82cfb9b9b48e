import Assets
import FoundationOverlay
import Metrics
import Synchronization

/// The compiled asset catalogs of bundles, opened when first needed.
public enum BundleAssets {
    private static let opened = Mutex<[String: AssetCatalog?]>([:])

    /// The catalog in the bundle's resource folder; nil where it has none.
    public static func catalog(of bundle: Bundle) -> AssetCatalog? {
        let folder = bundle.resourceURL ?? bundle.bundleURL
        return opened.withLock { known in
            if let catalog = known[folder.path] { return catalog }
            let catalog = try? AssetCatalog(contentsOf: folder)
            known[folder.path] = .some(catalog)
            return catalog
        }
    }

    /// What chooses a variant, from an appearance and the device.
    static func traits(_ appearance: ColorAppearance) -> AssetTraits {
        let device = DeviceTraits.current
        let idioms: [DeviceTraits.Idiom: AssetTraits.Idiom] = [.phone: .phone, .pad: .pad, .watch: .watch, .mac: .mac, .vision: .vision]
        return AssetTraits(
            isDark: appearance.isDark, isHighContrast: appearance.isHighContrast, scale: device.scale, languages: Bundle.main.preferredLocalizations,
            idiom: idioms[device.idiom] ?? .phone, isRightToLeft: device.isRightToLeft)
    }
}
