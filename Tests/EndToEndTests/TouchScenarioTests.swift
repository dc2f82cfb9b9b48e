import EndToEnd
import Foundation
import Testing

/// What a scenario lets fingers do, under `islet simulate`.
@Suite(.enabled(if: Program.isComplete, "the program or its libraries are not built: swift build"), .endToEnd)
struct TouchScenarioTests {
    @Test func gesturesOfAScenarioReachTheAppAndRowsFollowThem() throws {
        CommandRuns.note()
        let run = try Program.run(["simulate", Projects.path("Touches"), "--scenario", Projects.scenario("touches")])
        let output = run.output
        for (time, said) in [
            ("08:01:00", "Tapped twice"), ("08:02:00", "Pressed long"), ("08:03:00", "Dragged 40, 10"), ("08:04:00", "Pinched"),
            ("08:07:00", "Banana, Cherry"), ("08:10:00", "Cherry, Banana"),
        ] {
            #expect(output.split(separator: "\n").contains { $0.contains(time) && $0.hasSuffix(said) }, "\(said): \(output)")
        }
        #expect(run.messages.contains("the window has no such control"), "\(run.messages)")
        #expect(!run.messages.contains("has no gesture that takes this"), "\(run.messages)")
    }
}
