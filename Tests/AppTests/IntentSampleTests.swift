import ExtensionProtocol
import Foundation
import Host
import Snapshot
import TestGate
import Testing

/// Buttons, toggles and controls of the samples, used: the intent runs in the extension, then the widget is drawn anew.
@Suite(.enabled(if: Programs.samples != nil && Programs.areBuildable, "no samples, or the frameworks are not built"), .serialized, .startsPrograms)
struct IntentSampleTests {
    /// What a small widget or a control shows, and what can be used in it.
    private struct Shown {
        var texts: [String]
        var actions: [IntentAction]
    }

    private func show(_ kind: String, family: String, by program: RunningApp, id: Int) throws -> Shown {
        var request = RenderRequest.timeline(of: kind, id: id)
        request.subject = .widget(kind: kind, family: family, phase: .timeline)
        var root: SnapshotNode?
        _ = try program.process.render(request) { root = $0.snapshots.first?.root }
        let node = try #require(root)
        return Shown(texts: node.texts, actions: node.actions)
    }

    /// Uses the first control of a widget so many times; what was shown before each and at the end.
    private func use(_ sample: String, _ kind: String, family: String = "systemSmall", times: Int) throws -> [[String]] {
        let product = try Programs.build(#require(Programs.samples).appendingPathComponent(sample))
        let device = try TestDevice()
        let program = try device.start(product)
        defer { withExtendedLifetime(device) { program.quit() } }
        var shown = [try show(kind, family: family, by: program, id: 1)]
        for time in 1...times {
            let action = try #require(shown.last?.actions.first)
            var toggle: Bool?
            if case .toggle(let isOn) = action.control { toggle = !isOn }
            let values = IntentValues(intent: action.intent, parameters: action.parameters)
            let outcome = try program.process.perform(IntentRequest(id: time * 2, intent: values, toggle: toggle))
            #expect(outcome.state == .succeeded, "\(outcome)")
            shown.append(try show(kind, family: family, by: program, id: time * 2 + 1))
        }
        return shown.map(\.texts)
    }

    @Test("R130, R132: each tap on a button runs its intent in the extension") func buttons() throws {
        #expect(try use("002-interactive-counter", "Counter", times: 2) == [["0", "Increment"], ["1", "Increment"], ["2", "Increment"]])
        #expect(try use("002-button-intent", "Action", times: 1) == [["Taps: 0", "Action"], ["Taps: 1", "Action"]])
        #expect(try use("002-invalidatable-content", "Refresh", times: 1) == [["Refreshed 0 times"], ["Refreshed 1 times"]])
    }

    @Test func aToggleTurnsOnAndOff() throws {
        let product = try Programs.build(#require(Programs.samples).appendingPathComponent("002-toggle-intent"))
        let device = try TestDevice()
        let program = try device.start(product)
        defer { withExtendedLifetime(device) { program.quit() } }
        var states: [IntentAction.Control] = []
        for time in 0..<3 {
            let action = try #require(try show("Feature", family: "systemSmall", by: program, id: time * 2).actions.first)
            states.append(action.control)
            let values = IntentValues(intent: action.intent, parameters: action.parameters)
            #expect(try program.process.perform(IntentRequest(id: time * 2 + 1, intent: values)).state == .succeeded)
        }
        #expect(states == [.toggle(isOn: false), .toggle(isOn: true), .toggle(isOn: false)])
    }

    @Test("R141: a control's toggle sets the value, its button does one thing") func controls() throws {
        #expect(
            try use("002-control-toggle", "AirplaneModeControl", family: "control", times: 2) == [
                ["Airplane Mode", "Off"], ["Airplane Mode", "On"], ["Airplane Mode", "Off"],
            ])
        #expect(try use("002-control-value-provider", "ThermostatControl", family: "control", times: 2) == [["68°"], ["67°"], ["66°"]])
    }

    @Test("R147: a control's hint is told") func hints() throws {
        let folder = try #require(Programs.samples).appendingPathComponent("002-control-action-hint")
        let device = try TestDevice()
        let program = try device.start(try Programs.build(folder))
        defer { withExtendedLifetime(device) { program.quit() } }
        var request = RenderRequest.timeline(of: "TorchHintOnLabelControl")
        request.subject = .widget(kind: "TorchHintOnLabelControl", family: "control", phase: .timeline)
        var hints: [String] = []
        _ = try program.process.render(request) { hints += $0.snapshots.flatMap { $0.root.hints } }
        #expect(hints == ["Toggles flashlight"])
    }

    @Test func intentsAreFoundByTheirNamesWithoutBeingArchived() throws {
        let product = try Programs.build(#require(Programs.samples).appendingPathComponent("002-dynamic-island-expanded"))
        let device = try TestDevice()
        let program = try device.start(product)
        defer { withExtendedLifetime(device) { program.quit() } }
        let outcome = try program.process.perform(IntentRequest(id: 1, intent: IntentValues(intent: "Everything", parameters: "{}")))
        #expect(outcome.state == .notRun(reason: "The program has no intent with the name “Everything”."))
        #expect(try program.process.perform(IntentRequest(id: 2, intent: IntentValues(intent: "PauseIntent", parameters: "{}"))).state == .succeeded)
    }

    @Test func aConfiguredWidgetShowsWhatWasChosen() throws {
        let product = try Programs.build(#require(Programs.samples).appendingPathComponent("002-configurable-project"))
        let device = try TestDevice()
        let program = try device.start(product)
        defer { withExtendedLifetime(device) { program.quit() } }
        var texts: [[String]] = []
        for (index, parameters) in [#"{}"#, #"{"project":"gemini"}"#, #"{"project":"vostok"}"#].enumerated() {
            var request = RenderRequest.timeline(of: "Project", id: index)
            request.configuration = IntentValues(intent: "SelectProjectIntent", parameters: parameters)
            _ = try program.process.render(request) { texts += $0.snapshots.map { $0.root.texts } }
        }
        #expect(texts == [["No project"], ["Gemini"], ["No project"]])
    }
}

extension SnapshotNode {
    /// What can be used in the node and all below it.
    fileprivate var actions: [IntentAction] {
        var own: [IntentAction] = []
        if case .intent(let action) = interaction { own = [action] }
        return own + children.flatMap(\.actions)
    }

    fileprivate var hints: [String] { [accessibility?.hint].compactMap { $0 } + children.flatMap(\.hints) }
}
