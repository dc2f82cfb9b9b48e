import Foundation
import Localization

/// The texts of string tables as members, functions where a text has places for values.
struct SwiftGenStrings {
    let output: SwiftGenOutput
    let bundle: String
    private var tables: [String: [String: Entry]] = [:]

    private struct Entry {
        var text: String
        var types: [String]
    }

    init(_ output: SwiftGenOutput, bundle: String) throws {
        (self.output, self.bundle) = (output, bundle)
        for file in try output.presentInputs.flatMap(Self.files) {
            guard let data = FileManager.default.contents(atPath: file.path) else { continue }
            let table = file.deletingPathExtension().lastPathComponent
            if file.pathExtension == "strings" {
                for (key, text) in try StringsFile.read(data, file: file.path) {
                    tables[table, default: [:]][key] = Entry(text: text, types: Self.types(in: text))
                }
            } else {
                for key in try StringsDictFile.read(data, file: file.path).keys { tables[table, default: [:]][key] = Entry(text: "", types: ["Int"]) }
            }
        }
    }

    /// Tables are read before the plurals that go before their entries.
    private static func files(at url: URL) throws -> [URL] {
        let all = FileTree.isFolder(url) ? try FileTree.files(in: url) : [url]
        return all.filter { $0.pathExtension == "strings" } + all.filter { $0.pathExtension == "stringsdict" }
    }

    /// The types of a format's values, in their order.
    static func types(in format: String) -> [String] {
        let place = /%(?:(?<position>\d+)\$)?[-+ 0#']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|L|z|t|j)?(?<kind>[@dDiuUxXoOfFeEgGaAcCsSp%])/
        var types: [Int: String] = [:]
        var next = 1
        for match in format.matches(of: place) where match.kind != "%" {
            let position = match.position.flatMap { Int($0) } ?? next
            if match.position == nil { next += 1 }
            types[position] =
                switch match.kind {
                case "@": "Any"
                case "f", "F", "e", "E", "g", "G", "a", "A": "Float"
                case "c", "C": "CChar"
                case "s", "S": "UnsafePointer<CChar>"
                case "p": "UnsafeRawPointer"
                default: "Int"
                }
        }
        return types.keys.max().map { last in (1...last).map { types[$0] ?? "Any" } } ?? []
    }

    var lines: [String] {
        guard let style = output.style else { return [] }
        var tree = SwiftGenTree()
        let nests = tables.count > 1 || output.isOn("forceFileNameEnum")
        for (table, entries) in tables {
            for (key, entry) in entries {
                var path = nests ? [SwiftGenNames.type(table)] : []
                let parts = style == "structured" ? key.split(separator: ".").map(String.init) : [key]
                path += parts.dropLast().map(SwiftGenNames.type)
                let name = SwiftGenNames.member(parts.last ?? key)
                tree.add(member(name, key: key, table: table, entry), named: name, in: path)
            }
        }
        return tree.lines(of: output.typeName, access: output.access) + [
            "private func \(lookUp)(_ table: String, _ key: String, _ fallback: String, _ values: [any CVarArg] = []) -> String {",
            "    let format = \(bundle).localizedString(forKey: key, value: fallback, table: table)",
            "    return values.isEmpty ? format : String(format: format, locale: Locale.current, arguments: values)",
            "}",
        ]
    }

    /// A name of its own in each file.
    private var lookUp: String { "_islet\(SwiftGenNames.type(output.name))Text" }

    private func member(_ name: String, key: String, table: String, _ entry: Entry) -> [String] {
        let place = [table, key, entry.text].map(\.debugDescription).joined(separator: ", ")
        guard !entry.types.isEmpty else { return ["\(output.access)static var `\(name)`: String { \(lookUp)(\(place)) }"] }
        let numbered = entry.types.enumerated()
        let parameters = numbered.map { "_ p\($0.offset + 1): \($0.element)" }.joined(separator: ", ")
        let values = numbered.map { $0.element == "Any" ? "String(describing: p\($0.offset + 1))" : "p\($0.offset + 1)" }.joined(separator: ", ")
        return ["\(output.access)static func `\(name)`(\(parameters)) -> String { \(lookUp)(\(place), [\(values)]) }"]
    }
}
