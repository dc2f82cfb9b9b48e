/// What an activity's content carries beside its state.
public struct ScenarioActivityOptions: Equatable, Sendable {
    /// Seconds from the event to the moment the content is stale.
    public var staleAfter: Double?
    public var relevance: Double?
    public var alertTitle: String?
    public var alertBody: String?
    /// Seconds from the event to the dismissal, for the dismissal `after`.
    public var dismissAfter: Double?
    /// By push instead of by the app.
    public var isPush: Bool

    public init(
        staleAfter: Double? = nil, relevance: Double? = nil, alertTitle: String? = nil, alertBody: String? = nil, dismissAfter: Double? = nil,
        isPush: Bool = false
    ) {
        (self.staleAfter, self.relevance, self.alertTitle, self.alertBody) = (staleAfter, relevance, alertTitle, alertBody)
        (self.dismissAfter, self.isPush) = (dismissAfter, isPush)
    }
}
