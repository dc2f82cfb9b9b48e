/// A parameter of the intent that a widget or control is configured by.
public struct ConfigurationParameter: Codable, Sendable, Equatable {
    /// Something to choose.
    public struct Choice: Codable, Sendable, Equatable {
        /// As a person would write it.
        public var value: String
        /// What the editor shows.
        public var title: String
        /// As the configuration keeps it, JSON.
        public var data: String?
        public var subtitle: String?
        /// The heading it stands under.
        public var section: String?

        public init(value: String, title: String, data: String? = nil, subtitle: String? = nil, section: String? = nil) {
            (self.value, self.title, self.data, self.subtitle, self.section) = (value, title, data, subtitle, section)
        }
    }

    /// What a person edits it with, where there is nothing to choose from.
    public enum Editor: String, Codable, Sendable {
        case text, integer, number, flag, date, other
    }

    /// As the source has it.
    public var name: String
    /// What the editor shows.
    public var title: String
    /// The type in Swift.
    public var type: String
    /// What a new widget has, or this one, as a person would write it; nil where it has nothing.
    public var value: String?
    /// What options and queries offer.
    public var choices: [Choice]
    public var editor = Editor.other
    /// The value as the configuration keeps it, JSON.
    public var data: String?
    public var isOptional = false
    /// Whether it has several values.
    public var isList = false
    /// Whether its query finds more than it offers, by a text.
    public var isSearchable = false
    /// Whether the summary of the intent leaves it out for these values.
    public var isHidden = false
    /// Smallest and largest value of a number.
    public var range: [Double]?
    /// How a number is edited: `stepper`, `field` or `slider`.
    public var style: String?

    public init(name: String, title: String, type: String, value: String? = nil, choices: [Choice] = []) {
        (self.name, self.title, self.type, self.value, self.choices) = (name, title, type, value, choices)
    }
}

/// What somebody who configures a widget wants to know, beside what it has.
public struct ConfigurationQuestion: Codable, Sendable, Equatable {
    /// The widget's family.
    public var family: String?
    /// Texts that queries look for, by the names of parameters.
    public var searches: [String: String]

    public init(family: String? = nil, searches: [String: String] = [:]) {
        (self.family, self.searches) = (family, searches)
    }
}
