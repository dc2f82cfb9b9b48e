/// Errors that no missing module can be the cause of: nothing of it stands in them.
enum CertainMistakes {
    /// Whether values of Swift's own plain types are used for one another, or what is constant is changed.
    static func contain(_ message: String) -> Bool {
        if message.hasPrefix("cannot assign to value: '"), message.hasSuffix("is a 'let' constant") { return true }
        guard conversions.contains(where: message.hasPrefix) else { return false }
        let quoted = message.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
        let types = message.hasPrefix("binary operator") ? quoted.dropFirst() : quoted[...]
        return !types.isEmpty && types.allSatisfy(isPlain)
    }

    /// How errors begin that name nothing but types, apart from an operator.
    private static let conversions = [
        "cannot convert value of type '", "cannot convert return expression of type '", "cannot assign value of type '", "binary operator '",
        "value of optional type '",
    ]

    /// Whether a type is one of those, as it is, optional or in a list.
    private static func isPlain(_ type: Substring) -> Bool { plain.contains(type.filter { !"?![]".contains($0) }) }

    private static let plain: Set<String> = ["String", "Int", "Double", "Float", "Bool", "Character", "Date", "URL", "Data", "UUID"]
}
