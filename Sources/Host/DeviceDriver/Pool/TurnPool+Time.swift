import ExtensionProtocol
import Foundation
import Host
import IsletModel
import Snapshot

/// How the time passes while apps run: from one moment at which anything happens to the next, each when everything before it is done.
extension TurnPool {
    private var running: [FollowedApp] {
        apps.values.filter { !$0.isSuspended }.sorted { $0.identifier < $1.identifier }
    }

    /// Lets the time pass in the apps that run: to a moment, or to an earlier one at which one of them went on by itself or asked
    /// something, which is answered then. Whether the moment was reached.
    func passTime(to due: Date) throws(DeviceDriverError) -> Bool {
        var reached = due
        for process in running where apps[process.identifier] === process {
            let others = running.filter { $0 !== process }.compactMap(\.next).min() ?? due
            let target = process.isAwake ? driver.now : max(driver.now, min(due, others, process.next ?? due))
            switch try pass(process, to: target) {
            case .reached: reached = min(reached, target)
            case .asks:
                for other in running where other !== process { _ = try pass(other, to: process.date) }
                try driver.settle(until: process.date)
                passOn(process)
                try serve(process)
                return false
            case .busy(let reason): end(busy: process, reason)
            }
        }
        if reached < due { try driver.settle(until: max(driver.now, reached)) }
        return reached >= due
    }

    private func pass(_ process: FollowedApp, to date: Date) throws(DeviceDriverError) -> TimePassage.Outcome {
        var outcome = TimePassage.Outcome.reached
        var letters: [ProcessLetter] = []
        attempt(process.identifier) { () throws(ExtensionFailure) in
            let passage = try timed { () throws(ExtensionFailure) in
                try process.pass(to: date, within: quietSeconds) { letters.append($0) }
            }
            outcome = passage.outcome
        }
        for letter in letters { driver.agenda.schedule(letter, at: max(driver.now, min(date, process.date))) }
        if case .reached = outcome {
            try driver.settle(until: max(driver.now, min(date, process.date)))
            passOn(process)
        }
        return outcome
    }

    private func end(busy process: FollowedApp, _ reason: String) {
        let seconds = quietSeconds.formatted()
        let message =
            "\(process.identifier) was not quiet within \(seconds) s of real time, so that the day could not go on, and was ended: \(reason)"
        gone(process.identifier, code: FindingCode.appBusy.rawValue, [.error(.appBusy, message)])
    }

    private func serve(_ process: FollowedApp) throws(DeviceDriverError) {
        let count = try driver.serve()
        process.isAwake = true
        unansweredLooks = count == 0 ? unansweredLooks + 1 : 0
        guard unansweredLooks > 100 else { return }
        unansweredLooks = 0
        end(busy: process, "it waits for an answer to a question that did not arrive")
    }
}
