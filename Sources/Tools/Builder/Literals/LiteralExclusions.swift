import Foundation

/// Which literals of a module's sources stay as they are.
struct LiteralExclusions: Codable, Equatable {
    /// Places that take only what the compiler sees.
    var places: Set<String> = []
    /// Names of files, without ending, that stay as they are.
    var files: Set<String> = []

    var text: String { places.sorted().joined(separator: ",") + ";" + files.sorted().joined(separator: ",") }

    /// Places of which it is known before they are tried: they take characters, or text that the compiler must know.
    private static let known: Set = [
        "Text.comment", "Label.comment", "NSLocalizedString.comment", "String.comment", "split.separator", "Character.", "LocalizedStringResource.",
        "LocalizedStringResource.comment", "firstIndex.of", "lastIndex.of",
    ]
    private static let fileName = "literal-exclusions.json"

    /// What earlier builds found out; a record that cannot be read counts as none.
    static func saved(in folder: URL) -> LiteralExclusions {
        let data = FileManager.default.contents(atPath: folder.appendingPathComponent(fileName).path)
        let found = data.flatMap { try? JSONDecoder().decode(LiteralExclusions.self, from: $0) } ?? LiteralExclusions()
        return LiteralExclusions(places: found.places.union(known), files: found.files)
    }

    func save(in folder: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        try FileWriting.write(String(decoding: try encoder.encode(self), as: UTF8.self), to: folder.appendingPathComponent(Self.fileName))
    }
}
