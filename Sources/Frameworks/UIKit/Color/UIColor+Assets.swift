import FoundationOverlay
import Metrics
import Snapshot

extension UIColor {
    /// The colour asset called `name` of the main bundle; nil where there is none.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        guard ColorAssets.color(named: name, in: bundle, appearance: DeviceTraits.current.appearance) != nil else { return nil }
        guard let traits else {
            self.init(kind: .asset(name, bundle))
            return
        }
        let resolved = ColorAssets.color(named: name, in: bundle, appearance: traits._appearance)
        self.init(kind: resolved.map(Kind.fixed) ?? .asset(name, bundle))
    }
}
