import Foundation
import IsletModel
import Snapshot
import Testing

@testable import Motion

@Suite struct TimingTests {
    private let rules = SystemProfile.standard.motion

    private func track(_ curve: MotionTiming.Curve, _ change: (MotionTiming) -> MotionTiming = { $0 }) -> MotionTrack {
        MotionTrack(change(MotionTiming(curve)), rules: rules)
    }

    private let linear = MotionTiming.Curve.bezier(x1: 0, y1: 0, x2: 1, y2: 1, duration: 0.5)

    @Test("a spring of response 0.6 and damping 0.7 goes 4.6 % too far after 0.42 s")
    func underdamped() {
        // The first swing of a damped spring: at π / (ω √(1 − ζ²)), by exp(−π ζ / √(1 − ζ²)).
        let spring = SpringMotion(response: 0.6, damping: 0.7, velocity: 0)
        let time = 0.3 / (1 - 0.49).squareRoot()
        #expect(abs(spring.value(at: time) - 1 - exp(-Double.pi * 0.7 / (1 - 0.49).squareRoot())) < 1e-9)
        #expect(abs(time - 0.42) < 0.001)
    }

    @Test("a spring without bounce never goes too far, one that is overdamped is slower", arguments: [1.0, 1.5])
    func damped(damping: Double) {
        let spring = SpringMotion(response: 0.5, damping: damping, velocity: 0)
        let values = stride(from: 0.0, through: 3, by: 0.01).map(spring.value)
        #expect(values.allSatisfy { $0 >= 0 && $0 <= 1 })
        #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(spring.value(at: 0.25) < SpringMotion(response: 0.5, damping: damping - 0.3, velocity: 0).value(at: 0.25))
    }

    @Test("a spring has come to rest when it is taken to have", arguments: [0.2, 0.5, 0.7, 0.9, 0.999, 1, 1.001, 1.3, 2])
    func settling(damping: Double) {
        let spring = SpringMotion(response: 0.5, damping: damping, velocity: 0)
        #expect(stride(from: spring.settling, to: spring.settling + 2, by: 0.01).allSatisfy { abs(spring.value(at: $0) - 1) < 0.0011 })
    }

    @Test("delay, speed and repetition count in the order in which they are written")
    func modifiers() {
        #expect(track(linear) { $0.delayed(by: 0.2) }.duration == 0.7)
        #expect(track(linear) { $0.delayed(by: 0.2).sped(by: 2) }.duration == 0.35)
        #expect(track(linear) { $0.sped(by: 2).delayed(by: 0.2) }.duration == 0.45)
        let twice = track(linear) { $0.delayed(by: 0.1).repeated(2, autoreverses: true) }
        #expect(twice.duration == 1.2)
        #expect(abs(twice.progress(at: 0.35) - 0.5) < 1e-9)
        #expect(abs(twice.progress(at: 0.95) - 0.5) < 1e-9)
        #expect(twice.progress(at: 0.05) == 0)
    }

    @Test("what would take longer than two seconds runs faster")
    func limit() {
        let long = track(.bezier(x1: 0, y1: 0, x2: 1, y2: 1, duration: 8))
        #expect(long.duration == 2)
        #expect(abs(long.progress(at: 1) - 0.5) < 1e-9)
        #expect(track(linear) { $0.repeated(nil, autoreverses: false) }.duration == 0.5)
    }

    @Test("numbers that are none do no harm", arguments: [Double.nan, .infinity, -1, 0])
    func brokenNumbers(number: Double) {
        for curve in [
            MotionTiming.Curve.spring(response: number, damping: number, velocity: number),
            .bezier(x1: number, y1: 0, x2: 1, y2: 1, duration: number),
        ] {
            let track = track(curve) { $0.delayed(by: number).sped(by: number) }
            #expect(track.duration >= 0 && track.duration <= 2)
            #expect(track.progress(at: track.duration / 2).isFinite)
        }
    }
}
