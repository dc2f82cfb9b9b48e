import Activities
import DeviceSystem
import IsletModel
import WidgetSystem

/// Which events of scenarios let the machines' events happen. None where the surroundings answer, or nothing but time passes.
/// Who adds an event to a machine says here how a scenario writes it.
extension WidgetEvent {
    public var scenarioEvents: [ScenarioEventName] {
        switch self {
        case .installed: [.updateApp]
        case .uninstalled: [.removeApp]
        case .session(.foreground, _, _): [.openApp, .openURL, .background, .killApp]
        case .session: [.session]
        case .galleryShown: [.showGallery]
        case .placed: [.addWidget]
        case .edited: [.editWidget]
        case .moved: [.moveWidget]
        case .removed: [.removeWidget]
        case .looked: [.look]
        case .swiped: [.swipeStack]
        case .tapped: [.tapWidget]
        case .pulledToRefresh: [.pullToRefresh]
        case .reloadTimelines, .reloadAllTimelines: [.reloadWidgets]
        case .invalidateRelevance: [.invalidateRelevance]
        case .push: [.pushWidgets]
        case .replied, .intentPerformed: []
        case .memoryUsed: [.useMemory]
        case .locked: [.lock]
        case .unlocked: [.unlock]
        case .restarted: [.reboot]
        case .lowPowerMode: [.lowPower]
        case .network: [.online, .offline]
        case .settingChanged(.locale): [.locale]
        case .settingChanged(.textSize): [.textSize]
        case .settingChanged(.accessibility): [.highContrast, .accessibility]
        case .settingChanged(.time): [.timeZone]
        case .locationChanged: [.location]
        }
    }
}

extension ActivitySystemEvent {
    public var scenarioEvents: [ScenarioEventName] {
        switch self {
        case .ledger(let event): event.scenarioEvents
        case .touchAndHold: [.holdIsland]
        case .collapse: [.collapseIsland]
        case .swipeIsland: [.swipeIsland]
        case .alertDismissed: [.dismissAlert]
        case .deviceUnlocked: [.unlock]
        case .mirror: [.connectMirror]
        }
    }
}

extension ActivityEvent {
    public var scenarioEvents: [ScenarioEventName] {
        switch self {
        case .installed: [.updateApp]
        case .settings: [.allowActivities]
        case .appCameToForeground: [.openApp, .openURL]
        case .appLeftForeground: [.background, .killApp, .lock, .reboot]
        case .request: [.startActivity]
        case .update: [.updateActivity]
        case .end: [.endActivity]
        case .swipedAway: [.swipeActivity]
        case .islandCollapsed: [.collapseIsland]
        case .deviceLocked: [.lock]
        case .pushToken: [.renewPushToken]
        case .timePassed: []
        }
    }
}
