import Foundation
import IsletModel

/// Replaces `$(NAME)`, `${NAME}` and `$(NAME:modifier)` by the values of build settings.
struct SettingExpansion {
    let settings: [String: String]
    /// A variable that names itself, directly or in a circle, ends here.
    private static let maximumDepth = 32

    func expand(_ text: String) -> String { expand(text, depth: 0) }

    func expand(_ value: PropertyListValue) -> PropertyListValue { value.mapStrings(expand) }

    private func expand(_ text: String, depth: Int) -> String {
        guard depth < Self.maximumDepth, text.contains("$") else { return text }
        var result = ""
        var rest = Substring(text)
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            let after = rest[rest.index(after: dollar)...]
            if let open = after.first, open == "(" || open == "{", let end = Self.end(of: after) {
                let name = expand(String(after[after.index(after: after.startIndex)..<end]), depth: depth + 1)
                result += value(of: name, depth: depth)
                rest = after[after.index(after: end)...]
            } else {
                result += "$"
                rest = after
            }
        }
        return result + rest
    }

    /// The bracket that closes the one `text` begins with; brackets may be nested.
    private static func end(of text: Substring) -> Substring.Index? {
        let (open, close): (Character, Character) = text.first == "(" ? ("(", ")") : ("{", "}")
        var depth = 0
        for index in text.indices {
            if text[index] == open { depth += 1 }
            if text[index] == close { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    private func value(of reference: String, depth: Int) -> String {
        let parts = reference.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        var value = expand(settings[parts[0]] ?? "", depth: depth + 1)
        for modifier in parts.dropFirst() { value = apply(modifier, to: value, depth: depth) }
        return value
    }

    private func apply(_ modifier: String, to value: String, depth: Int) -> String {
        switch modifier {
        case "rfc1034identifier": return ModuleName.bundleIdentifierPart(from: value)
        case "c99extidentifier", "identifier": return ModuleName.identifier(from: value)
        case "lower": return value.lowercased()
        case "upper": return value.uppercased()
        case "dir": return URL(fileURLWithPath: value).deletingLastPathComponent().relativePath
        case "file": return URL(fileURLWithPath: value).lastPathComponent
        case "base": return URL(fileURLWithPath: value).deletingPathExtension().lastPathComponent
        case "suffix": return URL(fileURLWithPath: value).pathExtension
        default:
            guard modifier.hasPrefix("default=") else { return value }
            return value.isEmpty ? expand(String(modifier.dropFirst("default=".count)), depth: depth + 1) : value
        }
    }
}
