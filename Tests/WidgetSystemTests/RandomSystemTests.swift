import Foundation
import Testing

/// Random events in random order: what must always hold, holds.
struct RandomSystemTests {
    /// Steps in all; a million where the environment asks for the long form.
    private static let steps = ProcessInfo.processInfo.environment["ISLET_LONG_TESTS"] == nil ? 24_000 : 1_000_000
    private static let runs = 12

    @Test(arguments: 1...runs) func whatMustAlwaysHoldHolds(seed: Int) throws {
        var world = try RandomWorld(seed: UInt64(seed), keepsEvents: false)
        for _ in 0..<Self.steps / Self.runs where world.broken.isEmpty { world.step() }
        #expect(world.broken == [])
        #expect(world.starts > 50, "the run reached reloads")
    }

    @Test(arguments: 1...3) func theSameSeedGivesTheSameLedger(seed: Int) throws {
        func events() throws -> [String] {
            var world = try RandomWorld(seed: UInt64(seed), keepsEvents: true)
            for _ in 0..<2000 { world.step() }
            return world.events.map { "\($0)" }
        }
        let first = try events()
        #expect(first.count > 1000)
        #expect(try events() == first)
    }

    @Test(arguments: 1...6) func inWhateverStepsTimeAdvancesTheLedgerIsTheSame(seed: Int) throws {
        var world = try RandomWorld(seed: UInt64(seed), keepsEvents: true)
        for _ in 0..<1500 { world.step() }
        let atOnce = world.replayed(momentsBetween: 0)
        #expect(atOnce.count > 500)
        #expect(world.replayed(momentsBetween: 1) == atOnce)
        #expect(world.replayed(momentsBetween: 7) == atOnce)
    }
}
