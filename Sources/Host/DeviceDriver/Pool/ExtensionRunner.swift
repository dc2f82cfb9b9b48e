import Activities
import ExtensionProtocol
import Foundation
import Host
import IsletModel
import Snapshot
import Timelines
import WidgetSystem

/// Runs the processes of one extension, one at a time, and asks them what the system wants to know.
public final class ExtensionRunner {
    public let program: DeviceExtension
    private var process: ExtensionProcess?
    var nextIdentifier = 1
    private var rules: TimelineRules { TimelineRules(limits: program.limits) }
    private var output = ProgramOutput()
    private var settings = DeviceSettings()
    /// What is done while the process is waited for; on a virtual clock, where nobody else answers what it asks.
    var companion: ExtensionProcess.Companion?
    /// Why the last process ended while nobody asked anything of it.
    private var endedIdle: ExtensionFailure?
    private let onOutput: ([String], Bool) -> Void

    /// - Parameter onOutput: Takes lines that a process wrote, and whether they went to standard error.
    public init(_ program: DeviceExtension, onOutput: @escaping ([String], Bool) -> Void = { _, _ in }) {
        self.program = program
        self.onOutput = onOutput
    }

    deinit { end() }

    /// The process sees other settings from its next start on, which comes with the next request.
    public func use(_ settings: DeviceSettings) {
        guard settings != self.settings else { return }
        self.settings = settings
        end()
    }

    /// Ends the process; the next request starts another.
    public func end() {
        guard let process else { return }
        process.quit()
        output.passOn(process, isFinal: true, to: onOutput)
        self.process = nil
    }

    /// Looks after the process while nobody wants anything of it, for so many milliseconds at most; see `ExtensionProcess.attend`.
    /// Answers whether there is one. One that failed is gone.
    public func attend(milliseconds: Int32, wakenBy waker: Int32) throws(ExtensionFailure) -> Bool {
        guard let process else { return false }
        do throws(ExtensionFailure) {
            try process.attend(milliseconds: milliseconds, wakenBy: waker)
            output.passOn(process, to: onOutput)
            return true
        } catch {
            end()
            throw error
        }
    }

    /// Asks for what the system wants of a widget.
    public func answer(_ request: ExtensionRequest, placement: WidgetPlacement?, at now: Date) -> ExtensionAnswer {
        if case .relevance(let kind) = request { return relevance(of: program.placeable[kind].kind, at: now) }
        guard let (kind, family, phase) = subject(of: request, placement: placement) else {
            return ExtensionAnswer(reply: .failed(.crashed), seconds: 0)
        }
        let subject = RenderRequest.Subject.widget(kind: kind, family: family.rawValue, phase: phase)
        let variants = program.variants(family)
        let title = "\(phase.rawValue) of “\(kind)” (\(family))"
        let configuration = placement?.configuration.flatMap { IntentValues(configuration: $0) }
        var answer = ask(subject, variants: variants, isPreview: phase == .snapshot, configuration: configuration, at: now, title: title) {
            outcome, entries in
            if outcome.entryCount == 0, outcome.diagnostics.contains(where: { $0.severity == .error }) { return .failed(.crashed) }
            if phase != .timeline { return phase == .placeholder ? .placeholder : .snapshot }
            return self.isRefused(entries, of: kind) ? .failed(.archiveRefused) : .timeline(TimelineDescription(outcome, entries))
        }
        if let text = placement?.configuration, configuration == nil {
            answer.diagnostics.append(.unreadableConfiguration(text, of: kind))
        }
        return answer
    }

    private func relevance(of kind: String, at now: Date) -> ExtensionAnswer {
        ask(.relevance(kind: kind), variants: [], isPreview: false, at: now, title: "relevance of “\(kind)”") { outcome, _ in
            .relevance((outcome.relevance ?? []).map { $0.start...$0.end })
        }
    }

    /// Archives an activity in every presentation.
    public func archive(_ input: ActivityInput, attributesType: String, at now: Date) -> ExtensionAnswer {
        let subject = RenderRequest.Subject.activity(attributesType: attributesType, input)
        return ask(subject, variants: program.activityVariants, isPreview: false, at: now, title: "activity \(attributesType)") { _, _ in .snapshot }
    }

    private func archive(_ record: ActivityRecord, at time: Date) -> ExtensionAnswer {
        let content = ActivityInput.Content(state: record.payload.state, isStale: record.isStale, date: time)
        let input = ActivityInput(id: record.id, attributes: record.attributes, contents: [content])
        return archive(input, attributesType: record.attributesType, at: time)
    }

