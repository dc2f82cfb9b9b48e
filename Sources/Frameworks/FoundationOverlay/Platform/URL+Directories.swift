import Foundation

extension URL {
    public static var documentsDirectory: URL { userDirectory(.documentDirectory) }
    public static var cachesDirectory: URL { userDirectory(.cachesDirectory) }
    public static var applicationSupportDirectory: URL { userDirectory(.applicationSupportDirectory) }
    public static var libraryDirectory: URL { userDirectory(.libraryDirectory) }
    public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }
    public static var homeDirectory: URL { DeviceContainers.current.bundleDirectory }

    /// True: files here need no permission.
    @discardableResult
    public func startAccessingSecurityScopedResource() -> Bool { true }
    public func stopAccessingSecurityScopedResource() {}

    private static func userDirectory(_ directory: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask)[0]
    }
}

extension URL {
    /// Whether the file is there; what another program promised to write is not waited for.
    public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}

/// A path that is written in a program.
public struct _WrittenPath: ExpressibleByStringLiteral, Sendable {
    let text: String
    public init(stringLiteral value: String) { text = value }
}

extension URL {
    /// The form that answers with an optional, as for a path of the module System.
    @_disfavoredOverload
    public init?(filePath path: _WrittenPath, directoryHint: URL.DirectoryHint = .inferFromPath) {
        self.init(filePath: path.text, directoryHint: directoryHint)
    }
}
