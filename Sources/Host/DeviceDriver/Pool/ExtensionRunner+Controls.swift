import ExtensionProtocol
import Foundation
import Host
import WidgetSystem

/// What an extension says of its controls, and of how its widgets are configured.
extension ExtensionRunner {
    /// Archives what a control shows now, in every size.
    func answer(_ control: DeviceControl, at now: Date) -> ExtensionAnswer {
        var entries: [ArchivedEntry] = []
        var last = ExtensionAnswer(reply: .failed(.crashed), seconds: 0)
        for (index, size) in program.controlVariants.enumerated() {
            let subject = RenderRequest.Subject.widget(kind: control.kind, family: size.place, phase: .timeline)
            let configuration = control.configuration.flatMap { IntentValues(configuration: $0) }
            let answer = ask(
                subject, variants: [size.variant], isPreview: false, configuration: configuration, at: now, title: "the control “\(control.kind)”"
            ) { outcome, entries in entries.isEmpty ? .failed(.crashed) : .snapshot }
            last.diagnostics += answer.diagnostics.filter { !last.diagnostics.contains($0) }
            (last.reply, last.failure, last.memory, last.seconds) = (answer.reply, answer.failure, answer.memory, last.seconds + answer.seconds)
            guard var entry = answer.entries.first else { break }
            entry.index = index
            entries.append(entry)
        }
        if entries.count == program.controlVariants.count { last.entries = entries }
        return last
    }

    /// The entry that a widget shows now, as its extension makes it now; nil where there is none.
    func glance(at placement: WidgetPlacement, now: Date) -> ArchivedEntry? {
        let subject = RenderRequest.Subject.widget(kind: placement.kind, family: placement.family.rawValue, phase: .timeline)
        let configuration = placement.configuration.flatMap { IntentValues(configuration: $0) }
        let title = "a glance at “\(placement.kind)”"
        return ask(
            subject, variants: program.variants(placement.family), isPreview: false, configuration: configuration, shownAt: now, at: now, title: title
        ) { _, _ in .snapshot }.entries.first
    }

    /// The parameters of the intent that widgets or controls of a kind are configured by, with what can be chosen.
    func parameters(
        of kind: String, configuration: String?, question: ConfigurationQuestion, at now: Date
    ) throws(ExtensionFailure) -> RenderOutcome {
        nextIdentifier += 1
        var request = RenderRequest(id: nextIdentifier, subject: .configuration(kind: kind), variants: [])
        request.configuration = configuration.flatMap { IntentValues(configuration: $0) }
        request.question = question
        if case .fixed = program.launch.clock { request.now = now }
        do throws(ExtensionFailure) {
            return try running().render(request) { _ in }
        } catch {
            end()
            throw error
        }
    }
}
