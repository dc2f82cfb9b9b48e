import DeviceDriver
import Foundation
import IsletModel
import WidgetSystem

/// Programs whose literals are others, while they go on.
extension PreviewSession {
    /// Seconds from an edit until what is not seen is made again; another edit may follow before.
    static let editPatience = 0.4

    /// Shows what is on the screen as the programs make it now. Everything else is made again a moment later.
    func showEdit(of programs: Set<String>) throws {
        let pending = edited?.programs ?? []
        edited = (programs.union(pending), seconds)
        if case .controlCenter = place { try finishEdit() }
        glance(at: programs)
        for app in apps(of: programs) { driver.refreshActivities(of: app) }
        try driver.run(until: driver.now)
        isChanged = true
        try lookAtWindow()
    }

    /// Takes what the widgets on the screen show as these programs make it now.
    func glance(at programs: Set<String>) {
        for widget in driver.system.first.widgets where isSeen(widget) && isMade(widget, by: programs) {
            if let entry = driver.glance(at: widget.id) { shelf.hold(entry, for: widget) }
        }
        isChanged = true
    }

    /// Has everything made again that an edit changed, so many seconds after it.
    func finishEdit(after patience: Double = 0) throws {
        guard let edited, seconds - edited.seconds >= patience else { return }
        self.edited = nil
        for app in apps(of: edited.programs) { try driver.makeViewsAgain(of: app) }
        try settle()
    }

    /// Identifiers of the apps that the programs are, or are extensions of.
    private func apps(of programs: Set<String>) -> [String] {
        driver.apps.values.filter { app in
            programs.contains(app.identifier) || app.extensions.contains { programs.contains($0.identifier) }
        }.map(\.identifier).sorted()
    }

    private func isMade(_ widget: PlacedWidget, by programs: Set<String>) -> Bool {
        let extensions = driver.apps[widget.placement.app]?.extensions ?? []
        return extensions.contains { part in
            programs.contains(part.identifier) && part.placeable.contains { $0.kind == widget.placement.kind }
        }
    }

    /// Whether the screen shows a widget.
    private func isSeen(_ widget: PlacedWidget) -> Bool {
        switch place {
        case .home(let page): widget.placement.place == .homeScreen(page: page)
        case .lock, .alwaysOn: widget.placement.place == .lockScreen
        case .elsewhere(.standby): widget.placement.place == .standBy || widget.placement.family == .systemSmall
        case .elsewhere(.watch): widget.placement.family == .accessoryRectangular
        case .elsewhere, .app, .controlCenter: false
        }
    }
}
