import Foundation
import IsletModel

/// What a set in a catalog holds.
public enum AssetKind: String, CaseIterable, Hashable, Codable, Sendable {
    case image, color, symbol, data, appIcon
}

/// The file that compiled assets are found by: a head line, then one asset a line as kind, name and JSON between tabs.
struct AssetIndex: Sendable {
    static let fileName = "Assets.index"
    static let head = "islet-assets 1"

    private struct Key: Hashable, Sendable {
        var kind: AssetKind
        var name: String
    }

    private let data: Data
    private let places: [Key: Range<Int>]

    init(contentsOf url: URL) throws {
        try self.init(data: try Data(contentsOf: url), label: url.path)
    }

    init(data: Data, label: String) throws {
        var places: [Key: Range<Int>] = [:]
        let lines = data.split(separator: UInt8(ascii: "\n"))
        guard let first = lines.first, String(decoding: first, as: UTF8.self) == Self.head else {
            throw Finding(
                code: .assetIndex, severity: .error, file: label, reason: "not an index of compiled assets; build the extension again")
        }
        for line in lines.dropFirst() {
            let parts = line.split(separator: UInt8(ascii: "\t"), maxSplits: 2)
            guard parts.count == 3, let kind = AssetKind(rawValue: String(decoding: parts[0], as: UTF8.self)) else { continue }
            places[Key(kind: kind, name: String(decoding: parts[1], as: UTF8.self))] = parts[2].startIndex..<parts[2].endIndex
        }
        self.data = data
        self.places = places
    }

    func names(_ kind: AssetKind) -> [String] {
        places.keys.filter { $0.kind == kind }.map(\.name).sorted()
    }

    /// The record of an asset; nil where there is none or its line is damaged.
    func record<Record: Decodable>(_ kind: AssetKind, _ name: String, as type: Record.Type) -> Record? {
        guard let place = places[Key(kind: kind, name: name)] else { return nil }
        return try? JSONDecoder().decode(type, from: data[place])
    }
}

/// Collects the lines of an index.
struct AssetIndexWriter {
    private var lines: [String: String] = [:]

    mutating func add(_ kind: AssetKind, _ name: String, _ record: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        lines[Self.key(kind, name)] = String(decoding: try encoder.encode(record), as: UTF8.self)
    }

    func contains(_ kind: AssetKind, _ name: String) -> Bool { lines[Self.key(kind, name)] != nil }

    private static func key(_ kind: AssetKind, _ name: String) -> String { "\(kind.rawValue)\t\(name)" }

    var text: String {
        let body = lines.keys.sorted().map { "\($0)\t\(lines[$0]!)\n" }
        return AssetIndex.head + "\n" + body.joined()
    }
}
