/// Names of modules made from names of targets, as Xcode and the package manager make them.
public enum ModuleName {
    /// Every character that cannot stand in an identifier becomes `_`.
    public static func identifier(from name: String) -> String {
        var result = ""
        for scalar in name.unicodeScalars {
            let isWord = scalar == "_" || scalar.properties.isXIDContinue
            result.unicodeScalars.append(isWord ? scalar : "_")
        }
        guard let first = result.unicodeScalars.first else { return "_" }
        return first.properties.isXIDStart || first == "_" ? result : "_" + result.dropFirst()
    }

    /// Whether a word can stand as a name in Swift.
    static func isIdentifier(_ word: String) -> Bool { !word.isEmpty && identifier(from: word) == word }

    /// The identifier form of `$(NAME:rfc1034identifier)`: `-` for everything but letters, digits, `-` and `.`.
    static func bundleIdentifierPart(from name: String) -> String {
        String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "." || $0 == "-" ? $0 : "-" })
    }
}
