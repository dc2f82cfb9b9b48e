import Activities
import ActivityKit
import FoundationOverlay
import InProcessSystem
import IsletModel
import Testing

@Suite struct SequenceTests {
    @Test func statesFollowUntilTheDismissal() async throws {
        try await Stage().run { stage in
            let activity = try Activity.start(stale: stage.clock.now + 60)
            let iterator = activity.activityStateUpdates.makeAsyncIterator()
            stage.clock.advance(by: 60)
            await activity.update(ActivityContent(state: .init(status: "b"), staleDate: nil))
            await activity.end(nil, dismissalPolicy: .after(stage.clock.now + 60))
            stage.clock.advance(by: 60)
            var seen: [ActivityState] = []
            while let state = await iterator.next() { seen.append(state) }
            #expect(seen == [.active, .stale, .active, .ended, .dismissed])
            let late = try await first(5, of: activity.activityStateUpdates)
            #expect(late == [.dismissed])
        }
    }

    @Test func contentsFollowUntilTheEnd() async throws {
        try await Stage().run { stage in
            let activity = try Activity.start()
            let contents = activity.contentUpdates.makeAsyncIterator()
            let states = activity.contentStateUpdates.makeAsyncIterator()
            await activity.update(ActivityContent(state: .init(status: "b"), staleDate: nil))
            await activity.update(ActivityContent(state: .init(status: "b"), staleDate: nil))
            await activity.end(ActivityContent(state: .init(status: "c"), staleDate: nil))
            var seen: [String] = []
            while let content = await contents.next() { seen.append(content.state.status) }
            #expect(seen == ["preparing", "b", "c"])
            seen = []
            while let state = await states.next() { seen.append(state.status) }
            #expect(seen == ["preparing", "b", "c"])
        }
    }

    @Test("R110: a token comes after the request, lower-case hexadecimal digits of even number") func pushTokens() async throws {
        try await Stage().run { stage in
            let activity = try Activity.start(pushType: .token)
            #expect(activity.pushToken == nil)
            let tokens = activity.pushTokenUpdates.makeAsyncIterator()
            stage.clock.advance(by: 1)
            let token = try #require(await tokens.next())
            #expect(token == activity.pushToken)
            #expect(token.map { String(format: "%02x", $0) }.joined().count == 160)
            stage.backend.happens(.pushToken(Data([1, 2]), id: activity.id))
            #expect(await tokens.next() == Data([1, 2]))
            await activity.end(nil, dismissalPolicy: .immediate)
            #expect(await tokens.next() == nil)
        }
    }

    @Test func tokensDependOnTheActivityAlone() async throws {
        func tokens() async throws -> [Data?] {
            try await Stage().run { stage in
                let activities = [try Activity.start(pushType: .token), try Activity.start(pushType: .token), try Activity.start()]
                stage.clock.advance(by: 1)
                return activities.map(\.pushToken)
            }
        }
        let (one, two) = (try await tokens(), try await tokens())
        #expect(one == two)
        #expect(one[0] != one[1])
        #expect(one[2] == nil)
    }

    @Test func activitiesAppearAsTheyStartOnceEach() async throws {
        try await Stage().run { stage in
            let early = try Activity.start("early")
            let updates = Activity<PizzaAttributes>.activityUpdates.makeAsyncIterator()
            #expect(await updates.next() === early)
            let late = try Activity.start("late")
            #expect(await updates.next() === late)
            let push = ActivityRequest(
                attributesType: "PizzaAttributes", attributes: Data(#"{"order":"pushed"}"#.utf8),
                payload: ActivityPayload(state: Data(#"{"status":"pushed"}"#.utf8)), origin: .push)
            stage.backend.happens(.request(push, id: "push", app: stage.backend.app.id))
            #expect(await updates.next()?.attributes.order == "pushed")
        }
    }

    @Test func permissionsAreToldAsTheyChange() async throws {
        await Stage().run { stage in
            let info = ActivityAuthorizationInfo()
            var enabled = info.activityEnablementUpdates.makeAsyncIterator()
            var frequent = info.frequentPushEnablementUpdates.makeAsyncIterator()
            #expect(info.areActivitiesEnabled && info.frequentPushesEnabled)
            let app = stage.backend.app.id
            stage.backend.happens(.settings(ActivitySettings(allowsFrequentPushes: false), app: app))
            stage.backend.happens(.settings(ActivitySettings(allowsActivities: false), app: app))
            stage.backend.happens(.settings(ActivitySettings(), app: app))
            #expect(await [enabled.next(), enabled.next()] == [false, true])
            #expect(await [frequent.next(), frequent.next()] == [false, true])
        }
    }

    @Test func theTokenToStartIsThatOfTheAttributes() async throws {
        struct Other: ActivityAttributes {
            struct ContentState: Codable, Hashable {}
        }
        try await Stage().run { stage in
            let token = try #require(Activity<PizzaAttributes>.pushToStartToken)
            #expect(try await first(1, of: Activity<PizzaAttributes>.pushToStartTokenUpdates) == [token])
            #expect(Activity<Other>.pushToStartToken != token)
            stage.backend.happens(.settings(ActivitySettings(allowsActivities: false), app: stage.backend.app.id))
            #expect(Activity<PizzaAttributes>.pushToStartToken == nil)
        }
    }

    @Test func aCancelledReaderStops() async throws {
        try await Stage().run { stage in
            let activity = try Activity.start(pushType: .token)
            let reader = Task {
                for await _ in activity.pushTokenUpdates {}
                return true
            }
            reader.cancel()
            #expect(await reader.value)
        }
    }

    @Test func manyThreadsStartUpdateAndRead() async throws {
        var rules = ActivityRules.standard
        rules.activitiesPerApp = 1000
        rules.activitiesInAll = 1000
        try await Stage(rules: rules).run { stage in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<50 {
                    group.addTask {
                        let activity = try Activity.start("\(number)")
                        await activity.update(ActivityContent(state: .init(status: "b"), staleDate: nil))
                        #expect(Activity<PizzaAttributes>.activities.contains { $0 === activity })
                        await activity.end(nil, dismissalPolicy: number.isMultiple(of: 2) ? .immediate : .default)
                        #expect(activity.activityState == (number.isMultiple(of: 2) ? .dismissed : .ended))
                    }
                }
                try await group.waitForAll()
            }
            #expect(Activity<PizzaAttributes>.activities.count == 25)
            #expect(Set(Activity<PizzaAttributes>.activities.map(\.attributes.order)).count == 25)
        }
    }
}
