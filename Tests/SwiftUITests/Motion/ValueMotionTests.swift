import Foundation
import Snapshot
@testable import SwiftUI
import Testing

/// Values of a program's own that are on their way.
@Suite struct ValueMotionTests {
    private let start = Date(timeIntervalSince1970: 1_000)
    private let linear = MotionTiming(.bezier(x1: 0, y1: 0, x2: 1, y2: 1, duration: 10))

    private func values(_ motion: ValueMotion<Double>, _ seconds: [Double]) -> [Double] { seconds.map { motion.value(at: start + $0) } }

    @Test func aValueIsOnItsWayForTheTimeOfItsAnimation() {
        var motion = ValueMotion(0.0)
        motion.move(to: 100, timing: linear, at: start)
        #expect(values(motion, [0, 2.5, 5, 10, 11]) == [0, 25, 50, 100, 100])
        #expect(motion.target == 100)
        #expect(motion.end(after: start) == start + 10 && motion.end(after: start + 10) == nil)
    }

    @Test func aValueThatIsNotAnimatedJumps() {
        var motion = ValueMotion(0.0)
        motion.move(to: 100, timing: nil, at: start)
        #expect(motion.value(at: start) == 100 && motion.end(after: start) == nil)
    }

    @Test func anotherChangeTakesTheValueOnFromWhereItIs() {
        var motion = ValueMotion(0.0)
        motion.move(to: 100, timing: linear, at: start)
        motion.move(to: 0, timing: linear, at: start + 5)
        #expect(values(motion, [5, 10, 15]) == [50, 50, 0], "the first change still has half of its way to go")
    }

    @Test func whatIsRepeatedWithoutEndStopsForAnotherChange() {
        var motion = ValueMotion(0.0)
        motion.move(to: 100, timing: linear.repeated(nil, autoreverses: true), at: start)
        #expect(values(motion, [5, 15, 20, 25]) == [50, 50, 0, 50] && motion.end(after: start).map { $0 > start + 1e9 } == true)
        motion.move(to: 0, timing: linear, at: start + 5)
        #expect(values(motion, [5, 10, 15, 20]) == [50, 25, 0, 0])
        motion.move(to: 100, timing: linear.repeated(nil, autoreverses: true), at: start + 30)
        motion.move(to: 7, timing: nil, at: start + 35)
        #expect(values(motion, [35, 40]) == [7, 7])
    }

    @Test func randomChangesNeitherJumpNorGetLost() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<200 {
            var motion = ValueMotion(AnimatablePair(0.0, 0.0))
            var moment = start
            var last = AnimatablePair(0.0, 0.0)
            for _ in 0..<12 {
                moment += Double.random(in: 0...6, using: &random)
                last = AnimatablePair(.random(in: -9...9, using: &random), .random(in: -9...9, using: &random))
                let before = motion.value(at: moment)
                motion.move(to: last, timing: linear, at: moment)
                #expect((motion.value(at: moment) - before).magnitudeSquared < 1e-12)
            }
            #expect(motion.value(at: moment + 10) == last)
        }
    }

    /// An animation of the program's own that goes too far and comes back.
    private struct Overshoot: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            time < 1 ? value.scaled(by: time < 0.5 ? time * 4 : 3 - 2 * time) : nil
        }
    }

    @Test func anAnimationOfTheProgramsOwnIsAsked() {
        var motion = ValueMotion(0.0)
        motion.move(to: 10, timing: Animation(Overshoot()).timing, at: start)
        let seen = values(motion, [0, 0.25, 0.5, 0.75, 1])
        for (value, expected) in zip(seen, [0, 10, 20, 15, 10.0]) { #expect(abs(value - expected) < 0.5, "\(seen)") }
        var context = AnimationContext<Double>(environment: EnvironmentValues())
        let middle = Animation(Overshoot()).delay(1).animate(value: 10, time: 1.5, context: &context)
        #expect(middle.map { abs($0 - 20) < 0.5 } == true)
    }
}
