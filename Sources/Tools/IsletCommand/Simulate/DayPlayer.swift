import Activities
import DeviceSystem
import Devices
import Foundation
import IsletModel
import Ledger
import SimulatedDevice
import WidgetSystem

/// Lets the person, the app and the device do what the scenario says, each at its moment.
struct DayPlayer {
    let options: SimulateOptions
    var apps: [SimulatedApp]
    let device: SimulatedDevice
    /// Name of the scenario file, for messages.
    let name: String
    /// When the person leaves the app that was opened at the start.
    private var endOfVisit: Date?
    /// Apps whose widgets are placed when they have been opened.
    private var unplaced: Set<String> = []

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
        if !events.contains(where: { $0.event.action.addsWidget }) { unplaced = Set(apps.map(\.identifier)) }
        install(opening: !events.contains { $0.event.action.opensApp })
        if scenario == nil { lookAllDay() }
        for (date, event) in events where date <= options.end {
            run(until: date)
            try play(event, at: date)
        }
        run(until: options.end)
    }

    // MARK: A day without a scenario

    private mutating func install(opening: Bool) {
        for app in apps {
            device.schedule(.installed(app.description), at: options.start)
            device.schedule(.ledger(.installed(app.hosted.activities)), at: options.start)
            if opening { device.openApp(app.identifier, url: nil) }
        }
        guard opening else { return }
        for app in apps where !device.hasCode(app.identifier) { device.leaveForeground(app.identifier) }
        for app in apps { placeEverything(of: app.identifier, at: options.start) }
        endOfVisit = options.start.addingTimeInterval(options.surroundings.profile.usualDay.visit)
    }

    /// Lets the time pass; on the way the person leaves the app that was opened at the start.
    private mutating func run(until date: Date) {
        if let end = endOfVisit, end <= date {
            endOfVisit = nil
            device.run(until: end)
            for app in apps where device.isInFront(app.identifier) { device.leaveForeground(app.identifier) }
        }
        device.run(until: date)
    }

    /// Places the widgets of an app that was opened for the first time, in every family.
    private mutating func placeEverything(of identifier: String, at date: Date) {
        guard unplaced.remove(identifier) != nil, let app = apps.first(where: { $0.identifier == identifier }) else { return }
        let shown = Set(options.surroundings.device.families(os: options.surroundings.os).keys)
        for widget in app.families {
            for family in widget.families where shown.contains(family) {
                device.schedule(
                    .placed(WidgetPlacement(app: identifier, kind: widget.kind, family: family, place: Self.usualPlace(of: family))), at: date)
            }
        }
    }

    private func lookAllDay() {
        for look in options.surroundings.profile.usualDay.looks(from: options.start, to: options.end, in: options.zone) {
            device.schedule(.looked(at: .lockScreen), at: look)
            device.schedule(.looked(at: .homeScreen(page: 0)), at: look)
        }
    }

    static func usualPlace(of family: WidgetFamily) -> WidgetPlace { family.isAccessory ? .lockScreen : .homeScreen(page: 0) }

    // MARK: Events

    private mutating func play(_ event: Scenario.Event, at date: Date) throws(UsageError) {
        switch event.action {
        case .openApp(let app):
            let identifier = try self.app(app, event).identifier
            device.openApp(identifier, url: nil)
            placeEverything(of: identifier, at: date)
        case .background(let app): device.leaveForeground(try self.app(app, event).identifier)
        case .killApp(let app): device.killApp(try self.app(app, event).identifier)
        case .openURL(let url, let app): device.openApp(try self.app(app, opening: url, event).identifier, url: url)
        case .useControl(let control, let gesture, let app): device.use(control, gesture, in: try self.app(app, event).identifier)
        case .removeApp(let app):
            let identifier = try self.app(app, event).identifier
            device.replaceApp(identifier, because: LedgerReason("removed"))
            device.schedule(.uninstalled(app: identifier), at: date)
        case .updateApp(let app, let kinds, let families):
            let description = try update(app, event, withoutKinds: kinds, withoutFamilies: families)
            device.replaceApp(description.bundleIdentifier, because: LedgerReason("updated"))
            device.schedule(.installed(description), at: date)
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
        case .lock: device.lock()
        case .unlock: device.unlock()
        case .reboot: device.restart()
        case .network(let isOnline): device.schedule(.network(isOnline: isOnline), at: date)
        case .lowPower(let isOn): device.schedule(.lowPowerMode(isOn), at: date)
        case .locale: device.schedule(.settingChanged(.locale), at: date)
        case .textSize: device.schedule(.settingChanged(.textSize), at: date)
        }
    }

    private mutating func playActivity(_ event: Scenario.Event, at date: Date) throws(UsageError) {
        switch event.action {
        case .startActivity(let type, let attributes, let state, let options):
            let (type, app) = try activityType(type, event)
            let request = ActivityRequest(
                attributesType: type, attributes: attributes, payload: payload(state, options, date), alert: options.alert,
                origin: options.isPush ? .push : .app)
            _ = device.startActivity(request, app: app, at: date)
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
