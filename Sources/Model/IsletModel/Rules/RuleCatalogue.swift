/// The numbered rules that the system's behaviour is made of, with where they come from and how sure they are.
public struct RuleCatalogue: Sendable {
    public struct Rule: Hashable, Codable, Sendable {
        /// `refuted` rules are claims that Apple's documents contradict; the system follows Apple.
        public enum Certainty: String, Hashable, Codable, Sendable { case high, medium, low, refuted }

        public var rule: RuleID
        /// The chapter of the page of rules.
        public var group: String
        public var text: String
        /// Where the rule comes from: “source document 002, Part 4” or the name of one of Apple's pages.
        public var sources: [String]
        public var certainty: Certainty
        /// What is doubtful, or where Apple says otherwise.
        public var remark: String?
        /// The module that keeps the rule.
        public var module: String
        /// The capability that will keep it, where none does yet.
        public var later: String?
    }

    /// By number.
    public let rules: [Rule]

    public static let standard = RuleCatalogue(rules: BundledData.read("rules/catalogue", in: .module))

    public subscript(rule: RuleID) -> Rule {
        guard let found = rules.first(where: { $0.rule == rule }) else { preconditionFailure("the catalogue of rules says nothing of \(rule)") }
        return found
    }
}
