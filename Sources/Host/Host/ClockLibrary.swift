import Foundation

/// The small library that holds an extension's wall clock still. It lies beside the module's data.
public enum ClockLibrary {
    public static let fileName = "libIsletClock.so"

    /// Where the library is, or nil when it was not built.
    public static let url: URL? = {
        let candidate = Bundle.module.bundleURL.deletingLastPathComponent().appendingPathComponent(fileName)
        return FileManager.default.fileExists(atPath: candidate.path) ? candidate : nil
    }()
}
