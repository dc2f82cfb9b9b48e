import Activities
import ExtensionProtocol
import Foundation
import Host
import IsletModel
import Snapshot

extension TargetRun {
    /// Says what the system would say of an activity's data.
    mutating func judge(_ entries: [ArchivedEntry], of subject: RenderSubject) throws {
        for payload in entries.compactMap(\.activity) {
            let found = try ActivityDataRules(rules: options.profile.activities).judge(
                attributes: payload.attributes, state: payload.state, subject: subject.title)
            note(found.map(\.finding))
        }
    }

    /// Writes the pictures of an activity, and strips of its states.
    mutating func write(_ entries: [ArchivedEntry], of subject: RenderSubject, _ plan: ActivityPlan) throws {
        var work = ActivityWork(subject: subject, plan: plan, target: target.name, moment: options.moment)
        work.scale = options.scale
        let jobs = work.jobs(for: entries, shown: &shownStates, names: &names)
        try write(jobs.pictures, of: subject)
        if subject.isMadeUp { try writeData(of: entries, of: subject) }
        let strips = try files.write(jobs.strips)
        for result in strips { note(result.diagnostics) }
        if case .widget(let index) = subject.place, !strips.isEmpty {
            target.widgets[index].strips = (target.widgets[index].strips ?? []) + strips.map(\.picture)
        }
    }

    /// Writes what was made up as `--attributes` and `--state` take it, for the user to change.
    private func writeData(of entries: [ArchivedEntry], of subject: RenderSubject) throws {
        let payloads = entries.compactMap(\.activity)
        guard let first = payloads.first else { return }
        let folder = ([target.name] + subject.folders).map(OutputNames.sanitized).joined(separator: "/")
        try files.folder.write(first.attributes, to: "\(folder)/attributes.json")
        for (index, payload) in payloads.enumerated() {
            try files.folder.write(payload.state, to: "\(folder)/state\(index == 0 ? "" : "-\(index + 1)").json")
        }
    }

    mutating func noteActivityWithoutState(_ subject: RenderSubject) {
        let message =
            "\(subject.title) is not drawn: there is no content state to show, and it fails with values that were made for the types. Give one "
            + "with --attributes FILE --state FILE, or add a #Preview(as: .content, using: …) with contentStates"
        note([SnapshotDiagnostic(code: .activityWithoutState, severity: .error, message: message)])
    }

    /// What is an error with values of the program's own may be the fault of the made-up ones, and is a warning.
    static func ofMadeUpValues(_ found: SnapshotDiagnostic) -> SnapshotDiagnostic {
        guard found.severity == .error, found.code != .activityWithoutState else { return found }
        var result = found
        result.severity = .warning
        result.message += " (with values that were made for the types; --state FILE gives others)"
        return result
    }

    /// Asks for a fresh view once more as a stale one, and says so where nobody can tell them apart.
    mutating func checkStaleness(_ entries: [ArchivedEntry], of subject: RenderSubject) {
        guard let type = subject.attributesType, case .activity(var plan) = subject.plan, !checkedForStaleness.contains(type),
            let fresh = entries.first(where: { $0.activity?.isStale == false }), let payload = fresh.activity
        else { return }
        checkedForStaleness.insert(type)
        plan.variants = Array(plan.variants.prefix(1))
        let content = ActivityInput.Content(state: payload.state, isStale: true, date: fresh.date)
        var question = subject
        var input = ActivityInput(id: Self.staleIdentifier, attributes: payload.attributes, contents: [content])
        input.wasMadeUp = subject.isMadeUp ? true : nil
        question.request = .activity(attributesType: type, input)
        question.plan = .activity(plan)
        do throws(ExtensionFailure) {
            var stale: [ArchivedEntry] = []
            _ = try supply.render(question) { stale.append(ruled($0, question)) }
            if let old = stale.first?.snapshots.first, let new = fresh.snapshots.first, old.root == new.root { note([Self.staleNotShown(type)]) }
        } catch {
            fail(error, while: "\(subject.title), stale")
        }
    }

    private static let staleIdentifier = "00000000-0000-0000-0000-000000000002"

    private static func staleNotShown(_ type: String) -> SnapshotDiagnostic {
        SnapshotDiagnostic(
            code: .staleNotShown, severity: .note,
            message:
                "the Live Activity “\(type)” looks the same when its content is out of date. Read context.isStale where the app gives a staleDate")
    }
}
