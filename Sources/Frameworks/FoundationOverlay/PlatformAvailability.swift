import Foundation

/// The iOS version this process runs as. `#available` in adapted sources asks it.
public enum _PlatformVersion {
    /// Name of the environment variable in which the host passes the version: `17.2`.
    public static let variable = "ISLET_OS_VERSION"

    /// Major, minor and patch; 27.0.0 unless the host says otherwise.
    public static let current: [Int] = {
        let text = ProcessInfo.processInfo.environment[variable] ?? ""
        let numbers = text.split(separator: ".").compactMap { Int($0) }
        return numbers.isEmpty ? [27, 0, 0] : Array((numbers + [0, 0]).prefix(3))
    }()
}

/// Whether the iOS version this process runs as is at least the given one.
public func _platformIsAtLeast(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) -> Bool {
    !_PlatformVersion.current.lexicographicallyPrecedes([major, minor, patch])
}
