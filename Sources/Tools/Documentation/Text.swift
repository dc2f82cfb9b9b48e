extension StringProtocol {
    var trimmed: String { trimming(while: \.isWhitespace) }

    func trimming(while isDropped: (Character) -> Bool) -> String {
        let start = drop(while: isDropped)
        let count = start.reversed().drop(while: isDropped).count
        return String(start.prefix(count))
    }
}

extension Sequence<String> {
    /// Names sorted without regard to case, each in backticks.
    var listed: String { sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) }.map { "`\($0)`" }.joined(separator: ", ") }
}

extension String {
    /// The text as a cell of a Markdown table.
    var cell: String { replacing("|", with: "\\|") }
}
