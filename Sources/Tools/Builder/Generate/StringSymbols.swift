import Foundation
import Localization
import ProjectReader

/// The texts of string catalogs that are managed by hand, as the members that Xcode 26 declares for them on `LocalizedStringResource`. Names and
/// arguments are made as in files of Xcode's that public repositories have.
struct StringSymbols {
    static let fileName = "_IsletStrings.swift"

    /// A text of a table.
    private struct Symbol {
        var name: String
        var key: String
        var arguments: [Argument]
    }

    /// A value that a text has a place for.
    struct Argument: Equatable {
        /// Nil where the place has no name.
        var label: String?
        var type: String
    }

    private var tables: [(name: String, symbols: [Symbol])] = []
    private let bundle: String

    /// - Parameter used: the member names in the sources; others need no declaration.
    /// - Parameter own: members that the sources declare themselves, which are left to them.
    init(resources: [ResourceFile], used: Set<String>, own: Set<String>, bundle: String) {
        self.bundle = bundle
        for url in resources.map(\.url) where url.pathExtension == "xcstrings" {
            // A catalog that cannot be read is named where the bundle is made.
            guard let data = FileManager.default.contents(atPath: url.path), let catalog = try? StringCatalogFile(data, file: url.path) else {
                continue
            }
            let table = url.deletingPathExtension().lastPathComponent
            guard table == Self.standardTable || !own.contains(table) else { continue }
            var taken = own
            let symbols = catalog.manualTexts.sorted { $0.key < $1.key }.compactMap { key, text -> Symbol? in
                let name = Self.name(for: key)
                guard used.contains(name), taken.insert(name).inserted else { return nil }
                return Symbol(name: name, key: key, arguments: Self.arguments(in: text))
            }
            if !symbols.isEmpty { tables.append((table, symbols)) }
        }
    }

    private static let standardTable = "Localizable"

    /// The declarations; nil where none are needed.
    var text: String? {
        guard !tables.isEmpty else { return nil }
        let lines = tables.flatMap { table in
            let members = table.symbols.map { "    " + declaration(of: $0, in: table.name) }
            guard table.name != Self.standardTable else { return members }
            return ["    enum \(Identifier.safe(table.name)) {"] + members.map { "    " + $0 } + ["    }"]
        }
        return (["import SwiftUI", "nonisolated extension LocalizedStringResource {"] + lines + ["}"]).joined(separator: "\n") + "\n"
    }

    private func declaration(of symbol: Symbol, in table: String) -> String {
        let (key, place) = (Self.literal(symbol.key), "table: \(Self.literal(table)), bundle: \(bundle))")
        guard !symbol.arguments.isEmpty else {
            return "static var `\(symbol.name)`: LocalizedStringResource { LocalizedStringResource(\(key), \(place) }"
        }
        let names = symbol.arguments.indices.map { symbol.arguments[$0].label ?? "arg\($0 + 1)" }
        let parameters = zip(symbol.arguments, names).map { ($0.label == nil ? "_ " : "") + "`\($1)`: \($0.type)" }.joined(separator: ", ")
        let values = names.map { "\\(`\($0)`)" }.joined()
        return "static func `\(symbol.name)`(\(parameters)) -> LocalizedStringResource { "
            + "LocalizedStringResource(\(key), defaultValue: \"\(values)\", \(place) }"
    }

    /// The text as a literal.
    private static func literal(_ text: String) -> String {
        let escaped = text.map { character in
            switch character {
            case "\\", "\"": "\\\(character)"
            case "\n": "\\n"
            case "\t": "\\t"
            case "\r": "\\r"
            default: "\(character)"
            }
        }
        return "\"" + escaped.joined() + "\""
    }

    /// `aListWithThatName` for `A list with that name…`, `cfbundleName` for `CFBundleName`, `active` for `%lld active`. Apostrophes part no words.
    static func name(for key: String) -> String {
        let text = key.replacing(placeholder, with: " ").filter { !"'’".contains($0) }
        let words = text.split { !($0.isLetter || $0.isNumber) }.map { capitalized(String($0)) }
        let name = words.joined()
        guard let first = name.first else { return "" }
        return first.isNumber ? "_" + name : first.lowercased() + name.dropFirst()
    }

    /// With a capital at its beginning; of capitals that follow each other only the first stays one.
    private static func capitalized(_ word: String) -> String {
        var result = ""
        var previous: Character = " "
        for character in word {
            result += previous.isUppercase ? character.lowercased() : result.isEmpty ? character.uppercased() : String(character)
            previous = character
        }
        return result
    }

    /// What a text has places for, in the order in which they are given.
    static func arguments(in text: String) -> [Argument] {
        var found: [Int: Argument] = [:]
        var next = 1
        for match in text.matches(of: placeholder) where match.output.conversion != "%" {
            let position = match.output.position.flatMap { Int($0) } ?? next
            if match.output.position == nil { next += 1 }
            let argument = Argument(label: match.output.name.map(String.init), type: type(of: match.output.conversion))
            if found[position]?.label == nil { found[position] = argument }
        }
        return found.sorted { $0.key < $1.key }.map(\.value)
    }

    private static func type(of conversion: Substring) -> String {
        switch conversion {
        case "d", "D", "i", "arg": "Int"
        case "u", "U", "x", "X", "o", "O": "UInt"
        case "f", "F", "e", "E", "g", "G", "a", "A": "Double"
        default: conversion.hasPrefix("#@") ? "Int" : "String"
        }
    }

    nonisolated(unsafe) private static let placeholder =
        /%(?:(?<position>\d+)\$)?(?:\((?<name>\w+)\))?[-+0']*\d*(?:\.\d+)?[hlqLztj]*(?<conversion>#@\w+@|arg|[%@dDiuUxXoOfFeEgGaAcCsSp])/
}
