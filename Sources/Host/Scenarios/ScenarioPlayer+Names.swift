import Activities
import DeviceDriver
import Foundation
import IsletModel
import WidgetSystem

/// Finds what events name.
extension ScenarioPlayer {
    func app(_ name: String?, _ place: String) throws(ScenarioProblem) -> String {
        let known = apps.map(\.identifier)
        guard let name else {
            guard known.count == 1 else { throw ScenarioProblem("\(place): name one app with “app”: \(known.joined(separator: ", "))") }
            return known[0]
        }
        if known.contains(name) { return name }
        if let identifier = names[name] { return identifier }
        throw ScenarioProblem("\(place): there is no app “\(name)”: \(known.joined(separator: ", "))")
    }

    /// The app that is named, that takes the URL's scheme, or that is the only one.
    func app(_ name: String?, opening url: String, _ driver: DeviceDriver, _ place: String) throws(ScenarioProblem) -> String {
        if name == nil, let found = driver.app(opening: url) { return found.identifier }
        return try app(name, place)
    }

    func `extension`(_ name: String?, _ place: String) throws(ScenarioProblem) -> String {
        let known = apps.flatMap { $0.extensions.map(\.identifier) }
        guard let found = name ?? (known.count == 1 ? known[0] : nil), known.contains(found) else {
            let there = known.isEmpty ? "there is none" : known.joined(separator: ", ")
            throw ScenarioProblem("\(place): name one extension with “extension”: \(there)")
        }
        return found
    }

    /// The one control that an event means.
    func control(_ kind: String?, _ app: String?, _ driver: DeviceDriver, _ place: String) throws(ScenarioProblem) -> DeviceControl {
        let owner = try app.map { (name) throws(ScenarioProblem) in try self.app(name, place) }
        let there = driver.controls.filter { owner == nil || $0.app == owner }
        let found = there.filter { kind == nil || $0.kind == kind }
        guard found.count == 1 else {
            let names = there.isEmpty ? "there is none" : there.map(\.kind).joined(separator: ", ")
            throw ScenarioProblem("\(place): name one control with “kind”\(kind.map { ", not “\($0)”" } ?? ""): \(names)")
        }
        return found[0]
    }

    /// Finds a control before the device runs.
    func checkControl(_ kind: String?, _ app: String?, _ place: String) throws(ScenarioProblem) {
        if let app { _ = try self.app(app, place) }
        let kinds = apps.flatMap(\.extensions).flatMap(\.bundle.widgets).filter { $0.configuration == .control }.map(\.kind)
        guard let kind, !kinds.contains(kind) else { return }
        throw ScenarioProblem("\(place): there is no control “\(kind)”: \(kinds.isEmpty ? "there is none" : kinds.joined(separator: ", "))")
    }

    func placement(_ widget: ScenarioWidget, _ place: String) throws(ScenarioProblem) -> WidgetPlacement {
        let owner = try widget.app.map { (name) throws(ScenarioProblem) in try app(name, place) }
        let offers = apps.filter { owner == nil || $0.identifier == owner }.flatMap { app in app.offeredFamilies.map { (app.identifier, $0) } }
        let kinds = offers.map(\.1.kind)
        guard let kind = widget.kind ?? (kinds.count == 1 ? kinds[0] : nil) else {
            throw ScenarioProblem("\(place): “kind” is missing: one of \(kinds.joined(separator: ", "))")
        }
        guard let (app, offer) = offers.first(where: { $0.1.kind == kind }) else {
            let there = kinds.isEmpty ? "the app has none" : "use \(kinds.joined(separator: ", "))"
            throw ScenarioProblem("\(place): there is no widget of the kind “\(kind)”: \(there)")
        }
        guard let family = widget.family.map(WidgetFamily.init(rawValue:)) ?? offer.families.first, offer.families.contains(family) else {
            let wanted = widget.family ?? ""
            throw ScenarioProblem(
                "\(place): “\(kind)” has no family “\(wanted)”: it supports \(offer.families.map(\.rawValue).joined(separator: ", "))")
        }
        let target = try widget.place.map { (name) throws(ScenarioProblem) in try self.place(name, place) } ?? WidgetPlace.usual(for: family)
        return WidgetPlacement(app: app, kind: kind, family: family, configuration: widget.configuration, place: target, stack: widget.stack)
    }

