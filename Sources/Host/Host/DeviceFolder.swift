import Foundation
import GuardedFiles

/// The folder that stands for a device's storage: a container for each app group and for each app or extension.
public struct DeviceFolder: Sendable, Equatable {
    public let url: URL

    /// - Parameter url: Where the device is kept; made when it is not there.
    public init(at url: URL) throws {
        self.url = url.standardizedFileURL
        for folder in [groups, bundles] { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    }

    /// Holds one folder for each app group.
    public var groups: URL { url.appendingPathComponent("Groups", isDirectory: true) }

    /// Holds one folder for each app or extension.
    public var bundles: URL { url.appendingPathComponent("Bundles", isDirectory: true) }

    /// Makes the folder by which programs pass on Darwin notifications.
    func makeNotifications() throws -> URL { try make(url.appendingPathComponent("Notifications", isDirectory: true), with: [""]) }

    /// Makes the folder that every program entitled to the group shares.
    public func makeGroupContainer(_ identifier: String) throws -> URL {
        try make(groups.appendingPathComponent(Self.folderName(identifier), isDirectory: true), with: ["Library/Preferences"])
    }

    /// Gives a group the user defaults it begins with; those it has already stay.
    ///
    /// - Parameter propertyList: a dictionary of keys and values.
    public func give(defaults propertyList: Data, toGroup identifier: String) throws {
        let container = try makeGroupContainer(identifier)
        try GuardedFolder(container).write(propertyList, to: "Library/Preferences/\(Self.folderName(identifier)).plist")
    }

    /// Makes the home folder of an app or extension.
    public func makeHome(ofBundle identifier: String) throws -> URL {
        let home = bundles.appendingPathComponent(Self.folderName(identifier), isDirectory: true)
        return try make(home, with: ["Documents", "Library/Caches", "Library/Preferences", "tmp"])
    }

    private func make(_ folder: URL, with names: [String]) throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in names where !name.isEmpty { try GuardedFolder(folder).makeFolder(name) }
        return folder
    }

    /// An identifier as one component of a path; different identifiers stay different. The Foundation overlay finds its
    /// containers by the same names.
    static func folderName(_ identifier: String) -> String {
        let encoded = identifier.utf8.map { byte -> String in
            let character = Character(UnicodeScalar(byte))
            if character.isASCII, character.isLetter || character.isNumber || ".-_".contains(character) { return String(character) }
            let hex = String(byte, radix: 16, uppercase: true)
            return "%" + (hex.count < 2 ? "0" : "") + hex
        }.joined()
        return encoded.allSatisfy { $0 == "." } ? "%" + encoded : encoded
    }
}
