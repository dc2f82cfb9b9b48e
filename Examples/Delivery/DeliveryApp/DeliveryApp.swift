import ActivityKit
import SwiftUI

@main
struct DeliveryApp: App {
    @StateObject private var order = Order()

    var body: some Scene {
        WindowGroup {
            OrderView(order: order)
        }
    }
}

/// An order and the Live Activity that follows it.
@MainActor
final class Order: ObservableObject {
    @Published private(set) var step: DeliveryStep?
    @Published private(set) var problem: String?

    func place() {
        let state = DeliveryAttributes.ContentState(step: .accepted, arrives: .now + 40 * 60, stopsAhead: 0)
        do {
            _ = try Activity.request(attributes: DeliveryAttributes.dinner, content: ActivityContent(state: state, staleDate: .now + 60 * 60))
            step = .accepted
        } catch {
            problem = error.localizedDescription
        }
    }

    /// The next step; the last one ends the activity, which then stays on the Lock Screen for a while.
    func advance() async {
        guard let activity = Activity<DeliveryAttributes>.activities.first, let step, step.position + 1 < DeliveryStep.allCases.count else { return }
        let next = DeliveryStep.allCases[step.position + 1]
        var state = activity.content.state
        state.step = next
        state.courier = next == .onTheWay ? "Amadou" : state.courier
        let content = ActivityContent(state: state, staleDate: .now + 30 * 60)
        if next == .delivered {
            await activity.end(content, dismissalPolicy: .after(.now + 15 * 60))
        } else {
            await activity.update(content)
        }
        self.step = next
    }
}

struct OrderView: View {
    @ObservedObject var order: Order

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: order.step?.symbol ?? "fork.knife").font(.system(size: 64)).foregroundStyle(.orange.gradient)
            Text("Luca's Oven").font(.largeTitle.bold())
            Text(order.step?.title ?? "Pizza Bianca and Caponata").foregroundStyle(.secondary)
            if order.step == nil {
                Button("Order for 24 €") { order.place() }.buttonStyle(.borderedProminent).tint(.orange)
            } else {
                Button("Next step") { Task { await order.advance() } }.buttonStyle(.bordered)
            }
            if let problem = order.problem { Text(problem).font(.footnote).foregroundStyle(.red) }
        }
        .padding(24)
    }
}
