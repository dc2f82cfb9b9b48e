/// One option of a command.
public struct OptionSpecification: Sendable, Equatable {
    /// Long name without the dashes.
    public var name: String
    /// Short name without the dash.
    public var short: Character?
    /// What the value is called in help; nil for a switch.
    public var value: String?
    public var help: String
    /// The only values allowed, where they can be listed.
    public var choices: [String]
    /// Whether several values may be given, separated by commas.
    public var isList: Bool
    /// Whether it may be given several times, for several values that may hold commas.
    public var isRepeatable: Bool
    /// Words that may follow a switch, each with a value of its own: `--network replay FILE` is the option `network-replay`.
    public var forms: [String]
    /// Left out of help and completions.
    public var isInternal: Bool

    public init(
        _ name: String, short: Character? = nil, value: String? = nil, choices: [String] = [], isList: Bool = false,
        isRepeatable: Bool = false, forms: [String] = [], isInternal: Bool = false, help: String
    ) {
        self.name = name
        self.short = short
        self.value = value
        self.help = help
        self.choices = choices
        self.isList = isList
        self.isRepeatable = isRepeatable
        self.forms = forms
        self.isInternal = isInternal
    }
}
