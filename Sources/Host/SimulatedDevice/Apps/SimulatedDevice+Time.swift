import DeviceHost
import ExtensionProtocol
import Foundation
import Host
import Ledger
import Snapshot

/// How the time passes while apps run: from one moment at which anything happens to the next, each when everything before it is done.
extension SimulatedDevice {
    private var running: [SimulatedAppProcess] {
        processes.values.filter { !$0.isSuspended }.sorted { $0.identifier < $1.identifier }
    }

    var nextSuspension: Date? { processes.values.compactMap(\.suspension).min() }

    /// Lets the apps do what they have to do now.
    func settleApps() {
        while !passTime(to: now) {}
    }

    /// Lets the time pass in the apps that run: to a moment, or to an earlier one at which one of them went on by itself or asked
    /// something, which is answered then. Whether the moment was reached.
    func passTime(to due: Date) -> Bool {
        var reached = due
        for process in running where processes[process.identifier] === process {
            let others = running.filter { $0 !== process }.compactMap(\.next).min() ?? due
            let target = process.isAwake ? now : max(now, min(due, others, process.next ?? due))
            switch pass(process, to: target) {
            case .reached: reached = min(reached, target)
            case .asks:
                for other in running where other !== process { _ = pass(other, to: process.date) }
                settleMachines(until: process.date)
                passOn(process)
                serve(process)
                return false
            case .busy(let reason): end(busy: process, reason)
            }
        }
        if reached < due { settleMachines(until: max(now, reached)) }
        return reached >= due
    }

    private func pass(_ process: SimulatedAppProcess, to date: Date) -> TimePassage.Outcome {
        var outcome = TimePassage.Outcome.reached
        attempt(process.identifier) { () throws(ExtensionFailure) in
            let passage = try timed { () throws(ExtensionFailure) in
                try process.pass(to: date, within: quietSeconds) { answered($0, by: process.identifier) }
            }
            outcome = passage.outcome
        }
        if case .reached = outcome {
            settleMachines(until: max(now, min(date, process.date)))
            passOn(process)
        }
        return outcome
    }

    func answered(_ answer: AppAnswer, by app: String) {
        note(answer.diagnostics, of: app)
        let problem: String
        switch answer.outcome {
        case .done, .timedOut: return
        case .notHandled(let reason), .notUsable(let reason): problem = reason
        case .noSuchControl:
            let names = answer.status.controls.map { $0.identifier ?? $0.title }
            problem = "the window has no such control" + (names.isEmpty ? "" : "; it has \(names.map { "“\($0)”" }.joined(separator: ", "))")
        }
        note([.warning(.appEventNotTaken, "\(app): \(problem)")], of: app)
    }

    private func end(busy process: SimulatedAppProcess, _ reason: String) {
        let seconds = quietSeconds.formatted()
        note(
            [
                .error(
                    .appBusy,
                    "\(process.identifier) was not quiet within \(seconds) s of real time, so that the day could not go on, and was ended: \(reason)")
            ], of: process.identifier)
        end(afterFailure: process.identifier, because: LedgerReason("app-busy"))
    }

    // MARK: The system channel

    /// Answers what the programs have asked.
    private func serve(_ process: SimulatedAppProcess) {
        guard let listener else { return }
        while let descriptor = listener.accept() { connections[descriptor] = ProgramConnection(descriptor) }
        var count = 0
        for connection in connections.values.sorted(by: { $0.descriptor < $1.descriptor }) {
            connection.flush()
            for request in connection.read(&buffer) where connection.isOpen {
                count += 1
                carryOut(request, connection)
            }
            if !connection.isOpen { connections[connection.descriptor] = nil }
        }
        process.isAwake = true
        unansweredLooks = count == 0 ? unansweredLooks + 1 : 0
        guard unansweredLooks > 100 else { return }
        unansweredLooks = 0
        end(busy: process, "it waits for an answer to a question that did not arrive")
    }

    private func carryOut(_ request: SystemRequest, _ connection: ProgramConnection) {
        do throws(DeviceHostError) {
            try answer(request, connection)
        } catch {
            note([.error(.systemChannel, "\(error)")], of: connection.app ?? "")
        }
    }
}