    /// Carries work out; what came of it, and on a virtual clock the seconds it took.
    func carryOut(_ work: ExtensionWork, at time: Date, archives: ArchiveFolder) -> (ProcessLetter, seconds: Double) {
        switch work {
        case .request(let id, let request, let placement):
            let answer = answer(request, placement: placement, at: time)
            return (.answered(id, ProgramAnswer(answer, in: archives), program: program.identifier), answer.seconds)
        case .check(let number, let record):
            var answer = archive(record, at: time)
            answer.entries = []
            return (.checked(number, ProgramAnswer(answer, in: archives), program: program.identifier), answer.seconds)
        case .archive(let record):
            let answer = archive(record, at: time)
            return (.archived(activity: record.id, ProgramAnswer(answer, in: archives), program: program.identifier), answer.seconds)
        case .control(let control):
            let answer = answer(control, at: time)
            return (.controlShown(control, ProgramAnswer(answer, in: archives)), answer.seconds)
        case .perform(let intent, let widget):
            let answer = perform(intent, at: time)
            return (.performed(widget, answer, program: program.identifier), answer.seconds)
        case .tellTokens(let news): return (tell(news), 0)
        }
    }

    private func tell(_ news: PushTokenNews) -> ProcessLetter {
        nextIdentifier += 1
        do throws(ExtensionFailure) {
            let process = try running()
            let answer = try process.send(.pushTokens(news), id: nextIdentifier)
            output.passOn(process, to: onOutput)
            return .tokensTold(answer.diagnostics, failure: nil, program: program.identifier)
        } catch {
            end()
            return .tokensTold(
                [error.diagnostic(while: "the handler of push tokens")], failure: error.code.rawValue, program: program.identifier)
        }
    }

    private func subject(of request: ExtensionRequest, placement: WidgetPlacement?) -> (kind: String, family: WidgetFamily, RenderRequest.Phase)? {
        switch request {
        case .placeholder(let kind):
            let widget = program.placeable[kind]
            return widget.families.first.map { (widget.kind, $0, .placeholder) }
        case .preview(let kind, let family): return (program.placeable[kind].kind, family, .snapshot)
        case .snapshot: return placement.map { ($0.kind, $0.family, .snapshot) }
        case .timeline: return placement.map { ($0.kind, $0.family, .timeline) }
        case .relevance: return nil
        }
    }

    func ask(
        _ subject: RenderRequest.Subject, variants: [RenderVariant], isPreview: Bool, configuration: IntentValues? = nil, shownAt: Date? = nil,
        at now: Date, title: String,
        reply: (RenderOutcome, [ArchivedEntry]) -> ExtensionReply
    ) -> ExtensionAnswer {
        nextIdentifier += 1
        let variants = variants.map { settings.applied(to: $0) }
        var request = RenderRequest(id: nextIdentifier, subject: subject, variants: variants, isPreview: isPreview)
        request.configuration = configuration
        request.shownAt = shownAt
        if case .fixed = program.launch.clock { request.now = now }
        var entries: [ArchivedEntry] = []
        do throws(ExtensionFailure) {
            let process = try running()
            let outcome = try process.render(request) { entries.append($0) }
            output.passOn(process, to: onOutput)
            let seconds = outcome.providerDuration.rounded(.down)
            return ExtensionAnswer(
                reply: reply(outcome, entries), seconds: seconds, entries: entries, diagnostics: takeEndedIdle() + outcome.diagnostics)
        } catch {
            end()
            return ExtensionAnswer(failure: error, while: title)
        }
    }

    /// The process, which was started before or is started now. One that ended while nobody asked anything of it is replaced: nothing that is
    /// asked now is lost with it.
    func running() throws(ExtensionFailure) -> ExtensionProcess {
        if let process {
            do throws(ExtensionFailure) {
                try process.attend()
                return process
            } catch {
                endedIdle = error
                end()
            }
        }
        let started = try ExtensionProcess(settings.applied(to: program.launch))
        started.companion = companion
        process = started
        output = ProgramOutput()
        _ = try started.describe()
        return started
    }

    /// What is to be said of a process that ended while nobody asked anything of it, once.
    func takeEndedIdle() -> [SnapshotDiagnostic] {
        defer { endedIdle = nil }
        return endedIdle.map { [$0.diagnostic(while: "the time between two requests")] } ?? []
    }

    /// Whether a picture is too large for the system to take the archive.
    private func isRefused(_ entries: [ArchivedEntry], of kind: String) -> Bool {
        guard let snapshot = entries.first?.snapshots.first else { return false }
        func pixels(_ size: CGSize, _ scale: Double) -> CGSize { CGSize(width: size.width * scale, height: size.height * scale) }
        let own = pixels(snapshot.size, snapshot.scale)
        let families = program.placeable.first { $0.kind == kind }?.families ?? []
        let sizes = families.compactMap { program.variants($0).first }.map { pixels($0.size, $0.scale) }
        let largest = sizes.max { $0.width * $0.height < $1.width * $1.height } ?? own
        return !rules.judge(picturesOf: entries.flatMap(\.snapshots), widgetPixels: own, largestPixels: largest, subject: "").isEmpty
    }
}
