/// A rule of the system, as the data file has it.
struct RuleEntry: Decodable, Sendable {
    var rule: String
    var group: String
    var text: String
    var sources: [String]
    /// high, medium, low or refuted.
    var certainty: String
    var module: String
    var remark: String?
    /// Tests that hold the system to it without having it in their names.
    var tests: [String]?
    /// The capability it waits for.
    var later: String?

    static let file = "Sources/Model/IsletModel/Data/rules/catalogue.json"
    /// Why no test reaches a rule through a command, by rule.
    static let reasons = "Scripts/docs/rule-reasons.json"
    static let certainties = ["high", "medium", "low", "refuted"]

    var number: Int? { Int(rule.dropFirst()) }
}