    /// The widget on the device that an event means.
    func placed(_ widget: ScenarioWidget, _ driver: DeviceDriver, _ place: String) throws(ScenarioProblem) -> WidgetID {
        let there = driver.system.first.widgets
        let owner = try widget.app.map { (name) throws(ScenarioProblem) in try app(name, place) }
        let found = there.first { placed in
            (widget.kind ?? placed.placement.kind) == placed.placement.kind
                && (widget.family ?? placed.placement.family.rawValue) == placed.placement.family.rawValue
                && (owner ?? placed.placement.app) == placed.placement.app
        }
        if let found { return found.id }
        let names = there.map { "\($0.placement.kind) (\($0.placement.family))" }
        let wanted = [widget.kind, widget.family].compactMap { $0 }.joined(separator: ", ")
        throw ScenarioProblem(
            "\(place): no such widget is placed at that time (\(wanted)): \(names.isEmpty ? "there is none" : names.joined(separator: ", "))")
    }

    func place(_ name: String, _ place: String) throws(ScenarioProblem) -> WidgetPlace {
        let places: [String: WidgetPlace] = [
            "homeScreen": .homeScreen(page: 0), "todayView": .todayView, "lockScreen": .lockScreen, "standBy": .standBy, "carPlay": .carPlay,
        ]
        if let place = places[name] { return place }
        if let page = name.wholeMatch(of: /page(\d{1,2})/).flatMap({ Int($0.1) }) { return .homeScreen(page: page) }
        throw ScenarioProblem("\(place): there is no place “\(name)”: \(places.keys.sorted().joined(separator: ", ")), or page1 and so on")
    }

    func activityType(_ name: String?, _ place: String) throws(ScenarioProblem) -> (type: String, app: String) {
        let all = apps.flatMap { app in app.attributesTypes.map { (type: $0, app: app.identifier) } }
        let there = all.isEmpty ? "the bundle has no Live Activity" : all.map(\.type).joined(separator: ", ")
        if let name {
            if let found = all.first(where: { $0.type == name }) { return found }
            throw ScenarioProblem("\(place): there are no attributes “\(name)”: \(there)")
        }
        guard all.count == 1 else { throw ScenarioProblem("\(place): “attributes-type” is missing: \(there)") }
        return all[0]
    }

    func activity(_ id: String?, _ driver: DeviceDriver, _ place: String) throws(ScenarioProblem) -> String {
        guard let id = id ?? driver.latestActivity ?? driver.system.second.activities.records.last?.id else {
            throw ScenarioProblem("\(place): no activity has been started before it")
        }
        return id
    }

    /// The activity in the island that an event means.
    func shownActivity(_ id: String?, _ driver: DeviceDriver, _ place: String) throws(ScenarioProblem) -> String {
        let shown = driver.screen.island.activities
        guard let found = id ?? shown.first, shown.contains(found) else {
            let there = shown.isEmpty ? "it shows nothing" : "it shows \(shown.joined(separator: ", "))"
            throw ScenarioProblem("\(place): the island does not show \(id.map { "“\($0)”" } ?? "any activity") at that time: \(there)")
        }
        return found
    }

    /// What the next version of an app offers.
    func description(
        of identifier: String, _ driver: DeviceDriver, withoutKinds kinds: [String], withoutFamilies families: [String]
    ) -> AppDescription {
        var description = driver.apps[identifier]?.description ?? AppDescription(identifier, extensions: [])
        for place in description.extensions.indices {
            description.extensions[place].widgets.removeAll { kinds.contains($0.kind) }
            for widget in description.extensions[place].widgets.indices {
                description.extensions[place].widgets[widget].families.removeAll { families.contains($0.rawValue) }
            }
        }
        return description
    }
}

extension HostedApp {
    /// Families by kind, as the bundles list them.
    public var offeredFamilies: [(kind: String, families: [WidgetFamily])] {
        extensions.flatMap(\.placeable).map { ($0.kind, $0.families) }
    }

    public var attributesTypes: [String] { extensions.flatMap { $0.bundle.widgets.compactMap(\.attributesType) } }
}

extension WidgetPlace {
    /// Where widgets of a family are placed unless somebody says where.
    public static func usual(for family: WidgetFamily) -> WidgetPlace { family.isAccessory ? .lockScreen : .homeScreen(page: 0) }
}
