/// A widget as a scenario names it: kind and family, where the bundle leaves a choice.
public struct ScenarioWidget: Equatable, Sendable {
    public var kind: String?
    public var family: String?
    public var app: String?
    public var place: String?
    public var configuration: String?
    /// Number of the Smart Stack it is put in.
    public var stack: Int?

    public init(
        kind: String? = nil, family: String? = nil, app: String? = nil, place: String? = nil, configuration: String? = nil, stack: Int? = nil
    ) {
        (self.kind, self.family, self.app, self.place, self.configuration, self.stack) = (kind, family, app, place, configuration, stack)
    }
}
