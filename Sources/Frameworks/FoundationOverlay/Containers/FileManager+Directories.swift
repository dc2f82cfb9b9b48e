import Foundation

extension FileManager {
    /// The folders of the running bundle on the simulated device.
    public func urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] {
        let home = DeviceContainers.current.bundleDirectory
        switch directory {
        case .documentDirectory: return [home.appendingPathComponent("Documents", isDirectory: true)]
        case .libraryDirectory: return [home.appendingPathComponent("Library", isDirectory: true)]
        case .cachesDirectory: return [home.appendingPathComponent("Library/Caches", isDirectory: true)]
        case .applicationSupportDirectory: return [home.appendingPathComponent("Library/Application Support", isDirectory: true)]
        default: return [home.appendingPathComponent("Library/\(directory.rawValue)", isDirectory: true)]
        }
    }

    /// A folder of the running bundle; a new one beside `url` for temporary replacements.
    public func url(
        for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?, create shouldCreate: Bool
    ) throws -> URL {
        let found =
            directory == .itemReplacementDirectory
            ? temporaryDirectory.appendingPathComponent("Replacement-\(UUID().uuidString)", isDirectory: true)
            : urls(for: directory, in: domain)[0]
        if shouldCreate || directory == .itemReplacementDirectory {
            try createDirectory(at: found, withIntermediateDirectories: true)
        }
        return found
    }
}

/// The paths of folders of the running bundle on the simulated device.
public func NSSearchPathForDirectoriesInDomains(
    _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask, _ expandTilde: Bool
) -> [String] {
    FileManager.default.urls(for: directory, in: domainMask).map(\.path)
}

/// The folder of the running bundle on the simulated device.
public func NSHomeDirectory() -> String { DeviceContainers.current.bundleDirectory.path }
