import Devices
import Foundation
import Geometry
import Presentations
import Snapshot

/// The Home Screen: widgets in the grid with their names, dock, status bar and island.
struct HomeScreenScene {
    let request: SceneRequest
    private let metrics = HomeScreenMetrics.standard
    private let grid: HomeGrid

    init(_ request: SceneRequest) throws(SceneProblem) {
        try request.needsPhone()
        guard let grid = metrics.grid(of: request.device, os: request.os) else {
            throw SceneProblem(request, "it shows no widgets on the Home Screen")
        }
        self.request = request
        self.grid = grid
    }

    func composed() throws -> SceneStage {
        var stage = request.phoneStage(role: "HomeScreen")
        addDock(to: &stage)
        try addApps(to: &stage)
        try addWidgets(to: &stage)
        let content = request.islandContent
        if !content.isExpanded { try StatusBar(device: request.device).draw(on: &stage, time: SceneClock(request).time) }
        IslandPainter(request)?.draw(content, on: &stage)
        return stage
    }

    private func addWidgets(to stage: inout SceneStage) throws {
        let widgets = request.widgets.filter { !$0.family.isAccessory }
        for (widget, place) in zip(widgets, grid.places(for: widgets.map(\.family))) {
            guard let place, let geometry = request.device.geometry(of: widget.family, os: request.os) else {
                stage.note("the page is full: “\(widget.name)” (\(widget.family.rawValue)) is not shown")
                continue
            }
            let origin = CGPoint(x: stage.pixel(place.x), y: stage.pixel(place.y))
            stage.place(
                .widget(widget.snapshot, cornerRadius: geometry.cornerRadius, style: request.homeStyle), at: origin,
                factor: geometry.size.width / widget.snapshot.size.width,
                role: "Widget", detail: widget.family.rawValue,
                effects: widget.snapshot.looksAtItself ? [.backdropRoot] : [])
            stage.name(
                .widget, widget.id, widget.name, frame: CGRect(origin: origin, size: geometry.size),
                factor: geometry.size.width / widget.snapshot.size.width, url: widget.snapshot.widgetURL)
            try addLabel(widget.name, below: CGRect(origin: origin, size: geometry.size), to: &stage)
        }
    }

    private func addLabel(_ name: String, below frame: CGRect, to stage: inout SceneStage) throws {
        let line = SceneStage.Line(text: name, size: metrics.label.size, weight: metrics.label.weight)
        let shade = Effect.shadow(.black.multiplyingAlpha(by: 0.25), radius: 4, offset: CGSize(width: 0, height: 1))
        try stage.add(
            line, at: CGPoint(x: frame.midX, y: frame.maxY + metrics.label.baseline), maxWidth: frame.width, role: "WidgetName", effects: [shade])
    }

    /// The icons in the dock, side by side in the middle.
    private func addApps(to stage: inout SceneStage) throws {
        let icon = metrics.icon
        let shown = request.apps.prefix(icon.most)
        for app in request.apps.dropFirst(icon.most) { stage.note("the dock is full: “\(app.name)” is not shown") }
        let top = stage.size.height - metrics.dock.bottom - (metrics.dock.height + icon.side) / 2
        let width = Double(shown.count) * (icon.side + icon.gap) - icon.gap
        for (place, app) in shown.enumerated() {
            let x = stage.pixel((stage.size.width - width) / 2 + Double(place) * (icon.side + icon.gap))
            let frame = CGRect(x: x, y: stage.pixel(top), width: icon.side, height: icon.side)
            try AppIcon(app: app, frame: frame, cornerRadius: icon.side * icon.cornerShare, style: request.homeStyle).draw(on: &stage)
        }
    }

    private func addDock(to stage: inout SceneStage) {
        let size = stage.size
        let dock = metrics.dock
        let glass = Paint.color(.white.multiplyingAlpha(by: 0.24))
        let frame = CGRect(x: dock.side, y: size.height - dock.bottom - dock.height, width: size.width - 2 * dock.side, height: dock.height)
        let corner = CGSize(width: dock.cornerRadius, height: dock.cornerRadius)
        stage.add("Dock", frame, [.fill(.roundedRect(frame, cornerSize: corner, curve: .continuous), glass, evenOdd: false)])
        let pages = CGRect(
            x: (size.width - metrics.pages.width) / 2, y: frame.minY - metrics.pages.aboveDock - metrics.pages.height, width: metrics.pages.width,
            height: metrics.pages.height)
        let dots = [-1.0, 0, 1].map { step -> Drawing in
            let dot = CGRect(x: pages.midX + step * 14 - 3.5, y: pages.midY - 3.5, width: 7, height: 7)
            return .fill(.ellipse(dot), .color(.white.multiplyingAlpha(by: step == 0 ? 1 : 0.5)), evenOdd: false)
        }
        stage.add("Pages", pages, [.fill(.capsule(pages), glass, evenOdd: false)] + dots)
    }
}

extension PresentedView {
    /// A widget on the Home Screen: its background on the system's, continuous corners.
    ///
    /// - Parameter cornerRadius: In points of the snapshot.
    static func widget(_ snapshot: Snapshot, cornerRadius: Double, style: HomeStyle = .standard) -> PresentedView {
        var result = snapshot
        let frame = CGRect(origin: .zero, size: snapshot.size)
        var base = SnapshotNode(identity: "base", role: "WidgetBase", frame: frame)
        if snapshot.context.renderingMode == .accented {
            base.drawing = snapshot.context.accentedPlatter(isClear: style == .clear).map { .fill(.rect(frame), $0, evenOdd: false) }
            result.root = snapshot.root.inWhite
        } else {
            base.drawing = [.fill(.rect(frame), .color(snapshot.context.widgetBase), evenOdd: false)]
            base.children = [snapshot.containerBackground].compactMap { $0 }
        }
        result.containerBackground = base
        let corner = CGSize(width: cornerRadius, height: cornerRadius)
        return PresentedView(snapshot: result, shape: .roundedRect(frame, cornerSize: corner, curve: .continuous))
    }
}
