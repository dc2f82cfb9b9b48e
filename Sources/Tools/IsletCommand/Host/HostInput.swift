import Activities
import DeviceHost
import DeviceSystem
import Devices
import ExtensionProtocol
import Foundation
import Simulation
import WidgetSystem

/// Reads what happens to a running device from standard input: events of scenario files, one a line, without `at`.
///
/// A line that cannot be followed is told of on standard error and changes nothing.
struct HostInput: Sendable {
    let host: HostHandle
    let console: Console
    /// Apps that can be opened: bundle identifiers by identifier and target name.
    let apps: [String: String]

    /// Reads on a thread of its own until the input ends, which ends the host.
    func start() {
        Thread.detachNewThread {
            var number = 0
            while let line = readLine() {
                number += 1
                guard !line.allSatisfy(\.isWhitespace) else { continue }
                do throws(UsageError) { try take(line, number) } catch { console.note("islet: \(error.description)") }
            }
            host.stop()
        }
    }

    private func take(_ line: String, _ number: Int) throws(UsageError) {
        let place = "standard input, line \(number)"
        if let fault = JSONFault(in: Data(line.utf8)) { throw UsageError("\(place): \(fault)") }
        let object: Any
        do { object = try JSONSerialization.jsonObject(with: Data(line.utf8)) } catch { throw UsageError("\(place): \(error.localizedDescription)") }
        guard let members = object as? [String: Any] else { throw UsageError("\(place): an object with “event” was expected") }
        let reader = ScenarioMembers(members, place: place)
        let name = try reader.text("event")
        guard let read = ScenarioEvents.all[name] else { throw UsageError("\(place): there is no event “\(name)”: \(Self.hint(name))") }
        let action = try read(reader)
        try reader.checkNothingIsLeft(of: name)
        try follow(action, name, place)
    }

    private static func hint(_ name: String) -> String {
        let known = ScenarioEvents.all.keys.sorted()
        let near = NearNames.of(name, in: known)
        return near.isEmpty ? "events are \(known.joined(separator: ", "))" : "did you mean \(near.joined(separator: ", "))?"
    }

    private func follow(_ action: ScenarioAction, _ name: String, _ place: String) throws(UsageError) {
        switch action {
        case .openApp(let app): host.openApp(try self.app(app, place))
        case .openURL(let url, let app): host.openApp(try self.app(app, place), url: url)
        case .background(let app):
            let identifier = try self.app(app, place)
            host.carryOut { (host) throws(DeviceHostError) in try host.sendToBackground(identifier) }
        case .tapWidget(let widget, let url, let control):
            with(widget, place) { (host, widget) throws(DeviceHostError) in try host.tap(widget, link: url, control: control) }
        case .useControl(let control, let gesture, let app):
            let identifier = try self.app(app, place)
            host.carryOut { host in host.use(control, gesture, of: identifier) }
        case .editWidget(let widget, let configuration):
            with(widget, place) { (host, widget) throws(DeviceHostError) in try host.happen(.first(.edited(widget, configuration: configuration))) }
        case .removeWidget(let widget): with(widget, place) { (host, widget) throws(DeviceHostError) in try host.happen(.first(.removed(widget))) }
        case .reloadWidgets(let kind?, let app): happen(.reloadTimelines(ofKind: kind, app: try self.app(app, place)))
        case .reloadWidgets(nil, let app): happen(.reloadAllTimelines(app: try self.app(app, place)))
        case .pushWidgets(let app): happen(.push(app: try self.app(app, place)))
        case .swipeActivity(let id?): host.happen(.second(.ledger(.swipedAway(id))))
        case .allowActivities(let isAllowed, let app):
            host.happen(.second(.ledger(.settings(ActivitySettings(allowsActivities: isAllowed), app: try self.app(app, place)))))
        case .lock:
            happen(.locked)
            host.happen(.second(.ledger(.deviceLocked)))
        case .unlock: happen(.unlocked)
        case .network(let isOnline): happen(.network(isOnline: isOnline))
        case .lowPower(let isOn): happen(.lowPowerMode(isOn))
        case .locale: happen(.settingChanged(.locale))
        case .textSize: happen(.settingChanged(.textSize))
        default: throw UsageError("\(place): “\(name)” is for simulate; a running device takes no such event")
        }
    }

    private func happen(_ event: WidgetEvent) { host.happen(.first(event)) }

    /// Does something with a placed widget, which only the host's thread can find.
    private func with(
        _ widget: ScenarioWidget, _ place: String, _ work: @escaping @Sendable (DeviceHost, WidgetID) throws(DeviceHostError) -> Void
    ) {
        host.carryOut { [console] (host) throws(DeviceHostError) in
            let found = host.system.first.widgets.filter { placed in
                (widget.kind ?? placed.placement.kind) == placed.placement.kind
                    && (widget.family ?? placed.placement.family.rawValue) == placed.placement.family.rawValue
                    && (widget.app ?? placed.placement.app) == placed.placement.app
            }
            guard let first = found.first else {
                let there = host.system.first.widgets.map { "\($0.placement.kind) (\($0.placement.family))" }
                return console.note("islet: \(place): no such widget is placed: there is \(there.isEmpty ? "none" : there.joined(separator: ", "))")
            }
            try work(host, first.id)
        }
    }

    private func app(_ name: String?, _ place: String) throws(UsageError) -> String {
        let identifiers = Set(apps.values).sorted()
        guard let name else {
            guard identifiers.count == 1 else { throw UsageError("\(place): name one app with “app”: \(identifiers.joined(separator: ", "))") }
            return identifiers[0]
        }
        if let identifier = apps[name] { return identifier }
        throw UsageError("\(place): there is no app “\(name)”: \(identifiers.joined(separator: ", "))")
    }
}
