/// A translation: a format, and the parts of it that numbers or devices decide.
public struct LocalizedPhrase: Sendable, Equatable {
    /// A part of the format, written `%#@name@` there.
    public struct Substitution: Sendable, Equatable {
        /// Which argument decides, counted from 1; by place in the format when `nil`.
        public var argument: Int?
        /// What `%arg` stands for, such as `lld`.
        public var specifier: String
        public var variant: LocalizedVariant

        public init(argument: Int? = nil, specifier: String, variant: LocalizedVariant) {
            self.argument = argument
            self.specifier = specifier
            self.variant = variant
        }
    }

    public var variant: LocalizedVariant
    public var substitutions: [String: Substitution]

    public init(_ text: String) {
        self.init(variant: .text(text))
    }

    public init(variant: LocalizedVariant, substitutions: [String: Substitution] = [:]) {
        self.variant = variant
        self.substitutions = substitutions
    }

    /// The text of a phrase that nothing decides; nil for others.
    public var plainText: String? {
        guard case .text(let text) = variant, substitutions.isEmpty else { return nil }
        return text
    }

    /// Whether the wording depends on a number.
    public var hasPlural: Bool { variant.hasPlural || !substitutions.isEmpty }
}
