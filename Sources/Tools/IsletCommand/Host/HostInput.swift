import DeviceDriver
import Foundation
import Scenarios

/// Reads what happens to a running device from standard input: events of scenarios, one a line, without `at`.
///
/// A line that cannot be followed is told of on standard error and changes nothing.
struct HostInput: Sendable {
    let host: DriverHandle
    let console: Console
    let player: ScenarioPlayer

    /// Reads on a thread of its own until the input ends, which ends the host.
    func start() {
        Thread.detachNewThread {
            var number = 0
            while let line = readLine() {
                number += 1
                guard !line.allSatisfy(\.isWhitespace) else { continue }
                do throws(ScenarioProblem) {
                    try take(line, place: "standard input, line \(number)")
                } catch {
                    console.note("islet: \(error.description)")
                }
            }
            host.stop()
        }
    }

    private func take(_ line: String, place: String) throws(ScenarioProblem) {
        let action = try ScenarioReader.action(line, place: place)
        host.carryOut { (driver) throws(DeviceDriverError) in try play(action, on: driver, place: place) }
    }

    /// Lets an event happen on the thread of the host; what it names and is not there is told of.
    func play(_ action: ScenarioAction, on driver: DeviceDriver, place: String) throws(DeviceDriverError) {
        do throws(ScenarioFailure) {
            try player.play(action, on: driver, place: place)
        } catch {
            switch error {
            case .problem(let problem): console.note("islet: \(problem.description)")
            case .device(let error): throw error
            }
        }
    }
}
