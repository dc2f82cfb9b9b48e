import Foundation
import IsletModel
import Ledger
import Simulation
import WidgetSystem

/// Intents of buttons and toggles of widgets.
extension DeviceDriver {
    /// Runs the intent where it belongs: in the extension, or in the app, which is launched in the background where it does not run.
    func perform(_ intent: TappedIntent, of widget: WidgetID, at time: Date) throws(DeviceDriverError) {
        guard let placement = system.first[widget]?.placement, let app = apps[placement.app] else {
            return absent(intent, widget, "its app is not part of this run")
        }
        switch intent.process {
        case .app:
            guard app.launch != nil else { return absent(intent, widget, "it runs in the app, which is not part of this run") }
            if lives[placement.app] == nil || state.foreground != placement.app { try wakeApp(placement.app, because: LedgerReason("intent")) }
            countIntent(in: placement.app, 1)
            processes.perform(intent, of: widget, in: placement.app)
        case .extension:
            guard let program = app.extensions.first(where: { $0.bundle.widgets.contains { $0.kind == placement.kind } }) else {
                return absent(intent, widget, "its extension is not part of this run")
            }
            processes.ask(program.identifier, .perform(intent, widget), at: time)
        }
    }

    /// Runs an intent of a Live Activity in its app, which is launched in the background where it does not run.
    func perform(_ intent: TappedIntent, ofActivityIn app: String) throws(DeviceDriverError) {
        guard hasCode(app) else {
            return note([.warning(.intentNotRun, "\(intent.name) is not run: it runs in the app, which is not part of this run")], of: app)
        }
        if intent.opensApp { try openApp(app) } else if state.foreground != app { try wakeApp(app, because: LedgerReason("intent")) }
        countIntent(in: app, 1)
        processes.perform(intent, of: .none, in: app)
    }

    /// The intent of a widget, or of an activity, has ended.
    func performed(_ answer: IntentAnswer, of widget: WidgetID, by program: String) throws(DeviceDriverError) {
        note(answer.diagnostics, of: program)
        countIntent(in: program, -1)
        if widget != .none { try take([.first(.intentPerformed(widget, succeeded: answer.succeeded))]) } else { askUsedControls(of: program) }
        guard let url = answer.opensURL, let own = widget == .none ? owner(of: program) : system.first[widget]?.placement.app else { return }
        try openApp(app(opening: url)?.identifier ?? own, url: url)
    }

    private func absent(_ intent: TappedIntent, _ widget: WidgetID, _ reason: String) {
        note([.warning(.intentNotRun, "\(intent.name) is not run: \(reason)")], of: "widget \(widget.rawValue)")
        agenda.schedule(.performed(widget, IntentAnswer(succeeded: false, seconds: 0), program: ""), at: now)
    }
}

extension WidgetID {
    /// Stands for no widget: widgets are counted from 1.
    static let none = WidgetID(0)
}
