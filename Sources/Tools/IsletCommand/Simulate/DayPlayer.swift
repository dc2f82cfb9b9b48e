import Activities
import DeviceSystem
import Devices
import Foundation
import SimulatedDevice
import WidgetSystem
import enum WidgetSystem.WidgetPlace

/// Lets the person, the app and the device do what the scenario says, each at its moment.
struct DayPlayer {
    let options: SimulateOptions
    var apps: [SimulatedApp]
    let device: SimulatedDevice
    /// Name of the scenario file, for messages.
    let name: String
    private(set) var startedActivities = 0

    init(options: SimulateOptions, apps: [SimulatedApp], device: SimulatedDevice) {
        self.options = options
        self.apps = apps
        self.device = device
        name = options.scenario?.lastPathComponent ?? ""
    }

    /// Plays the whole simulation. Throws where the scenario names what is not there.
    mutating func play(_ scenario: Scenario?) throws(UsageError) {
        let events = try (scenario ?? Scenario()).dated(startingAt: options.start, in: options.zone, name: name)
        for (_, event) in events { try check(event) }
        install(opening: !events.contains { $0.event.action.opensApp })
        if !events.contains(where: { $0.event.action.addsWidget }) { placeEverything() }
        if scenario == nil { lookAllDay() }
        for (date, event) in events where date <= options.end {
            device.run(until: date)
            try play(event, at: date)
        }
        device.run(until: options.end)
    }

    // MARK: A day without a scenario

    private func install(opening: Bool) {
        for app in apps {
            device.schedule(.installed(app.description), at: options.start)
            device.schedule(.ledger(.installed(ActivityApp(id: app.identifier))), at: options.start)
            if opening { setForeground(app.identifier, true, at: options.start) }
        }
        if opening { for app in apps { setForeground(app.identifier, false, at: options.start) } }
    }

    private func setForeground(_ app: String, _ isActive: Bool, at time: Date) {
        device.schedule(.session(.foreground, app: app, isActive: isActive), at: time)
        device.schedule(.ledger(isActive ? .appCameToForeground(app) : .appLeftForeground(app)), at: time)
    }

    private func placeEverything() {
        let shown = Set(options.surroundings.device.families.keys.map(\.rawValue))
        for app in apps {
            for widget in app.families {
                for family in widget.families where shown.contains(family) {
                    let place = Self.usualPlace(of: family)
                    device.schedule(.placed(WidgetPlacement(app: app.identifier, kind: widget.kind, family: family, place: place)), at: options.start)
                }
            }
        }
    }

    private func lookAllDay() {
        for look in UsualDay.standard.looks(from: options.start, to: options.end, in: options.zone) {
            device.schedule(.looked(at: .lockScreen), at: look)
            device.schedule(.looked(at: .homeScreen(page: 0)), at: look)
        }
    }

    static func usualPlace(of family: String) -> WidgetPlace { family.hasPrefix("accessory") ? .lockScreen : .homeScreen(page: 0) }

    // MARK: Events

