import Snapshot
import Testing

@testable import ExtensionRuntime

@Suite struct ChangeStepsTests {
    private final class Place {
        var value = 0
    }

    private let a = Place()
    private let b = Place()
    private let plain = ChangeSteps.Scope(number: 0, timing: nil)

    private func animated(_ number: Int, _ seconds: Double) -> ChangeSteps.Scope {
        ChangeSteps.Scope(number: number, timing: MotionTiming(.parts([0, 1], duration: seconds)))
    }

    private func seconds(_ timing: MotionTiming?) -> Double {
        if case .parts(_, let seconds)? = timing?.curve { seconds } else { 0 }
    }

    private func set(_ place: Place, _ value: Int, _ scope: ChangeSteps.Scope, in steps: inout ChangeSteps) {
        steps.add(SteppedChange(place, old: place.value, new: value) { place.value = $0 }, in: scope)
        place.value = value
    }

    /// What the places are after each step, with the seconds of its animation.
    private func shown(_ steps: inout ChangeSteps) -> [[Double]] {
        let taken = steps.take()
        taken.reversed().forEach { $0.undo() }
        return taken.map { step in
            step.redo()
            return [Double(a.value), Double(b.value), seconds(step.timing)]
        }
    }

    @Test func changesInOneScopeAreOneStep() {
        var steps = ChangeSteps()
        set(a, 1, plain, in: &steps)
        set(b, 1, plain, in: &steps)
        set(a, 2, plain, in: &steps)
        #expect(shown(&steps).isEmpty && a.value == 2 && b.value == 1)
    }

    @Test func eachAnimationHasItsStep() {
        var steps = ChangeSteps()
        set(a, 1, animated(1, 1), in: &steps)
        set(b, 1, animated(2, 2), in: &steps)
        set(a, 5, plain, in: &steps)
        #expect(shown(&steps) == [[1, 0, 1], [1, 1, 2], [5, 1, 0]])
        #expect(shown(&steps).isEmpty)
    }

    @Test func equalAnimationsOfSeveralValuesAreOneStepOfOneValueTwo() {
        var steps = ChangeSteps()
        set(a, 1, animated(1, 1), in: &steps)
        set(b, 1, animated(2, 1), in: &steps)
        #expect(shown(&steps).isEmpty)
        set(a, 2, animated(3, 1), in: &steps)
        set(a, 0, animated(4, 1), in: &steps)
        #expect(shown(&steps) == [[2, 1, 1], [0, 1, 1]])
    }

    @Test func whatCannotBePutBackIsAnimatedWithWhatWasChangedAtOnceBefore() {
        var steps = ChangeSteps()
        set(a, 1, plain, in: &steps)
        steps.addOther(in: animated(1, 3))
        set(b, 1, animated(1, 3), in: &steps)
        set(a, 2, animated(2, 4), in: &steps)
        #expect(shown(&steps) == [[1, 1, 3], [2, 1, 4]])
        set(a, 3, animated(3, 1), in: &steps)
        steps.addOther(in: animated(4, 2))
        set(a, 4, plain, in: &steps)
        #expect(shown(&steps) == [[3, 1, 1], [4, 1, 0]])
    }

    @Test func randomChangesEndWhereTheProgramLeftThem() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<300 {
            var steps = ChangeSteps()
            for number in 0..<Int.random(in: 1...40, using: &random) {
                let scope = Bool.random(using: &random) ? plain : animated(number, Double.random(in: 1...3, using: &random).rounded())
                set(Bool.random(using: &random) ? a : b, .random(in: 0...9, using: &random), scope, in: &steps)
                if Int.random(in: 0..<8, using: &random) == 0 { steps.addOther(in: scope) }
            }
            let ends = (a.value, b.value)
            #expect(shown(&steps).count <= ChangeSteps.most)
            #expect(a.value == ends.0 && b.value == ends.1)
        }
    }
}
