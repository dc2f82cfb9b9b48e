import DeviceSystem
import ExtensionProtocol
import Foundation
import Host
import IsletModel
import Ledger
import Simulation
import Snapshot
import WidgetSystem

/// Controls: the system asks for their values when they are shown, after one was used, and when the app wants it.
extension DeviceDriver {
    /// All controls of the apps of this run.
    public var controls: [DeviceControl] {
        apps.values.sorted { $0.identifier < $1.identifier }.flatMap(\.extensions).flatMap(\.controls).map { control in
            var control = control
            control.configuration = state.controls?[control.id]
            return control
        }
    }

    /// A person opens Control Center: every control is asked what it shows.
    public func showControls() {
        for control in controls { ask(control) }
    }

    /// A person uses a control: its intent runs, then it is asked what it shows. One that was never shown is shown first.
    public func use(control id: String) throws(DeviceDriverError) {
        guard let control = controls.first(where: { $0.id == id }) else { return }
        if !isShown(control) {
            ask(control)
            if turns != nil { try settle(until: now) }
        }
        guard let intent = try shownEntries(ofControl: id).first?.snapshots.first?.root.firstIntent else {
            return note([.noSuchControl(control.kind)], of: control.program)
        }
        try recordControl("used", control)
        usedControls.append(control)
        guard intent.process == .app else { return processes.ask(control.program, .perform(intent, .none), at: now) }
        try perform(intent, ofActivityIn: control.app)
        if !hasCode(control.app) { askUsedControls(of: control.app) }
    }

    /// A person configures a control; nil makes it one that is new.
    public func configure(control id: String, _ configuration: String?) throws(DeviceDriverError) {
        guard controls.contains(where: { $0.id == id }) else { return }
        var configurations = state.controls ?? [:]
        configurations[id] = configuration
        state.controls = configurations.isEmpty ? nil : configurations
        guard let control = controls.first(where: { $0.id == id }) else { return }
        try recordControl("configured", control)
        ask(control)
        try tellPushTokens(of: control.app)
    }

    /// What a control showed last, a view for each size of its extension; none where it was never shown.
    public func shownEntries(ofControl id: String) throws(DeviceDriverError) -> [ArchivedEntry] {
        do {
            return try archives.entries(of: Self.name(ofControl: id), "value")
        } catch {
            throw .archives(folder: archives.url.path, reason: ErrorSentence.of(error))
        }
    }

    /// How widgets or controls of a kind can be configured, on a virtual clock; nil where no extension of this run has them.
    ///
    /// - Parameter configuration: What it has so far, JSON; nil for what a new one has.
    public func parameters(
        of kind: String, in app: String, configuration: String?, question: ConfigurationQuestion
    ) -> [ConfigurationParameter]? {
        let program = apps[app]?.extensions.first { $0.bundle.widgets.contains { $0.kind == kind } }
        guard let program, let turns else { return nil }
        do throws(ExtensionFailure) {
            let outcome = try turns.parameters(of: kind, by: program.identifier, configuration: configuration, question: question)
            note(outcome?.diagnostics ?? [], of: program.identifier)
            return outcome?.configuration
        } catch {
            note([error.diagnostic(while: "the configuration of “\(kind)”")], of: program.identifier)
            return nil
        }
    }

    /// The app wants its controls asked again: those that were shown.
    func askControls(of app: String, kind: String?, because reason: LedgerReason) {
        for control in controls where control.app == app && (kind == nil || control.kind == kind) && isShown(control) { ask(control) }
    }

    /// An intent without a widget has ended in a program.
    func askUsedControls(of program: String) {
        let ended = usedControls.filter { $0.program == program || $0.app == program }
        usedControls.removeAll { ended.contains($0) }
        for id in Set(ended.map(\.id)).sorted() {
            if let control = controls.first(where: { $0.id == id }) { ask(control) }
        }
    }

    func controlShown(_ control: DeviceControl, _ answer: ProgramAnswer) throws(DeviceDriverError) {
        note(answer.diagnostics, of: control.program)
        if let failure = answer.failure { try record(.end(of: control.program, because: failure, at: now)) }
        guard let archive = answer.archive else { return try recordControl("value-missing", control) }
        do { try archives.keep(archive, of: Self.name(ofControl: control.id), as: "value") } catch {
            throw .archives(folder: archives.url.path, reason: ErrorSentence.of(error))
        }
        try recordControl("value-shown", control)
    }

    /// Bundle identifier of the app that a program belongs to.
    func owner(of program: String) -> String? { apps.values.first { $0.owns(program) }?.identifier }

    func ask(_ control: DeviceControl) { processes.ask(control.program, .control(control), at: now) }

    private func isShown(_ control: DeviceControl) -> Bool {
        FileManager.default.fileExists(atPath: archives.url.appendingPathComponent(Self.name(ofControl: control.id)).path)
    }

    private func recordControl(_ action: String, _ control: DeviceControl) throws(DeviceDriverError) {
        try record(LedgerEvent(LedgerAction(action), LedgerSubject(.control, control.kind, name: control.title), at: now))
    }

    static func name(ofControl id: String) -> String {
        let known = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-_"))
        return "control-" + (id.addingPercentEncoding(withAllowedCharacters: known) ?? id)
    }
}

extension SnapshotNode {
    /// What a tap on the first button or toggle in it runs.
    fileprivate var firstIntent: TappedIntent? {
        if case .intent(let action) = interaction { return TappedIntent(action) }
        return children.lazy.compactMap(\.firstIntent).first
    }
}
