import FoundationOverlay
import IsletModel

extension ActivityState {
    init(_ phase: ActivityPhase) {
        self =
            switch phase {
            case .pending: .pending
            case .active: .active
            case .stale: .stale
            case .ended: .ended
            case .dismissed: .dismissed
            }
    }
}

extension ActivityContent {
    func payload() throws -> ActivityPayload {
        ActivityPayload(state: try ActivityCoding.encode(state), staleDate: staleDate, relevanceScore: relevanceScore)
    }
}

extension AlertConfiguration {
    /// The alert with its texts in the language of the app.
    var alert: ActivityAlert { ActivityAlert(title: String(localized: title), body: String(localized: body), sound: sound.name) }
}

extension PushType {
    var push: ActivityPush {
        switch kind {
        case .token: .token
        case .channel(let name): .channel(name)
        }
    }
}

extension ActivityStyle {
    var style: ActivityRequest.Style { self == .transient ? .transient : .standard }
}

extension ActivityUIDismissalPolicy {
    var dismissal: ActivityDismissal {
        switch kind {
        case .byDefault: .byDefault
        case .immediate: .immediate
        case .after(let date): .after(date)
        }
    }
}
