import ActivityKit
import SwiftUI

/// The items that are kept for the buyer, each with the Live Activity that shows it.
@MainActor
final class Reservations: ObservableObject {
    /// Identifiers of activities by identifiers of items.
    @Published private(set) var activities: [String: String]
    /// The item a link led to.
    @Published private(set) var opened: String?
    @Published private(set) var problem: String?

    private static let key = "reservations"

    init() {
        let running = Set(Activity<SaleAttributes>.activities.map(\.id))
        let kept = UserDefaults.standard.dictionary(forKey: Self.key) as? [String: String] ?? [:]
        activities = kept.filter { running.contains($0.value) }
    }

    func isReserved(_ item: SaleItem) -> Bool { activities[item.id] != nil }

    func toggle(_ item: SaleItem) {
        if isReserved(item) { cancel(item) } else { reserve(item) }
        UserDefaults.standard.set(activities, forKey: Self.key)
    }

    private func reserve(_ item: SaleItem) {
        guard ActivityAuthorizationInfo().areActivitiesEnabled else {
            problem = "Live Activities are switched off in Settings."
            return
        }
        let state = SaleAttributes.ContentState(isReserved: true, left: item.stock - 1, opens: .now, closes: .now + item.minutes * 60)
        do {
            let content = ActivityContent(state: state, staleDate: state.closes)
            activities[item.id] = try Activity.request(attributes: SaleAttributes(item: item), content: content).id
            problem = nil
        } catch {
            problem = error.localizedDescription
        }
    }

    private func cancel(_ item: SaleItem) {
        let identifier = activities.removeValue(forKey: item.id)
        Task {
            for activity in Activity<SaleAttributes>.activities where activity.id == identifier {
                await activity.end(nil, dismissalPolicy: .immediate)
            }
        }
    }

    func open(_ url: URL) {
        guard let target = SaleLink.target(of: url) else { return }
        opened = target.id
        print("Opened \(target.name) (\(target.id))")
    }
}
