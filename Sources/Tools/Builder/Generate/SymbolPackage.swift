import Foundation
import ProjectReader

/// A package whose module gives the names of the system's symbols as members, where it cannot be had: it is declared with those members that the
/// sources name, and each stands for the symbol of that name.
struct SymbolPackage {
    static let modules: Set = ["SFSafeSymbols"]

    let folder: URL

    /// A module for each of the names.
    func targets(for names: [String], of target: BuildTarget) throws -> [BuildTarget] {
        guard !names.isEmpty else { return [] }
        let members = Self.members(of: (target.dependencies + [target]).flatMap { $0.native == nil ? $0.sources : [] })
        return try names.map { name in
            let file = folder.appendingPathComponent("\(name)/\(name).swift")
            try FileWriting.createFolder(file.deletingLastPathComponent())
            try FileWriting.write((DeclaredFrameworks.text(of: name) ?? "") + Self.declarations(of: members), to: file)
            var module = BuildTarget(name: name, kind: .library, root: file.deletingLastPathComponent(), sources: [file])
            module.platform = target.platform
            return module
        }
    }

    private static func members(of files: [URL]) -> [String] {
        let texts = files.compactMap { FileManager.default.contents(atPath: $0.path) }
        return texts.reduce(into: Set<String>()) { $0.formUnion(members(in: Array($1))) }.sorted()
    }

    /// What is named as a member of a type that is not written before it, or of the package's: `.heartFill`, `SFSymbol.heartFill`.
    static func members(in text: [UInt8]) -> [String] {
        var found: [String] = []
        var index = 0
        while let dot = text[index...].firstIndex(of: UInt8(ascii: ".")) {
            let start = dot + 1
            let end = text[start...].firstIndex { !isPart($0) } ?? text.endIndex
            index = max(end, start)
            guard start < end, isSmall(text[start]), isOpen(text[..<dot]), end == text.endIndex || text[end] != UInt8(ascii: "(") else { continue }
            let member = String(decoding: text[start..<end], as: UTF8.self)
            if !taken.contains(member) { found.append(member) }
        }
        return found
    }

    private static func isPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: byte == UInt8(ascii: "_") || byte >= 0x80
        }
    }

    private static func isSmall(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }

    /// Whether a member after this text has no value before it, or the package's type.
    private static func isOpen(_ text: ArraySlice<UInt8>) -> Bool {
        guard let last = text.last else { return true }
        return text.reversed().starts(with: "SFSymbol".utf8.reversed()) || !(isPart(last) || ")]}>?!\"`.".utf8.contains(last))
    }

    /// Members that everything has, or an optional.
    private static let taken: Set = [
        "self", "init", "none", "some", "rawValue", "hash", "hashValue", "allSymbols", "allCases", "description",
    ]

    static func declarations(of members: [String]) -> String {
        let lines = members.map { "    public static let `\($0)` = SFSymbol(rawValue: \"\(symbolName(ofMember: $0))\")\n" }
        let all = members.map { "`\($0)`" }.joined(separator: ", ")
        return """

            extension SFSymbol: CaseIterable {
            \(lines.joined())
                /// Those that the sources name.
                public static var allCases: [SFSymbol] { [\(all)] }
                public static var allSymbols: Set<SFSymbol> { Set(allCases) }
            }

            """
    }

    /// The name of the symbol that a member stands for: each word of it begins with a capital or a digit, and where that would be nothing that a
    /// member can begin with, a line comes first: `heartFill`, `person2`, `_4kTv`.
    static func symbolName(ofMember member: String) -> String {
        var words: [String] = []
        for character in member.drop(while: { $0 == "_" }) {
            guard let word = words.last, !character.isUppercase, !begins(character, after: word) else {
                words.append(character.lowercased())
                continue
            }
            words[words.count - 1].append(character)
        }
        return words.joined(separator: ".")
    }

    /// Whether a digit begins a word of its own, as in `square.3.layers`; it does not in `l1`, `grid.2x2` and `airpods.gen3`.
    private static func begins(_ character: Character, after word: String) -> Bool {
        guard character.isNumber, let last = word.last, !last.isNumber else { return false }
        return word.count > 1 && !numbered.contains(word) && word.wholeMatch(of: /[0-9]+x/) == nil
    }

    /// Words that have their number in them.
    private static let numbered: Set = ["gen", "powerbeats", "ccs"]
}
