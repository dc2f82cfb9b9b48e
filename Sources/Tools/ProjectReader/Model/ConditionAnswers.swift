/// What conditions of compilation (`#if`) come to for a target, as far as that is known.
public struct ConditionAnswers {
    public let platform: TargetPlatform
    /// Flags that are set.
    public let flags: Set<String>
    /// Whether all flags are known, so that others are not set.
    public let knowsAllFlags: Bool
    /// Whether a module of the project can be imported; nil where that is not known.
    public let canImport: (String) -> Bool?

    public init(platform: TargetPlatform, flags: Set<String>, knowsAllFlags: Bool, canImport: @escaping (String) -> Bool?) {
        self.platform = platform
        self.flags = flags
        self.knowsAllFlags = knowsAllFlags
        self.canImport = canImport
    }

    /// Nil where it cannot be said.
    public func answer(to condition: String) -> Bool? {
        var scanner = SwiftWordScanner(condition)
        var words: [String] = []
        while let word = scanner.next() { words.append(word) }
        var rest = words[...]
        return either(&rest)
    }

    private func either(_ words: inout ArraySlice<String>) -> Bool? {
        var result = both(&words)
        while Self.take("|", from: &words) {
            let next = both(&words)
            result = result == true || next == true ? true : result == false && next == false ? false : nil
        }
        return result
    }

    private func both(_ words: inout ArraySlice<String>) -> Bool? {
        var result = single(&words)
        while Self.take("&", from: &words) {
            let next = single(&words)
            result = result == false || next == false ? false : result == true && next == true ? true : nil
        }
        return result
    }

    /// Takes an operator of two equal signs.
    private static func take(_ sign: String, from words: inout ArraySlice<String>) -> Bool {
        guard words.count >= 2, words.prefix(2).allSatisfy({ $0 == sign }) else { return false }
        words.removeFirst(2)
        return true
    }

    private func single(_ words: inout ArraySlice<String>) -> Bool? {
        guard let word = words.popFirst() else { return nil }
        switch word {
        case "!": return single(&words).map { !$0 }
        case "true": return true
        case "false": return false
        case "(":
            let result = either(&words)
            if words.first == ")" { words.removeFirst() }
            return result
        default:
            guard words.first == "(" else { return flags.contains(word) ? true : knowsAllFlags ? false : nil }
            return call(of: word, Self.argument(&words))
        }
    }

    /// What stands between parentheses.
    private static func argument(_ words: inout ArraySlice<String>) -> [String] {
        var depth = 0
        var result: [String] = []
        while let word = words.popFirst() {
            depth += word == "(" ? 1 : word == ")" ? -1 : 0
            if depth == 0 { break }
            result.append(word)
        }
        return Array(result.dropFirst())
    }

    private func call(of function: String, _ argument: [String]) -> Bool? {
        guard let name = argument.first else { return nil }
        switch function {
        case "os": return name == platform.rawValue || (name == "OSX" && platform == .macOS)
        case "canImport" where AppleFrameworks.linuxModules.contains(name) || AppleFrameworks.isForeign(name, to: platform): return false
        case "canImport" where AppleFrameworks.names.contains(name): return true
        case "canImport": return canImport(name)
        default: return nil
        }
    }
}
