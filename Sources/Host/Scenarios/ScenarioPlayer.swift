import Activities
import DeviceDriver
import ExtensionProtocol
import Foundation
import IsletModel
import Simulation
import WidgetSystem

/// Lets the events of a scenario happen on a device, whatever its clock and wherever they come from.
public struct ScenarioPlayer: Sendable {
    /// The apps of this run, in the order of their installation.
    let apps: [HostedApp]
    /// Bundle identifiers by the names of targets.
    let names: [String: String]

    public init(apps: [HostedApp], names: [String: String] = [:]) {
        self.apps = apps
        self.names = names
    }

    /// Finds what an event names before anything is played.
    public func check(_ event: Scenario.Event) throws(ScenarioProblem) {
        switch event.action {
        case .addWidget(let widget): _ = try placement(widget, event.place)
        case .startActivity(let type, _, _, _): _ = try activityType(type, event.place)
        case .look(let place), .moveWidget(_, let place): _ = try self.place(place, event.place)
        case .useSystemControl(let kind, let app), .editControl(let kind, let app, _): try checkControl(kind, app, event.place)
        case .openApp, .background, .killApp, .openURL, .useControl, .updateApp, .removeApp, .session, .showGallery, .editWidget, .removeWidget,
            .swipeStack, .tapWidget, .pullToRefresh, .reloadWidgets, .invalidateRelevance, .pushWidgets, .useMemory, .updateActivity,
            .endActivity, .swipeActivity, .allowActivities, .renewPushToken, .holdIsland, .collapseIsland, .swipeIsland, .dismissAlert,
            .connectMirror, .lock, .unlock, .reboot, .network, .lowPower, .locale, .textSize, .highContrast, .accessibility, .timeZone, .location,
            .showControls, .push, .allowNotifications, .openNotification:
            break
        }
    }

    /// Lets it happen now.
    ///
    /// - Parameter place: Where the event stands, for messages.
    public func play(_ action: ScenarioAction, on driver: DeviceDriver, place: String) throws(ScenarioFailure) {
        do {
            try carryOut(action, driver, place)
        } catch let problem as ScenarioProblem {
            throw .problem(problem)
        } catch let error as DeviceDriverError {
            throw .device(error)
        } catch {
            preconditionFailure("nothing else goes wrong: \(error)")
        }
    }

