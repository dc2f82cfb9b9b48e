import Foundation
import IsletModel
import PushRehearsal
import PushService

/// One run of `islet push rehearse`.
struct PushRehearseRun {
    private let options: PushRehearseOptions
    private let surroundings: RenderOptions
    private let installation: Installation
    private let console: Console

    /// - Parameter surroundings: The device, the rules, and the project if there is one.
    init(options: PushRehearseOptions, surroundings: RenderOptions, installation: Installation, console: Console) {
        (self.options, self.surroundings, self.installation, self.console) = (options, surroundings, installation, console)
    }

    func run() throws -> ExitCode {
        let start = surroundings.moment
        var file = try RehearsalFile(options.file, start: start)
        let replay =
            surroundings.paths.isEmpty
            ? nil
            : try RehearsalReplay(
                file, options: surroundings, workshop: Workshop(installation: installation), console: console, start: start)
        var notes: [String] = []
        var undecodable: Set<Int> = []
        if let replay {
            let judged = try replay.undecodable()
            undecodable = judged.places
            if let reason = judged.reason { notes.append("\(judged.places.count) pushes cannot be read by the app's type: \(reason)") }
            if !replay.declaresFrequentPushes(), file.withoutFrequentPushes() {
                notes.append("the app does not declare NSSupportsLiveActivitiesFrequentUpdates: no device takes frequent pushes")
            }
        } else {
            notes.append("without PATH no project's types read the states, and nothing is drawn")
        }
        let clock = ContinuousClock()
        let begun = clock.now
        let rehearsal = makeRehearsal(file.plan, undecodable)
        let other = makeRehearsal(file.plan(withChannel: !file.plan.usesChannel), undecodable)
        var result = RehearsalAnswer(file.plan, rehearsal.report(), other: other.report(), notes: notes)
        result.seconds = (clock.now - begun) / .seconds(1)
        if let look = options.look { result.look = try self.look(look, rehearsal, replay) }
        try console.print(surroundings.printsManifest ? result.json() : result.lines.joined(separator: "\n"))
        return result.report.isBalanced && result.look?.differences.isEmpty != false ? .done : .diagnostics
    }

    private func makeRehearsal(_ plan: RehearsalPlan, _ undecodable: Set<Int>) -> Rehearsal {
        Rehearsal(
            plan, devices: options.devices, start: surroundings.moment, rules: surroundings.profile.push,
            activeSeconds: surroundings.profile.activities.activeSeconds, undecodable: undecodable, seed: options.seed)
    }

    private func look(
        _ look: (device: Int, seconds: Double), _ rehearsal: Rehearsal, _ replay: RehearsalReplay?
    ) throws -> RehearsalAnswer.Look {
        let history = rehearsal.history(of: look.device)
        let handed = history.arrivals.filter { $0.time <= look.seconds }
        var answer = RehearsalAnswer.Look(device: look.device, group: history.group.name, seconds: look.seconds)
        answer.arrivals = handed.map { .init(push: $0.push + 1, seconds: $0.time, fate: $0.fate) }
        guard let replay else {
            if options.output != nil { throw UsageError("--picture needs a project that draws: islet push rehearse FILE PATH…") }
            return answer
        }
        let sight = try replay.sight(history, at: look.seconds)
        (answer.state, answer.differences) = (sight.state, sight.differences)
        if let url = options.output {
            try sight.picture.write(to: url)
            answer.picture = url.path
        }
        return answer
    }
}
