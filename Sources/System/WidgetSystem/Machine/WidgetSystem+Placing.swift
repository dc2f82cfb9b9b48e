import Foundation
import IsletModel
import Ledger
import Timelines

/// Placing, editing, moving and removing widgets.
extension WidgetSystem {
    mutating func place(_ placement: WidgetPlacement) {
        guard let app = appPlaces[placement.app], apps[app].isInstalled else {
            return record(.placingRefused, LedgerSubject(.app, placement.app), because: .unknownApp)
        }
        if let (reason, rule) = refusal(of: placement, in: app) {
            return record(.placingRefused, apps[app].subject, because: reason, rule: rule, detail: .text("\(placement.kind) (\(placement.family))"))
        }
        guard let found = find(placement.kind, in: app) else { return }
        let widget = placedWidgets.count
        let id = WidgetID(widget + 1)
        placedWidgets.append(
            PlacedWidget(
                id: id, placement: placement, app: app, extension: found.extension, kind: found.kind,
                budget: ReloadBudget(placed: now, rules: profile.budget)))
        apps[app].widgets.append(widget)
        present.append(widget)
        if let number = placement.stack { addToStack(number, widget) }
        output.perform(.placed(id))
        record(.placed, widget: widget)
        prepare(widget)
        enqueue(.snapshot(id), at: found.extension)
        if placement.stack != nil { enqueue(.relevance(kind: found.kind), at: found.extension) }
        ask(widget, for: .placed, rule: .timelineRequests)
    }

    private func refusal(of placement: WidgetPlacement, in app: Int) -> (LedgerReason, RuleID?)? {
        let gallery = GalleryRules(device: device).listing(of: apps[app].description, wasOpened: apps[app].wasOpened)
        guard let found = find(placement.kind, in: app) else { return (.unknownKind, .kindNamesWidget) }
        if !apps[app].wasOpened { return (.appNeverOpened, .appWasStartedOnce) }
        guard gallery.offers.contains(where: { $0.kind == placement.kind && $0.families.contains(placement.family) }) else {
            return (.familyNotOffered, .supportedFamilies)
        }
        let description = extensions[found.extension].description.widgets[found.kind]
        if PlaceRules.refusal(of: description, family: placement.family, at: placement.place) != nil { return (.placeDoesNotFit, nil) }
        return placement.stack.flatMap { stackRefusal($0, family: placement.family) }.map { ($0, nil) }
    }

    /// Sees to it that the kind has a placeholder, and shows it when the widget has nothing better.
    mutating func prepare(_ widget: Int) {
        let (place, kind) = (placedWidgets[widget].extension, placedWidgets[widget].kind)
        switch extensions[place].placeholders[kind] {
        case .ready: showPlaceholder(in: widget)
        case .asked: break
        case .missing:
            extensions[place].placeholders[kind] = .asked
            enqueue(.placeholder(kind: kind), at: place)
        }
    }

    mutating func edit(_ widget: Int, configuration: String?) {
        placedWidgets[widget].placement.configuration = configuration
        ask(widget, for: .edited, rule: .timelineRequests)
    }

    mutating func move(_ widget: Int, to place: WidgetPlace) {
        let placed = placedWidgets[widget]
        guard placed.life == .alive else { return record(.ignored, widget: widget, because: .notReactive) }
        let description = extensions[placed.extension].description.widgets[placed.kind]
        if PlaceRules.refusal(of: description, family: placed.placement.family, at: place) != nil {
            return record(.placingRefused, widget: widget, because: .placeDoesNotFit)
        }
        leaveStack(widget)
        placedWidgets[widget].placement.place = place
        record(.moved, widget: widget, because: .byPerson, detail: .text(place.name))
        if placed.pending?.wait == .view, !isHidden(widget) { attempt(widget) }
    }

    mutating func remove(_ widget: Int, because reason: LedgerReason, rule: RuleID?) {
        leaveStack(widget)
        dropPending(widget)
        placedWidgets[widget].life = .removed
        placedWidgets[widget].playback = nil
        placedWidgets[widget].nextEntry = nil
        widgetTimers.set(widget, nil)
        apps[placedWidgets[widget].app].widgets.removeAll { $0 == widget }
        present.removeAll { $0 == widget }
        record(.removed, widget: widget, because: reason, rule: rule)
        output.perform(.remove(placedWidgets[widget].id))
    }

    /// Whether the widget lies on a page that is not in front.
    func isHidden(_ widget: Int) -> Bool {
        switch placedWidgets[widget].placement.place {
        case .homeScreen(let page): page != state.page
        case .todayView: !state.isTodayViewShown
        case .lockScreen, .standBy, .carPlay: false
        }
    }

    mutating func look(at place: WidgetPlace) {
        if case .homeScreen(let page) = place { state.page = page }
        state.isTodayViewShown = place == .todayView
        for widget in present where placedWidgets[widget].placement.place == place && placedWidgets[widget].life == .alive {
            if isOnTop(widget) { look(atWidget: widget) }
            if placedWidgets[widget].pending?.wait == .view { attempt(widget) }
        }
    }

    private mutating func look(atWidget widget: Int) {
        placedWidgets[widget].budget.view(at: now)
        if placedWidgets[widget].awaitsLook {
            placedWidgets[widget].awaitsLook = false
            ask(widget, for: .locationChange, rule: nil)
        }
        if placedWidgets[widget].pending?.wait == .budget { attempt(widget) }
    }
}
