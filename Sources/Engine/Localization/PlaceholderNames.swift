/// Names that a string catalog gives to the placeholders of a format, for translators and for symbols that Xcode makes: `%(count)lld`.
enum PlaceholderNames {
    /// The format as it is looked up.
    static func removed(from format: String) -> String {
        guard format.contains("(") else { return format }
        return format.replacing(/%(?<position>\d+\$)?\(\w+\)/) { "%\($0.output.position ?? "")" }
    }
}
