import FoundationOverlay
import IsletModel

extension Activity {
    /// Shows new content. An activity that has ended ignores it, as one whose content would take more than 4096 bytes.
    public nonisolated(nonsending) func update(_ content: ActivityContent<Activity<Attributes>.ContentState>) async {
        send(content, nil, nil)
    }

    /// Shows new content and calls for attention.
    public nonisolated(nonsending) func update(
        _ content: ActivityContent<Activity<Attributes>.ContentState>, alertConfiguration: AlertConfiguration? = nil
    ) async {
        send(content, alertConfiguration, nil)
    }

    /// Shows new content unless it is older than an earlier update or push (iOS 17.2).
    ///
    /// - Parameter timestamp: When the content was made.
    public nonisolated(nonsending) func update(
        _ content: ActivityContent<Activity<Attributes>.ContentState>, alertConfiguration: AlertConfiguration? = nil, timestamp: Date
    ) async {
        send(content, alertConfiguration, timestamp)
    }

    @available(iOS, deprecated: 16.2, message: "Use update(_:) instead")
    public nonisolated(nonsending) func update(using contentState: Activity<Attributes>.ContentState) async {
        send(ActivityContent(state: contentState, staleDate: nil), nil, nil)
    }

    @available(iOS, deprecated: 16.2, message: "Use update(_:alertConfiguration:) instead")
    public nonisolated(nonsending) func update(
        using contentState: Activity<Attributes>.ContentState, alertConfiguration: AlertConfiguration? = nil
    ) async {
        send(ActivityContent(state: contentState, staleDate: nil), alertConfiguration, nil)
    }

    private func send(_ content: ActivityContent<ContentState>, _ alert: AlertConfiguration?, _ timestamp: Date?) {
        guard let payload = payload(of: content) else { return }
        take(system.send(.update(ActivityUpdate(id: id, payload: payload, alert: alert?.alert, timestamp: timestamp))))
    }

    /// The content for the system; `nil` and a report when it has no JSON. A state that equals the current one is the current bytes.
    func payload(of content: ActivityContent<ContentState>) -> ActivityPayload? {
        let current = store.record.payload
        if self.content(of: current).state == content.state {
            return ActivityPayload(state: current.state, staleDate: content.staleDate, relevanceScore: content.relevanceScore)
        }
        do {
            return try content.payload()
        } catch {
            system.report(.activityUnencodable, id: id, ActivityCoding.message(error, writing: ContentState.self))
            return nil
        }
    }

    /// Takes the system's answer to an update or an end over.
    func take(_ reply: ActivityReply) {
        if case .activity(let record?) = reply { store.update(record) }
    }
}
