import FoundationOverlay
import IsletModel

extension Activity {
    /// Ends the activity. It leaves the Dynamic Island at once, and the Lock Screen as the policy says.
    ///
    /// - Parameter content: The last content; what is shown stays when `nil`.
    public nonisolated(nonsending) func end(
        _ content: ActivityContent<Activity<Attributes>.ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {
        finish(content, dismissalPolicy, nil)
    }

    /// Ends the activity unless an earlier update or push is newer (iOS 17.2).
    ///
    /// - Parameter timestamp: When the content was made.
    public nonisolated(nonsending) func end(
        _ content: ActivityContent<Activity<Attributes>.ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date
    ) async {
        finish(content, dismissalPolicy, timestamp)
    }

    @available(iOS, deprecated: 16.2, message: "Use end(content:dismissalPolicy:) instead")
    public nonisolated(nonsending) func end(
        using contentState: Activity<Attributes>.ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {
        finish(contentState.map { ActivityContent(state: $0, staleDate: nil) }, dismissalPolicy, nil)
    }

    private func finish(_ content: ActivityContent<ContentState>?, _ policy: ActivityUIDismissalPolicy, _ timestamp: Date?) {
        let payload = content.flatMap { self.payload(of: $0) }
        take(system.send(.end(ActivityEnd(id: id, payload: payload, dismissal: policy.dismissal, timestamp: timestamp))))
    }
}
