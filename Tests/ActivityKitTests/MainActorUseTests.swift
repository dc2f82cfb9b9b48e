import ActivityKit
import FoundationOverlay
import Testing

/// ActivityKit used as apps do: from a model on the main actor, with attributes that say nothing of sending.
@MainActor @Suite struct MainActorUseTests {
    public struct RideAttributes: ActivityAttributes {
        public struct ContentState: Codable, Hashable { var driver: String }
        var number: Int
    }

    @MainActor final class Model {
        var activity: Activity<RideAttributes>?
        var drivers: [String] = []
        var states: [ActivityState] = []

        func start() throws {
            activity = try .request(
                attributes: RideAttributes(number: 7), content: .init(state: .init(driver: "Ann"), staleDate: nil), pushType: .token)
        }

        func watch() async {
            guard let activity else { return }
            await withTaskGroup(of: Void.self) { group in
                group.addTask { await self.watchContents(of: activity) }
                group.addTask { await self.watchStates(of: activity) }
            }
        }

        private func watchContents(of activity: Activity<RideAttributes>) async {
            for await content in activity.contentUpdates { drivers.append(content.state.driver) }
        }

        private func watchStates(of activity: Activity<RideAttributes>) async {
            for await state in activity.activityStateUpdates { states.append(state) }
        }

        func change(to state: RideAttributes.ContentState) async {
            let content = ActivityContent(state: state, staleDate: nil)
            await activity?.update(content, alertConfiguration: AlertConfiguration(title: "\(state.driver)", body: "comes", sound: .default))
            await activity?.end(content, dismissalPolicy: .immediate)
        }
    }

    @Test func aModelOnTheMainActorFollowsItsActivity() async throws {
        try await Stage().run { stage in
            let model = Model()
            try model.start()
            let watching = Task { await model.watch() }
            while model.drivers.isEmpty || model.states.isEmpty { await Task.yield() }
            await model.change(to: .init(driver: "Bob"))
            await watching.value
            #expect(model.drivers == ["Ann", "Bob"])
            #expect(model.states == [.active, .ended, .dismissed])
            #expect(stage.alerts().map(\.title) == ["Bob"])
        }
    }
}
