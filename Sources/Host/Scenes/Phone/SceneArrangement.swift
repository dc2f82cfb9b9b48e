import Activities
import Foundation
import IsletModel

/// Which activities are shown where, by the system's rules.
struct SceneArrangement {
    /// What the Dynamic Island shows.
    let island: IslandContent
    /// What the Lock Screen lists, the most important one first.
    let lockScreen: [SceneActivity]

    init(_ request: SceneRequest) {
        let known = Dictionary(request.activities.map { ($0.id, $0) }) { first, _ in first }
        let records = Self.records(request)
        var machine = Island(places: request.device.islandPlaces(os: request.os))
        _ = machine.handle(.records(records, foregroundApps: []), at: request.moment)
        if let expanded = request.expandedActivity { _ = machine.handle(.touchAndHold(expanded), at: request.moment) }
        island = IslandContent(request.island ?? machine.presentation, known)
        lockScreen = ActivityOrder.lockScreen(records).compactMap { known[$0.id] }
    }

    /// The system's records after the apps have started their activities and gone to the background.
    private static func records(_ request: SceneRequest) -> [ActivityRecord] {
        var ledger = ActivityLedger(at: request.moment)
        for app in Set(request.activities.map(\.app)).sorted() {
            _ = ledger.handle(.installed(ActivityApp(id: app)), at: request.moment)
            _ = ledger.handle(.appCameToForeground(app), at: request.moment)
        }
        for activity in request.activities.sorted(by: { $0.started < $1.started }) {
            let payload = ActivityPayload(state: Data("{}".utf8), relevanceScore: activity.relevanceScore)
            let wish = ActivityRequest(attributesType: activity.id, attributes: Data("{}".utf8), payload: payload)
            _ = ledger.handle(.request(wish, id: activity.id, app: activity.app), at: request.moment)
        }
        return ledger.records
    }
}

/// What the Dynamic Island shows, with the views.
enum IslandContent {
    case idle
    case compact(SceneActivity)
    case minimal(attached: SceneActivity, detached: SceneActivity)
    case expanded(SceneActivity)

    init(_ presentation: IslandPresentation, _ known: [String: SceneActivity]) {
        let shown = presentation.activities.compactMap { known[$0] }
        switch (presentation, shown.first, shown.last) {
        case (.compact, let activity?, _): self = .compact(activity)
        case (.expanded, let activity?, _): self = .expanded(activity)
        case (.minimal, let attached?, let detached?): self = .minimal(attached: attached, detached: detached)
        default: self = .idle
        }
    }

    /// Whether the island covers the status bar.
    var isExpanded: Bool { if case .expanded = self { true } else { false } }
}

extension SceneRequest {
    /// What the Dynamic Island shows.
    var islandContent: IslandContent { SceneArrangement(self).island }
    /// The activities, the most important one first.
    var orderedActivities: [SceneActivity] { SceneArrangement(self).lockScreen }
}
