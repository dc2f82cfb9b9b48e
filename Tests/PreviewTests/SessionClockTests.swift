import Foundation
import Testing

@testable import Preview

@Suite struct SessionClockTests {
    private let start = Date(timeIntervalSince1970: 1_000_000)

    @Test func theDeviceFollowsTheRealTimeAtItsSpeed() {
        var clock = SessionClock(at: start, seconds: 10)
        #expect(clock.moment(at: 15) == start + 5)
        clock.run(at: 60, at: 15)
        #expect(clock.moment(at: 16) == start + 65)
        #expect(clock.wait(until: start + 125, at: 16) == 1)
    }

    @Test func pausedItStandsStillAndGoesOnFromThere() {
        var clock = SessionClock(at: start, seconds: 0)
        clock.play(false, at: 3)
        #expect(clock.moment(at: 100) == start + 3)
        #expect(clock.wait(until: start + 10, at: 100) == nil)
        clock.play(true, at: 100)
        #expect(clock.moment(at: 101) == start + 4)
    }

    @Test func itNeverRunsBackByItself() {
        let clock = SessionClock(at: start, seconds: 10)
        #expect(clock.moment(at: 9) == start)
    }

    @Test(arguments: [(0.0, 0.1), (1e9, 3600), (.nan, 1), (.infinity, 1), (-5, 0.1)])
    func speedsOutOfReachAreTheNearest(_ asked: Double, _ expected: Double) {
        var clock = SessionClock(at: start, seconds: 0)
        clock.run(at: asked, at: 0)
        #expect(clock.speed == expected)
    }
}