    private func carryOut(_ action: ScenarioAction, _ driver: DeviceDriver, _ place: String) throws {
        switch action {
        case .openApp(let app): try driver.openApp(self.app(app, place))
        case .background(let app): try driver.leaveForeground(self.app(app, place))
        case .killApp(let app): try driver.killApp(self.app(app, place))
        case .openURL(let url, let app): try driver.openApp(self.app(app, opening: url, driver, place), url: url)
        case .useControl(let control, let gesture, let app): driver.use(control, gesture, in: try self.app(app, place))
        case .updateApp(let app, let kinds, let families):
            try driver.update(description(of: self.app(app, place), driver, withoutKinds: kinds, withoutFamilies: families))
        case .removeApp(let app): try driver.uninstall(self.app(app, place))
        case .session(let session, let isActive, let app): try happen(.session(session, app: self.app(app, place), isActive: isActive), driver)
        case .showGallery(let app): try happen(.galleryShown(app: self.app(app, place)), driver)
        case .addWidget(let widget): try happen(.placed(placement(widget, place)), driver)
        case .editWidget(let widget, let configuration):
            try happen(.edited(placed(widget, driver, place), configuration: configuration), driver)
        case .moveWidget(let widget, let target): try happen(.moved(placed(widget, driver, place), self.place(target, place)), driver)
        case .removeWidget(let widget): try happen(.removed(placed(widget, driver, place)), driver)
        case .look(let target): try happen(.looked(at: self.place(target, place)), driver)
        case .swipeStack(let stack, let widget): try happen(.swiped(stack: stack, to: placed(widget, driver, place)), driver)
        case .tapWidget(let widget, let url, let control): try driver.tap(placed(widget, driver, place), link: url, control: control)
        case .pullToRefresh(let app): try happen(.pulledToRefresh(app: self.app(app, place)), driver)
        case .reloadWidgets(let kind?, let app): try happen(.reloadTimelines(ofKind: kind, app: self.app(app, place)), driver)
        case .reloadWidgets(nil, let app): try happen(.reloadAllTimelines(app: self.app(app, place)), driver)
        case .invalidateRelevance(let kind, let app): try happen(.invalidateRelevance(ofKind: kind, app: self.app(app, place)), driver)
        case .pushWidgets(let app): try happen(.push(app: self.app(app, place)), driver)
        case .useMemory(let bytes, let use, let name):
            try happen(.memoryUsed(extension: self.extension(name, place), bytes: bytes, for: use), driver)
        case .showControls: driver.showControls()
        case .useSystemControl(let kind, let app): try driver.use(control: control(kind, app, driver, place).id)
        case .editControl(let kind, let app, let configuration):
            try driver.configure(control: control(kind, app, driver, place).id, configuration)
        case .startActivity(let type, let attributes, let state, let options):
            let (type, app) = try activityType(type, place)
            let request = ActivityRequest(
                attributesType: type, attributes: attributes, payload: payload(state, options, driver.now), alert: options.alert,
                origin: options.isPush ? .push : .app)
            try driver.startActivity(request, app: app)
        case .updateActivity(let id, let state, let options):
            let update = ActivityUpdate(
                id: try activity(id, driver, place), payload: payload(state, options, driver.now), alert: options.alert, timestamp: driver.now)
            try happen(.update(update), driver)
        case .endActivity(let id, let state, let dismissal, let options):
            let end = ActivityEnd(
                id: try activity(id, driver, place), payload: state.map { payload($0, options, driver.now) },
                dismissal: options.dismissal(dismissal, at: driver.now), timestamp: driver.now)
            try happen(.end(end), driver)
        case .swipeActivity(let id): try happen(.swipedAway(activity(id, driver, place)), driver)
        case .allowActivities(let isAllowed, let frequentPushes, let app):
            let settings = ActivitySettings(allowsActivities: isAllowed, allowsFrequentPushes: frequentPushes)
            try happen(.settings(settings, app: self.app(app, place)), driver)
        case .renewPushToken(let id): try driver.renewPushToken(of: activity(id, driver, place))
        case .holdIsland(let id): try driver.happen(.second(.touchAndHold(shownActivity(id, driver, place))))
        case .collapseIsland: try driver.collapseIsland()
        case .swipeIsland: try driver.happen(.second(.swipeIsland))
        case .dismissAlert: try driver.happen(.second(.alertDismissed))
        case .connectMirror(let device, let connection): try driver.happen(.second(.mirror(device, connection)))
        case .push(var push, let app):
            push.app = try self.app(app, place)
            try driver.send(push)
        case .allowNotifications(let areAllowed, let app): try driver.allowNotifications(areAllowed, of: self.app(app, place))
        case .openNotification(let id, let app):
            try driver.openNotification(id, of: app.map { (name) throws(ScenarioProblem) in try self.app(name, place) })
        case .lock: try driver.lock()
        case .unlock: try driver.unlock()
        case .reboot: try driver.restart()
        case .network(let isOnline): try happen(.network(isOnline: isOnline), driver)
        case .lowPower(let isOn): try happen(.lowPowerMode(isOn), driver)
        case .locale(let locale): try driver.change(.locale) { $0.locale = locale }
        case .textSize(let size): try driver.change(.textSize) { $0.textSize = size }
        case .highContrast(let isOn): try driver.change(.accessibility) { $0.isHighContrast = isOn }
        case .accessibility(let setting, let isOn):
            try driver.change(.accessibility) { settings in
                var names = settings.accessibility ?? []
                if isOn { names.insert(setting.rawValue) } else { names.remove(setting.rawValue) }
                settings.accessibility = names
            }
        case .timeZone(let zone): try driver.change(.time) { $0.timeZone = zone }
        case .location: try happen(.locationChanged, driver)
        }
    }

    private func happen(_ event: WidgetEvent, _ driver: DeviceDriver) throws(DeviceDriverError) { try driver.happen(.first(event)) }
    private func happen(_ event: ActivityEvent, _ driver: DeviceDriver) throws(DeviceDriverError) { try driver.happen(.second(.ledger(event))) }

    private func payload(_ state: Data, _ options: ScenarioActivityOptions, _ date: Date) -> ActivityPayload {
        ActivityPayload(state: state, staleDate: options.staleAfter.map { date.addingTimeInterval($0) }, relevanceScore: options.relevance ?? 0)
    }
}

extension ScenarioActivityOptions {
    fileprivate var alert: ActivityAlert? {
        guard alertTitle != nil || alertBody != nil else { return nil }
        return ActivityAlert(title: alertTitle ?? "", body: alertBody ?? "")
    }

    fileprivate func dismissal(_ name: String, at date: Date) -> ActivityDismissal {
        switch name {
        case "immediate": .immediate
        case "after": .after(date.addingTimeInterval(dismissAfter ?? 0))
        default: .byDefault
        }
    }
}
