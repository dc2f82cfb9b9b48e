import Foundation
import IsletModel
import SimulatedDevice
import WidgetSystem

extension DayPlayer {
    /// Finds what an event names before anything is played.
    func check(_ event: Scenario.Event) throws(UsageError) {
        switch event.action {
        case .addWidget(let widget): _ = try placement(widget, event)
        case .startActivity(let type, _, _, _): _ = try activityType(type, event)
        case .look(let place): _ = try self.place(place, event)
        default: break
        }
    }

    private func problem(_ event: Scenario.Event, _ text: String) -> UsageError { UsageError("\(name), event \(event.number): \(text)") }

    func app(_ name: String?, _ event: Scenario.Event) throws(UsageError) -> SimulatedApp {
        guard let name else {
            guard apps.count == 1 else { throw problem(event, "name one app with “app”: \(apps.map(\.identifier).joined(separator: ", "))") }
            return apps[0]
        }
        if let app = apps.first(where: { $0.identifier == name }) { return app }
        throw problem(event, "there is no app “\(name)”: \(apps.map(\.identifier).joined(separator: ", "))")
    }

    /// The app that is named, that takes the URL's scheme, or that is the only one.
    func app(_ name: String?, opening url: String, _ event: Scenario.Event) throws(UsageError) -> SimulatedApp {
        if name == nil, let found = device.app(opening: url), let app = apps.first(where: { $0.identifier == found.identifier }) { return app }
        return try app(name, event)
    }

    func placement(_ widget: ScenarioWidget, _ event: Scenario.Event) throws(UsageError) -> WidgetPlacement {
        let offers = apps.filter { widget.app == nil || $0.identifier == widget.app }.flatMap { app in app.families.map { (app.identifier, $0) } }
        let kinds = offers.map(\.1.kind)
        guard let kind = widget.kind ?? (kinds.count == 1 ? kinds[0] : nil) else {
            throw problem(event, "“kind” is missing: one of \(kinds.joined(separator: ", "))")
        }
        guard let (app, offer) = offers.first(where: { $0.1.kind == kind }) else {
            throw problem(
                event, "there is no widget of the kind “\(kind)”: \(kinds.isEmpty ? "the app has none" : "use \(kinds.joined(separator: ", "))")")
        }
        guard let family = widget.family.map(WidgetFamily.init(rawValue:)) ?? offer.families.first, offer.families.contains(family) else {
            throw problem(
                event, "“\(kind)” has no family “\(widget.family ?? "")”: it supports \(offer.families.map(\.rawValue).joined(separator: ", "))")
        }
        let place = try widget.place.map { (name) throws(UsageError) in try self.place(name, event) } ?? Self.usualPlace(of: family)
        return WidgetPlacement(app: app, kind: kind, family: family, configuration: widget.configuration, place: place, stack: widget.stack)
    }

    /// The widget on the device that an event means.
    func placed(_ widget: ScenarioWidget, _ event: Scenario.Event) throws(UsageError) -> WidgetID {
        let found = device.widgets.widgets.filter { placed in
            (widget.kind ?? placed.placement.kind) == placed.placement.kind
                && (widget.family ?? placed.placement.family.rawValue) == placed.placement.family.rawValue
                && (widget.app ?? placed.placement.app) == placed.placement.app
        }
        if let first = found.first { return first.id }
        let there = device.widgets.widgets.map { "\($0.placement.kind) (\($0.placement.family))" }
        let wanted = [widget.kind, widget.family].compactMap { $0 }.joined(separator: ", ")
        throw problem(event, "no such widget is placed at that time (\(wanted)): \(there.isEmpty ? "there is none" : there.joined(separator: ", "))")
    }

    func place(_ name: String, _ event: Scenario.Event) throws(UsageError) -> WidgetPlace {
        let places: [String: WidgetPlace] = [
            "homeScreen": .homeScreen(page: 0), "todayView": .todayView, "lockScreen": .lockScreen, "standBy": .standBy, "carPlay": .carPlay,
        ]
        if let place = places[name] { return place }
        if let page = name.wholeMatch(of: /page(\d{1,2})/).flatMap({ Int($0.1) }) { return .homeScreen(page: page) }
        throw problem(event, "there is no place “\(name)”: \(places.keys.sorted().joined(separator: ", ")), or page1 and so on")
    }

    func activityType(_ name: String?, _ event: Scenario.Event) throws(UsageError) -> (type: String, app: String) {
        let all = apps.flatMap { app in app.attributesTypes.map { (type: $0, app: app.identifier) } }
        if let name {
            if let found = all.first(where: { $0.type == name }) { return found }
            throw problem(
                event,
                "there are no attributes “\(name)”: \(all.isEmpty ? "the bundle has no Live Activity" : all.map(\.type).joined(separator: ", "))")
        }
        guard all.count == 1 else {
            throw problem(
                event, "“attributes-type” is missing: \(all.isEmpty ? "the bundle has no Live Activity" : all.map(\.type).joined(separator: ", "))")
        }
        return all[0]
    }

    func activity(_ id: String?, _ event: Scenario.Event) throws(UsageError) -> String {
        guard let id = id ?? (device.startedActivities > 0 ? "activity-\(device.startedActivities)" : nil) else {
            throw problem(event, "no activity has been started before it")
        }
        return id
    }

    mutating func update(
        _ name: String?, _ event: Scenario.Event, withoutKinds kinds: [String], withoutFamilies families: [String]
    ) throws(UsageError) -> AppDescription {
        let identifier = try app(name, event).identifier
        guard let index = apps.firstIndex(where: { $0.identifier == identifier }) else { return apps[0].description }
        for place in apps[index].description.extensions.indices {
            apps[index].description.extensions[place].widgets.removeAll { kinds.contains($0.kind) }
            for widget in apps[index].description.extensions[place].widgets.indices {
                apps[index].description.extensions[place].widgets[widget].families.removeAll { families.contains($0.rawValue) }
            }
        }
        return apps[index].description
    }
}