    private mutating func play(_ event: Scenario.Event, at date: Date) throws(UsageError) {
        switch event.action {
        case .openApp(let app): setForeground(try self.app(app, event).identifier, true, at: date)
        case .background(let app), .killApp(let app): setForeground(try self.app(app, event).identifier, false, at: date)
        case .openURL(_, let app): setForeground(try self.app(app, event).identifier, true, at: date)
        case .removeApp(let app): device.schedule(.uninstalled(app: try self.app(app, event).identifier), at: date)
        case .updateApp(let app, let kinds, let families):
            device.schedule(.installed(try update(app, event, withoutKinds: kinds, withoutFamilies: families)), at: date)
        case .addWidget(let widget): device.schedule(.placed(try placement(widget, event)), at: date)
        case .editWidget(let widget, let configuration): device.schedule(.edited(try placed(widget, event), configuration: configuration), at: date)
        case .removeWidget(let widget): device.schedule(.removed(try placed(widget, event)), at: date)
        case .tapWidget(let widget, _, let control?): device.scheduleTap(on: control, of: try placed(widget, event), at: date)
        case .tapWidget(let widget, let url, nil):
            device.schedule(.tapped(try placed(widget, event), WidgetTap(url.map { .link($0) } ?? .background)), at: date)
        case .look(let place): device.schedule(.looked(at: try self.place(place, event)), at: date)
        case .reloadWidgets(let kind?, let app): device.schedule(.reloadTimelines(ofKind: kind, app: try self.app(app, event).identifier), at: date)
        case .reloadWidgets(nil, let app): device.schedule(.reloadAllTimelines(app: try self.app(app, event).identifier), at: date)
        case .pushWidgets(let app): device.schedule(.push(app: try self.app(app, event).identifier), at: date)
        case .startActivity, .updateActivity, .endActivity, .swipeActivity, .allowActivities: try playActivity(event, at: date)
        case .lock:
            device.schedule(.locked, at: date)
            device.schedule(.ledger(.deviceLocked), at: date)
        case .unlock: device.schedule(.unlocked, at: date)
        case .reboot: device.schedule(.restarted, at: date)
        case .network(let isOnline): device.schedule(.network(isOnline: isOnline), at: date)
        case .lowPower(let isOn): device.schedule(.lowPowerMode(isOn), at: date)
        case .locale: device.schedule(.settingChanged(.locale), at: date)
        case .textSize: device.schedule(.settingChanged(.textSize), at: date)
        }
    }

    private mutating func playActivity(_ event: Scenario.Event, at date: Date) throws(UsageError) {
        switch event.action {
        case .startActivity(let type, let attributes, let state, let options):
            startedActivities += 1
            let (type, app) = try activityType(type, event)
            let request = ActivityRequest(
                attributesType: type, attributes: attributes, payload: payload(state, options, date), alert: options.alert,
                origin: options.isPush ? .push : .app)
            device.schedule(.ledger(.request(request, id: "activity-\(startedActivities)", app: app)), at: date)
        case .updateActivity(let id, let state, let options):
            let update = ActivityUpdate(id: try activity(id, event), payload: payload(state, options, date), alert: options.alert, timestamp: date)
            device.schedule(.ledger(.update(update)), at: date)
        case .endActivity(let id, let state, let dismissal, let options):
            let policy: ActivityDismissal =
                switch dismissal {
                case "immediate": .immediate
                case "after": .after(date.addingTimeInterval(options.dismissAfter ?? 0))
                default: .byDefault
                }
            let end = ActivityEnd(id: try activity(id, event), payload: state.map { payload($0, options, date) }, dismissal: policy, timestamp: date)
            device.schedule(.ledger(.end(end)), at: date)
        case .swipeActivity(let id): device.schedule(.ledger(.swipedAway(try activity(id, event))), at: date)
        case .allowActivities(let isAllowed, let app):
            let settings = ActivitySettings(allowsActivities: isAllowed)
            device.schedule(.ledger(.settings(settings, app: try self.app(app, event).identifier)), at: date)
        default: break
        }
    }

    private func payload(_ state: Data, _ options: ScenarioActivityOptions, _ date: Date) -> ActivityPayload {
        ActivityPayload(state: state, staleDate: options.staleAfter.map { date.addingTimeInterval($0) }, relevanceScore: options.relevance ?? 0)
    }
}

extension ScenarioAction {
    var opensApp: Bool { if case .openApp = self { true } else { false } }
    var addsWidget: Bool { if case .addWidget = self { true } else { false } }
}

extension ScenarioActivityOptions {
    var alert: ActivityAlert? {
        guard alertTitle != nil || alertBody != nil else { return nil }
        return ActivityAlert(title: alertTitle ?? "", body: alertBody ?? "")
    }
}
