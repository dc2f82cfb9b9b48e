import DeviceDriver
import Foundation
import IsletModel
import Scenes
import WidgetSystem

/// Adding, configuring, moving and removing widgets.
extension PreviewSession {
    private struct Offer: Encodable {
        var app: String
        var appName: String
        var kind: String
        var title: String
        var description: String
        var families: [String]
        /// Whether it has parameters to configure.
        var isConfigurable: Bool
    }

    private struct Wanted: Decodable {
        var app: String
        var kind: String
        var family: String
        var configuration: String?
        var stack: Int?
    }

    private struct Chosen: Decodable {
        var id: Int
        var family: String?
        var configuration: String?
        var page: Int?
        var onto: Int?
        var by: Int?
    }

    private struct Added: Encodable { var id: Int }

    func arrange(_ method: SessionMethod, _ request: SessionRequest) throws -> any Encodable {
        switch method {
        case .gallery: return offers
        case .add:
            let wanted = try request.decode(Wanted.self)
            guard let family = offeredFamily(wanted.family, app: wanted.app, kind: wanted.kind) else {
                throw SessionRefusal(id: nil, .notPossible, "the gallery has no “\(wanted.kind)” as \(wanted.family)")
            }
            return try add(
                WidgetPlacement(
                    app: wanted.app, kind: wanted.kind, family: family, configuration: wanted.configuration, place: freePlace(for: family),
                    stack: wanted.stack))
        default: return try change(method, try request.decode(Chosen.self))
        }
    }

    private func change(_ method: SessionMethod, _ chosen: Chosen) throws -> any Encodable {
        guard let widget = driver.system.first[WidgetID(chosen.id)], widget.life != .removed else {
            throw SessionRefusal(id: nil, .notPossible, "there is no widget \(chosen.id)")
        }
        switch method {
        case .edit:
            if let text = chosen.configuration, (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any] == nil {
                throw SessionRefusal(id: nil, .wrongParameters, "“configuration” is to be a JSON object of parameters, such as {\"city\":\"Rome\"}")
            }
            try perform(.editWidget(widget.id, configuration: chosen.configuration))
        case .resize:
            var placement = widget.placement
            guard let family = offeredFamily(chosen.family ?? "", app: placement.app, kind: placement.kind) else {
                throw SessionRefusal(id: nil, .notPossible, "“\(placement.kind)” has no family “\(chosen.family ?? "")”")
            }
            try perform(.removeWidget(widget.id))
            placement.family = family
            placement.place = freePlace(for: family)
            return try add(placement)
        case .stack: return try stack(widget, onto: chosen.onto)
        case .turn: try turn(widget, by: chosen.by ?? 1)
        case .move: try perform(.moveWidget(widget.id, .homeScreen(page: max(0, chosen.page ?? 0))))
        default: try perform(.removeWidget(widget.id))
        }
        return Done()
    }

    /// The widgets of a stack, in the order in which they were placed.
    private func widgets(ofStack stack: Int) -> [PlacedWidget] { driver.system.first.widgets.filter { $0.placement.stack == stack } }

    private func turn(_ widget: PlacedWidget, by step: Int) throws {
        guard let stack = widget.placement.stack else { throw SessionRefusal(id: nil, .notPossible, "this widget is in no stack") }
        let ids = widgets(ofStack: stack).map(\.id)
        let top = driver.system.first.stackTops[stack].flatMap(ids.firstIndex) ?? 0
        let next = ((top + step) % ids.count + ids.count) % ids.count
        try perform(.swipeStack(stack, ids[next]))
    }

    /// Both are placed anew, on the page of the one below.
    private func stack(_ widget: PlacedWidget, onto other: Int?) throws -> Added {
        guard let below = other.flatMap({ driver.system.first[WidgetID($0)] }), below.life != .removed, below.id != widget.id else {
            throw SessionRefusal(id: nil, .notPossible, "there is no other widget \(other.map(String.init) ?? "")")
        }
        var (upper, lower) = (widget.placement, below.placement)
        guard upper.family == lower.family, case .homeScreen = lower.place else {
            throw SessionRefusal(id: nil, .notPossible, "widgets of one size on the Home Screen make a stack")
        }
        let stacks = driver.system.first.widgets.compactMap(\.placement.stack)
        if lower.stack == nil {
            lower.stack = (stacks.max() ?? 0) + 1
            try perform(.removeWidget(below.id))
            try perform(.addWidget(lower))
        }
        try perform(.removeWidget(widget.id))
        (upper.stack, upper.place) = (lower.stack, lower.place)
        let added = try add(upper)
        try perform(.swipeStack(upper.stack ?? 0, WidgetID(added.id)))
        return added
    }

    private func add(_ placement: WidgetPlacement) throws -> Added {
        let before = Set(driver.system.first.widgets.map(\.id))
        try perform(.addWidget(placement))
        guard let added = driver.system.first.widgets.first(where: { !before.contains($0.id) }) else {
            throw SessionRefusal(id: nil, .notPossible, "the system places no “\(placement.kind)” as \(placement.family)")
        }
        if case .homeScreen(let page) = placement.place, case .home = place { place = .home(page: page) }
        isChanged = true
        return Added(id: added.id.rawValue)
    }

    private var offers: [Offer] {
        let shown = setup.device.families(os: setup.os)
        let composer = PreviewComposer(setup: setup, programs: programs, driver: driver, place: place, look: look)
        return driver.apps.values.sorted { $0.identifier < $1.identifier }.flatMap { app in
            app.extensions.flatMap(\.placeable).map { widget in
                Offer(
                    app: app.identifier, appName: composer.name(of: app.identifier), kind: widget.kind, title: widget.title,
                    description: widget.description, families: widget.families.filter { shown[$0] != nil }.map(\.rawValue),
                    isConfigurable: widget.configuration == .appIntent || widget.configuration == .intent)
            }
        }
    }

    private func offeredFamily(_ name: String, app: String, kind: String) -> WidgetFamily? {
        guard offers.contains(where: { $0.app == app && $0.kind == kind && $0.families.contains(name) }) else { return nil }
        return WidgetFamily.allCases.first { $0.rawValue == name }
    }

    /// The page that is seen where there is room, otherwise the first one with room, or another one behind.
    private func freePlace(for family: WidgetFamily) -> WidgetPlace {
        if family.isAccessory { return .lockScreen }
        func families(_ page: Int) -> [WidgetFamily] {
            driver.system.first.widgets.filter { $0.placement.place == .homeScreen(page: page) }.map(\.placement.family)
        }
        var seen = 0
        if case .home(let page) = place { seen = page }
        let pages = [seen] + (0..<pageCount).filter { $0 != seen }
        return .homeScreen(page: pages.first { hasRoom(families($0) + [family]) } ?? pageCount)
    }

    /// Whether one page takes them all.
    private func hasRoom(_ families: [WidgetFamily]) -> Bool {
        HomePages.pages(of: families, device: setup.device, os: setup.os).allSatisfy { $0 == 0 }
    }
}
