import DeviceDriver
import Foundation
import IsletModel
import Scenarios

extension Scenario {
    /// Reads a scenario file; what is wrong with it is wrong with the command line.
    static func read(_ url: URL, in zone: TimeZone) throws(UsageError) -> Scenario {
        do throws(ScenarioProblem) { return try ScenarioReader(zone: zone).read(url) } catch { throw UsageError(error.description) }
    }
}

extension ScenarioDay {
    /// Plays the day, the usual one where there is no scenario.
    mutating func follow(_ scenario: Scenario?, from start: Date, to end: Date, in zone: TimeZone, as usual: UsualDay) throws(UsageError) {
        let looks = scenario == nil ? usual.looks(from: start, to: end, in: zone) : []
        do throws(ScenarioFailure) {
            try play(scenario, habits: Habits(looks: looks, visit: usual.visit))
        } catch {
            throw UsageError(error)
        }
    }
}

extension UsageError {
    init(_ failure: ScenarioFailure) {
        switch failure {
        case .problem(let problem): self.init(problem.description)
        case .device(let error): self.init(error.description)
        }
    }
}
