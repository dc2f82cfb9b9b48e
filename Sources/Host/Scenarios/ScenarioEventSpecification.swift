/// What an event takes, what it does, and how it is read.
public struct ScenarioEventSpecification: Sendable {
    /// A member beside `at` and `event`.
    public struct Member: Hashable, Sendable {
        public var name: String
        /// What it is, in a few words.
        public var help: String
        public var isRequired: Bool
    }

    public var members: [Member]
    /// What happens, in one sentence.
    public var help: String
    let read: @Sendable (ScenarioMembers) throws(ScenarioProblem) -> ScenarioAction

    init(_ help: String, _ members: [Member] = [], read: @escaping @Sendable (ScenarioMembers) throws(ScenarioProblem) -> ScenarioAction) {
        self.help = help
        self.members = members
        self.read = read
    }
}

extension ScenarioEventSpecification.Member {
    static func must(_ name: String, _ help: String) -> Self { Self(name: name, help: help, isRequired: true) }
    static func may(_ name: String, _ help: String) -> Self { Self(name: name, help: help, isRequired: false) }

    static let app = may("app", "bundle identifier, where there are several apps")
    static let activity = may("activity", "activity-1 is the first that started; the last one unless given")
    static let on = must("on", "true or false")

    /// How a widget is named.
    static let widget = [
        may("kind", "the widget's kind"), may("family", "such as systemSmall"), app, may("place", "where it lies, as for look"),
        may("configuration", "JSON of its parameters"), may("stack", "number of its Smart Stack"),
    ]
    /// What comes with an activity's content.
    static let content = [
        may("stale-after", "a length of time"), may("relevance", "a score"), may("alert-title", "text"), may("alert-body", "text"),
        may("push", "true where a push brings it"),
    ]
}
