import IsletModel
import Ledger
import Timelines

extension WidgetSystem {
    mutating func take(_ event: WidgetEvent) {
        switch event {
        case .installed(let app): install(app)
        case .uninstalled(let app): withApp(app) { $0.uninstall($1) }
        case .session(let session, let app, let isActive): withApp(app) { $0.change(session, of: $1, isActive: isActive) }
        case .galleryShown(let app): withApp(app) { $0.showGallery(of: $1) }
        case .placed(let placement): place(placement)
        case .edited(let id, let configuration): withWidget(id) { $0.edit($1, configuration: configuration) }
        case .moved(let id, let place): withWidget(id) { $0.move($1, to: place) }
        case .removed(let id): withWidget(id) { $0.remove($1, because: .byPerson, rule: nil) }
        case .looked(let place): look(at: place)
        case .swiped(let stack, let id): swipe(stack, to: id)
        case .tapped(let id, let tap): withWidget(id) { $0.tap($1, tap) }
        case .pulledToRefresh(let app): withApp(app) { $0.refresh($1) }
        case .reloadTimelines(let kind, let app): withApp(app) { $0.reload(kind: kind, of: $1) }
        case .reloadAllTimelines(let app): withApp(app) { $0.reloadAll(of: $1, because: .reloadCall) }
        case .invalidateRelevance(let kind, let app): withApp(app) { $0.askRelevance(of: kind, app: $1) }
        case .push(let app): withApp(app) { $0.receivePush($1) }
        case .replied(let id, let reply): take(reply, to: id)
        case .intentPerformed(let id, let succeeded): withWidget(id) { $0.finishIntent(of: $1, succeeded: succeeded) }
        case .memoryUsed(let identifier, let bytes, let use): judgeMemory(of: identifier, bytes: bytes, for: use)
        case .locked: lock()
        case .unlocked: unlock()
        case .restarted: restart()
        case .lowPowerMode(let isOn): setLowPower(isOn)
        case .network(let isOnline): setNetwork(isOnline: isOnline)
        case .settingChanged(let setting): change(setting)
        case .locationChanged: changeLocation()
        }
    }

    private mutating func withApp(_ identifier: String, _ work: (inout WidgetSystem, Int) -> Void) {
        guard let place = appPlaces[identifier], apps[place].isInstalled else {
            return record(.ignored, LedgerSubject(.app, identifier), because: .unknownApp)
        }
        work(&self, place)
    }

    private mutating func withWidget(_ id: WidgetID, _ work: (inout WidgetSystem, Int) -> Void) {
        guard let place = place(of: id), placedWidgets[place].life != .removed else {
            return record(.ignored, LedgerSubject(.widget, String(id.rawValue)), because: .unknownWidget)
        }
        work(&self, place)
    }

    func place(of id: WidgetID) -> Int? {
        placedWidgets.indices.contains(id.rawValue - 1) ? id.rawValue - 1 : nil
    }

    mutating func record(
        _ action: LedgerAction, _ subject: LedgerSubject, because reason: LedgerReason? = nil, rule: RuleID? = nil, detail: LedgerDetail? = nil
    ) {
        output.record(LedgerEvent(action, subject, at: now, because: reason, rule: rule, detail: detail))
    }

    /// Records something of the widget at a place.
    mutating func record(
        _ action: LedgerAction, widget: Int, because reason: LedgerReason? = nil, rule: RuleID? = nil, detail: LedgerDetail? = nil
    ) {
        record(action, placedWidgets[widget].subject, because: reason, rule: rule, detail: detail)
    }
}
