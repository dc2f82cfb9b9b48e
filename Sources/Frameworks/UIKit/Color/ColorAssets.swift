import Foundation
import Metrics
import Snapshot
import Synchronization

/// Where colour assets come from.
public enum ColorAssets {
    public typealias Lookup = @Sendable (_ name: String, _ bundle: Bundle, _ appearance: ColorAppearance) -> RGBA?

    private static let lookup = Mutex<Lookup?>(nil)

    /// Sets how colour assets are found.
    public static func setLookup(_ new: @escaping Lookup) { lookup.withLock { $0 = new } }

    static func color(named name: String, in bundle: Bundle?, appearance: ColorAppearance) -> RGBA? {
        lookup.withLock { $0 }?(name, bundle ?? .main, appearance)
    }

    /// The bundle's accent colour, else the system's blue.
    static var accentColor: UIColor {
        let name = Bundle.main.object(forInfoDictionaryKey: "NSAccentColorName") as? String ?? "AccentColor"
        return UIColor(named: name) ?? .systemBlue
    }
}
