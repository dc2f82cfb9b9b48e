import FoundationOverlay
import Metrics
import Typography

/// The fonts that the program's `Info.plist` lists under `UIAppFonts`.
public enum AppFonts {
    private static let registered: Void = {
        let names = Bundle.main.object(forInfoDictionaryKey: "UIAppFonts") as? [String] ?? []
        for name in names { register(name) }
    }()

    /// Makes the fonts known; only the first call does something.
    public static func register() { _ = registered }

    private static func register(_ name: String) {
        let folder = Bundle.main.resourceURL ?? Bundle.main.bundleURL
        let places = [name, (name as NSString).lastPathComponent].map { folder.appendingPathComponent($0).path }
        guard let path = places.first(where: { FileManager.default.fileExists(atPath: $0) }) else {
            UnsupportedAPI.report("UIAppFonts", "the font file \(name) is not in the bundle; the system's font is used")
            return
        }
        do {
            try FontLibrary.shared.register(file: path)
        } catch {
            UnsupportedAPI.report("UIAppFonts", "\(error); the system's font is used")
        }
    }
}
