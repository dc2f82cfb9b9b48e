/// The Swift name that Xcode derives from an asset's name.
enum AssetSymbolName {
    /// `Brand Red` → `brandRed`, `AccentColor` → `accent` (a trailing `Color` or `Image` of the set's own kind is dropped).
    static func member(_ name: String, dropping suffix: String) -> String {
        var words = words(name)
        if words.count > 1, words.last == suffix { words.removeLast() }
        guard let first = words.first else { return "_" }
        let rest = words.dropFirst().map(capitalized)
        return safe(([first.lowercased()] + rest).joined())
    }

    /// The name of the nested type for a folder that provides a namespace: `my icons` → `MyIcons`.
    static func type(_ name: String) -> String {
        safe(words(name).map(capitalized).joined())
    }

    /// Words end at characters that are no letters or digits, before a capital after a small letter, and before the last capital of several that a
    /// small letter follows.
    static func words(_ name: String) -> [String] {
        var words: [String] = []
        var word = ""
        let characters = Array(name)
        for (index, character) in characters.enumerated() {
            guard character.isLetter || character.isNumber else {
                if !word.isEmpty { words.append(word) }
                word = ""
                continue
            }
            if let last = word.last, character.isUppercase {
                let nextIsSmall = index + 1 < characters.count && characters[index + 1].isLowercase
                if last.isLowercase || last.isNumber || (last.isUppercase && nextIsSmall) {
                    words.append(word)
                    word = ""
                }
            }
            word.append(character)
        }
        return word.isEmpty ? words : words + [word]
    }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    private static func safe(_ name: String) -> String {
        if name.isEmpty { return "_" }
        if name.first!.isNumber { return "_" + name }
        return keywords.contains(name) ? "`\(name)`" : name
    }

    private static let keywords: Set<String> = [
        "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension", "fallthrough", "false",
        "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private", "protocol",
        "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
        "try", "typealias", "var", "where", "while",
    ]
}
