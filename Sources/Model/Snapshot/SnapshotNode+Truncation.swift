extension SnapshotNode {
    /// Whether it is a text that ends in an ellipsis which is not its own.
    public var isTruncated: Bool {
        guard let own = accessibility?.label ?? detail, !own.contains("…") else { return false }
        return drawing.contains { drawing in
            guard case .text(let text) = drawing else { return false }
            return text.lines.contains { $0.runs.contains { $0.text.contains("…") } }
        }
    }
}
