import IsletModel
import Ledger
import Timelines

/// What apps and their servers ask for: the calls of `WidgetCenter`, and pushes.
extension WidgetSystem {
    mutating func reload(kind: String, of app: Int) {
        guard find(kind, in: app) != nil else {
            return record(.reloadIgnored, apps[app].subject, because: .unknownKind, rule: .kindNamesWidget, detail: .text(kind))
        }
        var isPlaced = false
        for widget in apps[app].widgets where placedWidgets[widget].placement.kind == kind {
            isPlaced = true
            ask(widget, for: .reloadCall, rule: .reloadKind)
        }
        if !isPlaced { record(.reloadIgnored, apps[app].subject, because: .nonePlaced, rule: .reloadKind, detail: .text(kind)) }
    }

    mutating func reloadAll(of app: Int, because reason: ReloadReason) {
        let rule: RuleID =
            switch reason {
            case .push: .widgetPush
            case .userRefresh: .freeSystemReloads
            default: .reloadAll
            }
        if apps[app].widgets.isEmpty { record(.reloadIgnored, apps[app].subject, because: .nonePlaced, rule: rule) }
        for widget in apps[app].widgets { ask(widget, for: reason, rule: rule) }
    }

    /// Pull to refresh, which iOS does not have.
    mutating func refresh(_ app: Int) {
        guard profile.reloads.isFree(ReloadReasons(.userRefresh), during: []) else {
            return record(.ignored, apps[app].subject, because: LedgerReason(.userRefresh), rule: .freeSystemReloads)
        }
        reloadAll(of: app, because: .userRefresh)
    }

    mutating func receivePush(_ app: Int) {
        guard profile.features.has(.widgetPushes, on: device.system) else {
            return record(.ignored, apps[app].subject, because: .systemTooOld, rule: .relevanceAndPushesSince18)
        }
        guard state.isOnline else {
            apps[app].holdsPush = true
            return record(.pushHeld, apps[app].subject, because: .offline)
        }
        reloadAll(of: app, because: .push)
    }

    mutating func askRelevance(of kind: String, app: Int) {
        guard let found = find(kind, in: app) else {
            return record(.ignored, apps[app].subject, because: .unknownKind, rule: .kindNamesWidget, detail: .text(kind))
        }
        enqueue(.relevance(kind: found.kind), at: found.extension)
    }

    /// The placed widgets of an app, as `getCurrentConfigurations` gives them.
    public func currentConfigurations(of app: String) -> [WidgetInfo] {
        guard let place = appPlaces[app], apps[place].isInstalled else { return [] }
        return apps[place].widgets.map { widget in
            let placed = placedWidgets[widget]
            return WidgetInfo(
                id: placed.id, kind: placed.placement.kind, family: placed.placement.family, configuration: placed.placement.configuration)
        }
    }

    /// An app as it was last installed; nil for one that is not there.
    public func installedApp(_ identifier: String) -> AppDescription? {
        appPlaces[identifier].flatMap { apps[$0].isInstalled ? apps[$0].description : nil }
    }

    /// Bundle identifiers of the apps that are there.
    public var installedApps: [String] { apps.filter(\.isInstalled).map(\.description.bundleIdentifier) }

    /// Whether the device has a network, and whether Low Power Mode is on.
    public var isOnline: Bool { state.isOnline }
    public var isLowPower: Bool { state.isLowPower }

    /// The widget on top of each Smart Stack, by its number.
    public var stackTops: [Int: WidgetID] {
        Dictionary(uniqueKeysWithValues: stacks.compactMap { stack in stack.top.map { (stack.number, $0) } })
    }

    /// Every placed widget.
    public var widgets: [PlacedWidget] { present.map { placedWidgets[$0] } }

    public subscript(id: WidgetID) -> PlacedWidget? {
        place(of: id).flatMap { placedWidgets[$0].life == .removed ? nil : placedWidgets[$0] }
    }

    /// Reloads that a widget has left; nil for one that is not there.
    public func remainingReloads(of id: WidgetID) -> Int? {
        self[id].map { $0.budget.remaining(at: now, isLowPower: state.isLowPower, rules: profile.budget) }
    }
}
