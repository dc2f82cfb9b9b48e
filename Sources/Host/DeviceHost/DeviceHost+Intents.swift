import ExtensionRunners
import Foundation
import Simulation
import WidgetSystem

/// Intents of buttons and toggles of widgets.
extension DeviceHost {
    /// Runs the intent where it belongs: in the extension, or in the app.
    func perform(_ intent: TappedIntent, of widget: WidgetID, at time: Date) {
        guard let placement = system.first[widget]?.placement, let app = apps[placement.app] else {
            return absent(intent, widget, "its app is not part of this run")
        }
        switch intent.process {
        case .app:
            guard let worker = appWorkers[placement.app] else { return absent(intent, widget, "it runs in the app, which is not part of this run") }
            worker.perform(intent, of: widget)
        case .extension:
            let program = app.extensions.first { $0.bundle.widgets.contains { $0.kind == placement.kind } }
            guard let worker = program.flatMap({ extensionWorkers[$0.identifier] }) else {
                return absent(intent, widget, "its extension is not part of this run")
            }
            worker.perform(intent, of: widget, at: time)
        }
    }

    /// The intent of a widget has ended.
    func performed(_ answer: IntentAnswer, of widget: WidgetID, by program: String) throws(DeviceHostError) {
        note(answer.diagnostics, of: program)
        try take([.first(.intentPerformed(widget, succeeded: answer.succeeded))], at: now)
        if let url = answer.opensURL, let app = system.first[widget]?.placement.app { try openApp(app, url: url) }
    }

    private func absent(_ intent: TappedIntent, _ widget: WidgetID, _ reason: String) {
        note([.warning(.intentNotRun, "\(intent.name) is not run: \(reason)")], of: "widget \(widget.rawValue)")
        mailbox.send(.event(.first(.intentPerformed(widget, succeeded: false))))
    }
}
