import Assets
import FoundationOverlay
import Metrics

/// The bytes of a data set in an asset catalog.
open class NSDataAsset: NSObject, @unchecked Sendable {
    public let name: String
    public let data: Data
    /// A uniform type identifier; `public.data` for all.
    public let typeIdentifier: String

    public convenience init?(name: String) { self.init(name: name, bundle: .main) }

    public init?(name: String, bundle: Bundle) {
        let traits = BundleAssets.traits(DeviceTraits.current.appearance)
        guard let path = BundleAssets.catalog(of: bundle)?.data(named: name, traits: traits),
            let data = FileManager.default.contents(atPath: path)
        else { return nil }
        self.name = name
        self.data = data
        typeIdentifier = "public.data"
        super.init()
    }
}
