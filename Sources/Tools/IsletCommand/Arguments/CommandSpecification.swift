/// What a command is called, takes and does: all that parsing, help and completions need.
public struct CommandSpecification: Sendable {
    public enum Operands: Sendable, Equatable {
        case none
        case optional(String)
        case oneOrMore(String)
        case anyNumber(String)
        case one(String, choices: [String])
    }

    public var name: String
    public var summary: String
    /// Paragraphs below the options in help.
    public var discussion: String
    public var operands: Operands
    public var options: [OptionSpecification]

    public init(name: String, summary: String, discussion: String = "", operands: Operands = .none, options: [OptionSpecification] = []) {
        self.name = name
        self.summary = summary
        self.discussion = discussion
        self.operands = operands
        self.options = options + [OptionSpecification("help", short: "h", help: "Show this help.")]
    }

    /// The first line of help.
    public var usage: String {
        let tail: String =
            switch operands {
            case .none: ""
            case .optional(let name): " [\(name)]"
            case .oneOrMore(let name): " \(name)…"
            case .anyNumber(let name): " [\(name)…]"
            case .one(let name, _): " \(name)"
            }
        return "islet \(name)\(tail)" + (options.count > 1 ? " [OPTIONS]" : "")
    }
}
