import Foundation
@testable import SwiftUI
import Testing

/// Springs, curves, keyframes and animations as values over time.
@Suite struct MotionValueTests {
    @Test(arguments: [Spring.smooth, .snappy, .bouncy, Spring(duration: 0.5, bounce: -0.4), Spring(mass: 1, stiffness: 100, damping: 5)])
    func aSpringStartsAtRestAndSettlesAtItsTarget(spring: Spring) {
        #expect(abs(spring.value(target: 10.0, time: 0)) < 1e-9)
        #expect(abs(spring.velocity(target: 10.0, time: 0)) < 0.2)
        #expect(abs(spring.value(target: 10.0, time: spring.settlingDuration) - 10) < 0.02)
        #expect(spring.mass == 1 && spring.stiffness > 0 && spring.damping > 0)
        #expect(spring.settlingDuration(target: 10.0, epsilon: 0.1) < spring.settlingDuration(target: 10.0, epsilon: 0.001))
    }

    /// The value of a spring obeys the force that pulls at it.
    @Test(arguments: [Spring.smooth, .bouncy, Spring(duration: 0.5, bounce: -0.4)])
    func aSpringMovesAsItsForceSays(spring: Spring) {
        let (time, step) = (0.13, 1e-3)
        let values = [time - step, time, time + step].map { spring.value(target: 1.0, initialVelocity: 2, time: $0) }
        let velocity = (values[2] - values[0]) / (2 * step)
        let acceleration = (values[2] - 2 * values[1] + values[0]) / (step * step)
        #expect(abs(acceleration - spring.force(target: 1.0, position: values[1], velocity: velocity)) < 0.05 * abs(acceleration) + 0.5)
        var (value, speed) = (0.0, 2.0)
        spring.update(value: &value, velocity: &speed, target: 1.0, deltaTime: time)
        #expect(abs(value - values[1]) < 1e-9 && abs(speed - velocity) < 0.01)
    }

    @Test func curvesHaveInversesAndVelocities() {
        #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-6)
        #expect(abs(UnitCurve.easeIn.inverse.value(at: UnitCurve.easeIn.value(at: 0.3)) - 0.3) < 1e-3)
        #expect(UnitCurve.circularEaseIn.value(at: 0.5) < 0.5 && UnitCurve.circularEaseOut.value(at: 0.5) > 0.5)
        #expect(abs(UnitCurve.linear.velocity(at: 0.4) - 1) < 1e-3)
    }

    private struct Pose: Equatable {
        var x = 0.0
        var y = 0.0
    }

    @Test func keyframesGoFromStepToStep() {
        let timeline = KeyframeTimeline(initialValue: Pose()) {
            KeyframeTrack(\.x) {
                LinearKeyframe(10, duration: 1)
                MoveKeyframe(100)
                LinearKeyframe(200, duration: 1)
            }
            KeyframeTrack(\.y) {
                CubicKeyframe(4, duration: 1)
                CubicKeyframe(8, duration: 1)
                SpringKeyframe(0, duration: 1, spring: .smooth)
            }
        }
        #expect(timeline.duration == 3)
        #expect(timeline.value(time: 0.5).x == 5 && timeline.value(time: 1).x == 100 && timeline.value(time: 9).x == 200)
        #expect(timeline.value(time: 1).y == 4, "a cubic course goes through its points")
        #expect(timeline.value(progress: 1).y == 0)
        #expect((0.0..<8.0).contains(timeline.value(time: 2.2).y))
    }

    @Test func animationsAnswerForTheirCurve() {
        var context = AnimationContext<Double>(environment: EnvironmentValues())
        let linear = Animation.linear(duration: 2).delay(1)
        #expect(linear.animate(value: 10, time: 0.5, context: &context) == 0)
        #expect(abs((linear.animate(value: 10, time: 2, context: &context) ?? -1) - 5) < 1e-3)
        #expect(linear.animate(value: 10, time: 3.5, context: &context) == nil)
        let back = Animation.linear(duration: 1).repeatCount(2, autoreverses: true)
        #expect(abs((back.base.animate(value: 1.0, time: 1.75, context: &context) ?? -1) - 0.25) < 1e-3)
    }

    @Test func transactionsKeepValues() {
        var transaction = Transaction(animation: .easeIn)
        #expect(transaction.tripCount == 0)
        transaction.tripCount = 3
        transaction.isContinuous = true
        #expect(transaction.tripCount == 3 && transaction.isContinuous && transaction.animation == .easeIn)
    }

    @Test func manyValuesAreAnimatedTogether() {
        let half = AnimatableValues(2.0, CGFloat(4)).interpolated(towards: AnimatableValues(4, 8), amount: 0.5)
        #expect(half == AnimatableValues(3, 6) && half.magnitudeSquared == 45)
    }
}

private enum TripCountKey: TransactionKey { static let defaultValue = 0 }

extension Transaction {
    fileprivate var tripCount: Int {
        get { self[TripCountKey.self] }
        set { self[TripCountKey.self] = newValue }
    }
}
