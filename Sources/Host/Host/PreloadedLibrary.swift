import Foundation
import IsletModel

/// A small library that is loaded into an extension before its own libraries. It lies beside the module's data.
public enum PreloadedLibrary: String, CaseIterable, Sendable {
    /// Holds the wall clock still.
    case clock = "libIsletClock.so"
    /// Gives Foundation the locale of the device.
    case locale = "libIsletLocale.so"
    /// Tells the host of the height of the program's memory, and where it stood when it crashed.
    case watch = "libIsletWatch.so"

    public var fileName: String { rawValue }

    /// Where the library is, or nil when it was not built.
    public var url: URL? {
        let candidate = BundledData.folder.appendingPathComponent(fileName)
        return FileManager.default.fileExists(atPath: candidate.path) ? candidate : nil
    }
}
