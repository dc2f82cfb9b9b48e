import Foundation
import IsletModel

/// `goldens.json`: how pictures were recorded, and which there are.
public struct GoldenIndex: Codable, Equatable, Sendable {
    /// The version that this code writes and reads.
    public static let currentVersion = 1
    public static let fileName = "goldens.json"

    public var version = Self.currentVersion
    /// The version of Islet that recorded them.
    public var islet: String
    /// What the pictures were drawn of; paths are relative to the folder of the index.
    public var paths: [String]
    /// Options of `render` by name that hold for all pictures; paths are relative to the folder of the index.
    public var options: [String: String]
    /// Options of which every combination is drawn; each value has pictures of its own.
    public var matrix: GoldenMatrix
    /// Every recorded picture by its path without ending, and how many variants of it are right: `path.png`, `path~2.png`, …
    public var pictures: [String: Int]

    public init(
        islet: String, paths: [String], options: [String: String], matrix: GoldenMatrix = GoldenMatrix(), pictures: [String: Int] = [:]
    ) {
        self.islet = islet
        self.paths = paths
        self.options = options
        self.matrix = matrix
        self.pictures = pictures
    }

    /// Reads the index of a folder.
    ///
    /// - Throws: ``GoldenFault`` with the file, the place and the mend.
    public init(folder: URL) throws(GoldenFault) {
        let file = folder.appendingPathComponent(Self.fileName)
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw GoldenFault("\(folder.path) holds no \(Self.fileName): record pictures with islet record PATH -o \(folder.path)")
        }
        if let fault = JSONFault(in: data) { throw GoldenFault("\(file.path): \(fault). Restore it from version control, or record again") }
        do {
            let index = try JSONDecoder().decode(GoldenIndex.self, from: data)
            guard index.version == Self.currentVersion else {
                throw GoldenFault("\(file.path) has version \(index.version), this Islet reads \(Self.currentVersion): record again")
            }
            self = index
        } catch let fault as GoldenFault {
            throw fault
        } catch {
            throw GoldenFault("\(file.path) is no list of recorded pictures. Restore it from version control, or record again")
        }
    }

    /// Keys sorted, so that equal recordings are equal bytes.
    public func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self) + Data("\n".utf8)
    }
}

/// Why recorded pictures cannot be read or written.
public struct GoldenFault: Error, Equatable, CustomStringConvertible {
    public let description: String

    public init(_ description: String) { self.description = description }
}
