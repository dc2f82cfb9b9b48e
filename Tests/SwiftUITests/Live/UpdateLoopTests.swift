import Testing
@testable import ViewEngine

struct UpdateLoopTests {
    @Test func changesOfOneTurnAreGathered() {
        var loop = UpdateLoop()
        #expect(loop.handle(.changed) == [.schedule])
        #expect(loop.handle(.changed) == [])
        #expect(loop.handle(.turnCame) == [.makeViews])
        #expect(loop.handle(.passEnded) == [])
        #expect(loop.isIdle)
    }

    @Test func aChangeDuringAnUpdateIsFollowedAtOnce() {
        var loop = UpdateLoop()
        _ = loop.handle(.changed)
        _ = loop.handle(.turnCame)
        #expect(loop.handle(.changed) == [])
        #expect(loop.handle(.passEnded) == [.makeViews])
        #expect(loop.handle(.passEnded) == [])
    }

    @Test func passesThatFollowEachOtherAreBounded() {
        var loop = UpdateLoop()
        _ = loop.handle(.changed)
        _ = loop.handle(.turnCame)
        var actions: [UpdateLoop.Action] = []
        while !loop.isIdle {
            _ = loop.handle(.changed)
            actions += loop.handle(.passEnded)
        }
        #expect(actions.filter { $0 == .makeViews }.count == UpdateLoop.mostPasses - 1)
        #expect(actions.last == .giveUp(passes: UpdateLoop.mostPasses))
        #expect(loop.handle(.changed) == [.schedule])
    }

    @Test func noOrderOfEventsMakesViewsTwiceAtOnce() {
        let events: [UpdateLoop.Event] = [.changed, .turnCame, .passEnded]
        var random = Chance(seed: 1)
        for _ in 0..<200 {
            var loop = UpdateLoop()
            var isMaking = false
            for _ in 0..<50 {
                let event = events.randomElement(using: &random)!
                if event == .passEnded { isMaking = false }
                let makes = loop.handle(event).filter { $0 == .makeViews }.count
                #expect(makes == 0 || (makes == 1 && !isMaking))
                if makes == 1 { isMaking = true }
            }
        }
    }

    @Test func effectsEnterLeaveAndChange() {
        let changes = EffectChanges(from: ["a", "b", "c"], to: ["c", "d", "b", "e"]) { $0 != "b" }
        #expect(changes.left == ["a"])
        #expect(changes.entered == ["d", "e"])
        #expect(changes.changed == ["b"])
    }
}

/// Numbers that look random and are the same in every run (SplitMix64).
private struct Chance: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
