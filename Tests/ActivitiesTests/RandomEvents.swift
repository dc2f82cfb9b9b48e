import Activities
import Foundation
import IsletModel

/// Events drawn at random, always the same for a seed.
struct RandomEvents: RandomNumberGenerator {
    private var state: UInt64
    static let apps = ["app.one", "app.two", "app.three"]

    init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 &+ 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }

    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

    /// Seconds until the next event: mostly short, now and then hours.
    mutating func pause() -> Double {
        chance(10) ? Double.random(in: 0...40_000, using: &self) : chance(30) ? 0 : Double(Int.random(in: 0...900, using: &self))
    }

    mutating func date(near now: Date) -> Date { now.addingTimeInterval(Double(Int.random(in: -4000...40_000, using: &self))) }

    mutating func payload(near now: Date) -> ActivityPayload {
        let length = chance(5) ? Int.random(in: 4000...4200, using: &self) : Int.random(in: 0...3, using: &self)
        return ActivityPayload(
            state: Data(#"{"text":"\#(String(repeating: "x", count: length))"}"#.utf8), staleDate: chance(30) ? date(near: now) : nil,
            relevanceScore: Double(Int.random(in: 0...2, using: &self)))
    }

    mutating func request(near now: Date) -> ActivityRequest {
        ActivityRequest(
            attributesType: "A", attributes: Data("{}".utf8), payload: payload(near: now), push: chance(30) ? .token : nil,
            style: chance(20) ? .transient : .standard, alert: chance(30) ? ActivityAlert(title: "t", body: "b") : nil,
            start: chance(20) ? date(near: now) : nil, origin: chance(20) ? .push : .app)
    }

    /// An event that may concern any of the activities asked for so far, gone or not.
    mutating func event(near now: Date, requested: inout Int) -> ActivityEvent {
        let app = Self.apps.randomElement(using: &self)!
        let id = "\(Int.random(in: 0...max(requested, 1), using: &self))"
        switch Int.random(in: 0..<20, using: &self) {
        case 0..<6:
            requested += 1
            return .request(request(near: now), id: "\(requested)", app: app)
        case 6..<11:
            return .update(ActivityUpdate(id: id, payload: payload(near: now), timestamp: chance(30) ? date(near: now) : nil))
        case 11..<13:
            let dismissal: ActivityDismissal = chance(30) ? .immediate : chance(50) ? .byDefault : .after(date(near: now))
            return .end(ActivityEnd(id: id, payload: chance(50) ? payload(near: now) : nil, dismissal: dismissal))
        case 13: return .swipedAway(id)
        case 14: return .appLeftForeground(app)
        case 15: return .appCameToForeground(app)
        case 16: return chance(50) ? .deviceLocked : .islandCollapsed(id)
        case 17: return .settings(ActivitySettings(allowsActivities: chance(80), allowsFrequentPushes: chance(50)), app: app)
        case 18: return .pushToken(Data([1]), id: id)
        default: return .timePassed
        }
    }

    /// A ledger that knows the apps.
    static func ledger(at time: Date) -> ActivityLedger {
        var rules = ActivityRules.standard
        rules.activitiesPerApp = 3
        rules.activitiesInAll = 7
        var ledger = ActivityLedger(rules: rules, at: time)
        for app in apps {
            _ = ledger.handle(.installed(ActivityApp(id: app, supportsFrequentPushes: true)), at: time)
            _ = ledger.handle(.appCameToForeground(app), at: time)
        }
        return ledger
    }
}
