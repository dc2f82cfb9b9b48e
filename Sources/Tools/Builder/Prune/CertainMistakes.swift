/// Errors that no missing module can be the cause of: nothing of it stands in them.
enum CertainMistakes {
    /// Whether a value of one of Swift's own plain types is given to another of them.
    static func contain(_ message: String) -> Bool {
        guard message.hasPrefix("cannot convert value of type '") else { return false }
        let quoted = message.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
        return quoted.count == 2 && quoted.allSatisfy { plain.contains(String($0)) }
    }

    private static let plain: Set<String> = ["String", "Int", "Double", "Float", "Bool", "Character", "Date", "URL", "Data", "UUID"]
}
