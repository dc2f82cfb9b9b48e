import IsletModel
import Ledger
import Timelines

/// What the device does: lock, restart, settings, network, power.
extension WidgetSystem {
    /// Whether the device is locked.
    public var isLocked: Bool { state.isLocked }

    /// Whether the extension's files cannot be read: before the first unlock none, while locked those under complete protection.
    func isOutOfReach(extension place: Int) -> Bool {
        state.isBeforeFirstUnlock || state.isLocked && extensions[place].description.isProtected
    }

    mutating func lock() {
        state.isLocked = true
        for app in apps.indices { apps[app].sessions.subtract(AppSessions(.foreground)) }
        record(.changed, .device, because: .locked)
        for widget in present { showWhatMayBeSeen(in: widget) }
    }

    mutating func unlock() {
        state.isLocked = false
        state.isBeforeFirstUnlock = false
        record(.changed, .device, because: LedgerReason("unlocked"))
        for widget in present {
            showWhatMayBeSeen(in: widget)
            if placedWidgets[widget].pending?.wait == .unlock { attempt(widget) }
        }
    }

    /// Processes are gone, timelines are kept. Until the first unlock no extension can run.
    mutating func restart() {
        state.isLocked = true
        state.isBeforeFirstUnlock = true
        record(.changed, .device, because: LedgerReason(.restart))
        for app in apps.indices { apps[app].sessions = [] }
        for place in extensions.indices where extensions[place].isInstalled { forgetRequests(at: place) }
        for widget in present {
            placedWidgets[widget].performing = 0
            endInvalidation(of: widget)
            if placedWidgets[widget].pending?.wait == .turn { placedWidgets[widget].pending = nil }
            showWhatMayBeSeen(in: widget)
            if placedWidgets[widget].life == .alive { ask(widget, for: .restart, rule: .changesTakeTime) }
        }
    }

    private mutating func forgetRequests(at place: Int) {
        if let running = extensions[place].running { output.perform(.abandon(running.id)) }
        extensions[place].restart()
        extensionTimers.set(place, nil)
    }

    mutating func setLowPower(_ isOn: Bool) {
        state.isLowPower = isOn
        record(.changed, .device, because: LedgerReason(isOn ? "low-power-mode-on" : "low-power-mode-off"), rule: .readability)
        for widget in present where placedWidgets[widget].pending?.wait == .budget { attempt(widget) }
    }

    mutating func setNetwork(isOnline: Bool) {
        state.isOnline = isOnline
        record(.changed, .device, because: isOnline ? LedgerReason("online") : .offline)
        guard isOnline else { return }
        for app in apps.indices where apps[app].holdsPush {
            apps[app].holdsPush = false
            if apps[app].isInstalled { receivePush(app) }
        }
    }

    mutating func change(_ setting: SystemSetting) {
        record(.changed, .device, because: LedgerReason(setting.reason))
        for widget in present where placedWidgets[widget].life == .alive { ask(widget, for: setting.reason, rule: .freeReloads) }
    }

    /// Widgets that want the location are reloaded when they are looked at next.
    mutating func changeLocation() {
        record(.changed, .device, because: LedgerReason(.locationChange))
        for widget in present where placedWidgets[widget].life == .alive {
            let (place, kind) = (placedWidgets[widget].extension, placedWidgets[widget].kind)
            if extensions[place].description.widgets[kind].wantsLocation { placedWidgets[widget].awaitsLook = true }
        }
    }
}
