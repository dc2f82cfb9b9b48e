import Activities
import ActivityKit
import FoundationOverlay
import InProcessSystem
import IsletModel
import Testing

@Suite struct LifeTests {
    @Test("R110: the token comes a fifth of a second after the request") func tokenDelay() async throws {
        try await Stage().run { stage in
            let activity = try Activity<PizzaAttributes>.start(pushType: .token)
            stage.clock.advance(by: 0.15)
            #expect(activity.pushToken == nil)
            stage.clock.advance(by: 0.1)
            #expect(activity.pushToken?.count == 80)
        }
    }

    @Test func aStartedActivityHasWhatItWasGiven() async throws {
        try await Stage().run { stage in
            let activity = try Activity.start("12345", score: 2)
            #expect(activity.id == "activity-1")
            #expect(activity.attributes.order == "12345")
            #expect(activity.activityState == .active)
            #expect(activity.content.state.status == "preparing")
            #expect(activity.content.relevanceScore == 2)
            #expect(activity.pushToken == nil)
            #expect(Activity<PizzaAttributes>.activities.map(\.id) == ["activity-1"])
            #expect(Activity<PizzaAttributes>.activities.first === activity)
        }
    }

    @Test func anUpdateIsSeenAsSoonAsItReturns() async throws {
        try await Stage().run { stage in
            let activity = try Activity.start()
            await activity.update(ActivityContent(state: .init(status: "on its way"), staleDate: stage.clock.now + 60))
            #expect(activity.content.state.status == "on its way")
            #expect(activity.content.staleDate == stage.clock.now + 60)
            let alert = AlertConfiguration(title: "Pizza is here!", body: "Order \(activity.attributes.order)", sound: .named("bell.caf"))
            await activity.update(ActivityContent(state: .init(status: "here"), staleDate: nil), alertConfiguration: alert)
            #expect(stage.alerts() == [ActivityAlert(title: "Pizza is here!", body: "Order 1", sound: "bell.caf")])
            await activity.update(ActivityContent(state: .init(status: "late"), staleDate: nil), timestamp: stage.clock.now - 1)
            #expect(activity.content.state.status == "here")
            #expect(stage.findings() == [.activityOldTimestamp])
        }
    }

    @Test("R100, C13: the deprecated forms do the same") func deprecatedForms() async throws {
        try await Stage().run { stage in
            let activity = try Activity.request(attributes: PizzaAttributes(order: "1"), contentState: .init(status: "a"))
            await activity.update(using: .init(status: "b"))
            #expect(activity.contentState.status == "b")
            await activity.update(using: .init(status: "c"), alertConfiguration: AlertConfiguration(title: "t", body: "b", sound: .default))
            #expect(stage.alerts() == [ActivityAlert(title: "t", body: "b")])
            await activity.end(using: .init(status: "d"), dismissalPolicy: .default)
            #expect(activity.activityState == .ended)
            #expect(activity.contentState.status == "d")
            let other = try Activity.request(attributes: PizzaAttributes(order: "2"), contentState: .init(status: "a"), pushType: nil)
            await other.end(dismissalPolicy: .immediate)
            #expect(other.activityState == .dismissed)
        }
    }

    @Test func timeMakesItStaleEndsItAndTakesItAway() async throws {
        try await Stage().run { stage in
            let activity = try Activity.start(stale: stage.clock.now + 60)
            stage.clock.advance(by: 60)
            #expect(activity.activityState == .stale)
            stage.clock.advance(by: 8 * 3600 - 60)
            #expect(activity.activityState == .ended)
            #expect(Activity<PizzaAttributes>.activities.count == 1)
            stage.clock.advance(by: 4 * 3600)
            #expect(activity.activityState == .dismissed)
            #expect(Activity<PizzaAttributes>.activities.isEmpty)
            #expect(activity.content.state.status == "preparing")
        }
    }

    @Test func whatAPersonDoesIsSeen() async throws {
        try await Stage().run { stage in
            let (swiped, other) = (try Activity.start("1"), try Activity.start("2"))
            stage.backend.happens(.swipedAway(swiped.id))
            #expect(swiped.activityState == .dismissed)
            stage.backend.happens(.settings(ActivitySettings(allowsActivities: false), app: stage.backend.app.id))
            #expect(other.activityState == .dismissed)
            #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
            #expect(throws: ActivityAuthorizationError.denied) { try Activity.start() }
        }
    }

