import Foundation

/// The folder that stands for a device's storage: the containers of app groups and of apps.
public struct DeviceFolder: Sendable, Equatable {
    public let url: URL

    /// - Parameter url: Where the device is kept; made when it is not there.
    public init(at url: URL) throws {
        self.url = url.standardizedFileURL
        for folder in [self.url, groups, applications, temporary] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
    }

    /// Holds one folder for each app group.
    public var groups: URL { url.appendingPathComponent("Containers/Shared/AppGroup", isDirectory: true) }

    /// Holds one folder for each app or extension.
    public var applications: URL { url.appendingPathComponent("Containers/Data/Application", isDirectory: true) }

    public var temporary: URL { url.appendingPathComponent("tmp", isDirectory: true) }

    /// Makes the folder that every program entitled to the group shares.
    public func makeGroupContainer(_ identifier: String) throws -> URL {
        try make(groups.appendingPathComponent(try Self.folderName(identifier), isDirectory: true), inside: ["Library/Preferences"])
    }

    /// Makes the home folder of an app or extension.
    public func makeHome(ofBundle identifier: String) throws -> URL {
        let home = applications.appendingPathComponent(try Self.folderName(identifier), isDirectory: true)
        return try make(home, inside: ["Documents", "Library/Caches", "Library/Preferences", "tmp"])
    }

    private func make(_ folder: URL, inside names: [String]) throws -> URL {
        for name in names {
            try FileManager.default.createDirectory(at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        return folder
    }

    /// An identifier as the name of a folder; refuses those that would lead elsewhere.
    static func folderName(_ identifier: String) throws(InvalidIdentifier) -> String {
        guard !identifier.isEmpty, identifier.utf8.count <= 255, !identifier.hasPrefix("."),
            !identifier.contains("/"), !identifier.contains("\0")
        else { throw InvalidIdentifier(identifier: identifier) }
        return identifier
    }

    public struct InvalidIdentifier: Error, Equatable, CustomStringConvertible {
        public var identifier: String
        public var description: String { "“\(identifier)” cannot be the identifier of an app or an app group" }
    }
}
