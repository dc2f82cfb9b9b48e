import FoundationOverlay
import Metrics

/// The orientations that the app's Info.plist names.
enum SupportedOrientations {
    /// Whether the app is never upright on the device it runs on.
    static var areLandscapeAlone: Bool {
        guard let names, !names.isEmpty else { return false }
        return names.allSatisfy { $0.hasPrefix("UIInterfaceOrientationLandscape") }
    }

    private static var names: [String]? {
        let key = "UISupportedInterfaceOrientations"
        let own = DeviceTraits.current.idiom == .pad ? "~ipad" : "~iphone"
        return (Bundle.main.object(forInfoDictionaryKey: key + own) ?? Bundle.main.object(forInfoDictionaryKey: key)) as? [String]
    }
}