    @Test func requestsFailWithApplesErrors() async throws {
        await Stage(isDeviceSupported: false).run { _ in
            #expect(throws: ActivityAuthorizationError.unsupported) { try Activity.start() }
        }
        await Stage(app: ActivityApp(id: "x", supportsActivities: false)).run { _ in
            #expect(throws: ActivityAuthorizationError.unsupportedTarget) { try Activity.start() }
        }
        try await Stage().run { stage in
            for _ in 1...5 { _ = try Activity.start() }
            #expect(throws: ActivityAuthorizationError.targetMaximumExceeded) { try Activity.start() }
            #expect(ActivityAuthorizationInfo().areActivitiesEnabled)
            stage.backend.happens(.appLeftForeground(stage.backend.app.id))
            #expect(throws: ActivityAuthorizationError.visibility) { try Activity.start() }
        }
    }

    @Test func aScheduledActivityIsPending() async throws {
        try await Stage().run { stage in
            let alert = AlertConfiguration(title: "Kick-off", body: "It begins", sound: .default)
            let activity = try Activity.request(
                attributes: PizzaAttributes(order: "1"), content: ActivityContent(state: .init(status: "soon"), staleDate: nil), style: .standard,
                alertConfiguration: alert, start: stage.clock.now + 600)
            #expect(activity.activityState == .pending)
            stage.clock.advance(by: 600)
            #expect(activity.activityState == .active)
            #expect(stage.alerts().map(\.title) == ["Kick-off"])
        }
    }

    @Test func anIntentStartsActivitiesInTheBackground() async throws {
        try await Stage().run { stage in
            stage.backend.happens(.appLeftForeground(stage.backend.app.id))
            #expect(throws: ActivityAuthorizationError.visibility) { try Activity.start() }
            let activity = try _ActivitySystem.$origin.withValue(.intent) { try Activity.start() }
            #expect(activity.activityState == .active)
        }
    }

    @Test func aTransientActivityEndsWithTheApp() async throws {
        try await Stage().run { stage in
            let activity = try Activity.request(
                attributes: PizzaAttributes(order: "1"), content: ActivityContent(state: .init(status: "now"), staleDate: nil), style: .transient)
            stage.backend.happens(.appLeftForeground(stage.backend.app.id))
            #expect(activity.activityState == .dismissed)
        }
    }

    @Test func datesAreSecondsSince2001() async throws {
        try await Stage().run { stage in
            let state = PizzaAttributes.ContentState(status: "a", delivery: Date(timeIntervalSinceReferenceDate: 816_932_138))
            _ = try Activity.request(attributes: PizzaAttributes(order: "1"), content: ActivityContent(state: state, staleDate: nil))
            let record = try #require(stage.backend.ledger.records.first)
            #expect(String(decoding: record.payload.state, as: UTF8.self) == #"{"delivery":816932138,"status":"a"}"#)
            #expect(record.attributesType == "PizzaAttributes")
        }
    }

    @Test func aPushThatCannotBeReadIsReportedAndTheContentStays() async throws {
        try await Stage().run { stage in
            let activity = try Activity.start()
            let push = ActivityPayload(state: Data(#"{"status":5}"#.utf8))
            stage.backend.happens(.update(ActivityUpdate(id: activity.id, payload: push)))
            #expect(activity.content.state.status == "preparing")
            #expect(stage.findings() == [.activityUndecodable])
            #expect(stage.messages()[0].contains("(at status)"))
        }
    }

    @Test func aStateWithoutJSONIsReportedAndTheContentStays() async throws {
        struct Level: ActivityAttributes {
            struct ContentState: Codable, Hashable { var level: Double }
        }
        try await Stage().run { stage in
            let activity = try Activity.request(attributes: Level(), content: ActivityContent(state: .init(level: 1), staleDate: nil))
            await activity.update(ActivityContent(state: .init(level: .infinity), staleDate: nil))
            #expect(activity.content.state.level == 1)
            #expect(stage.findings() == [.activityUnencodable])
            #expect(throws: EncodingError.self) {
                try Activity.request(attributes: Level(), content: ActivityContent(state: .init(level: .nan), staleDate: nil))
            }
        }
    }

    @Test func anEqualStateInAnotherOrderIsNoChange() async throws {
        struct Tags: ActivityAttributes {
            struct ContentState: Codable, Hashable { var tags: Set<String> }
        }
        try await Stage().run { stage in
            let tags = (0..<20).map { "tag \($0)" }
            let activity = try Activity.request(attributes: Tags(), content: ActivityContent(state: .init(tags: Set(tags)), staleDate: nil))
            var same: Set<String> = Set(minimumCapacity: 500)
            for tag in tags.reversed() { same.insert(tag) }
            await activity.update(ActivityContent(state: .init(tags: same), staleDate: nil))
            #expect(stage.findings() == [.activityEqualState])
        }
    }
}
