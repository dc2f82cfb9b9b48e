/// A parameter of the intent that a widget or control is configured by.
public struct ConfigurationParameter: Codable, Sendable, Equatable {
    /// Something to choose.
    public struct Choice: Codable, Sendable, Equatable {
        /// As a person would write it.
        public var value: String
        /// What the editor shows.
        public var title: String

        public init(value: String, title: String) {
            self.value = value
            self.title = title
        }
    }

    /// As the source has it.
    public var name: String
    /// What the editor shows.
    public var title: String
    /// The type in Swift.
    public var type: String
    /// What a new widget has, as a person would write it; nil where it has nothing.
    public var value: String?
    /// What options and queries offer.
    public var choices: [Choice]

    public init(name: String, title: String, type: String, value: String? = nil, choices: [Choice] = []) {
        (self.name, self.title, self.type, self.value, self.choices) = (name, title, type, value, choices)
    }
}
