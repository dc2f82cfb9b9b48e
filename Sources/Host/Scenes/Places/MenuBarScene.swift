import Devices
import ExtensionProtocol
import Foundation
import Geometry
import Metrics
import Presentations
import Snapshot

/// The right end of a Mac's menu bar with the activities in it, and the first one opened below.
struct MenuBarScene {
    let request: SceneRequest
    private let metrics = MenuBarMetrics.standard

    init(_ request: SceneRequest) { self.request = request }

    func composed() throws -> SceneStage {
        let panel = panelView
        let panelHeight = panel.map { metrics.panelTop + $0.snapshot.size.height } ?? 0
        let size = CGSize(width: metrics.width, height: metrics.height + panelHeight + metrics.roomBelow)
        var stage = SceneStage(request, size: size, scale: request.device.scale, role: "MenuBarScene")
        stage.addWallpaper()
        let bar = CGRect(x: 0, y: 0, width: size.width, height: metrics.height)
        let material = MaterialPaint(thickness: .ultraThin, isDark: request.isDark)
        stage.add("MenuBar", bar, [.fill(.rect(bar), .material(material), evenOdd: false)])
        let right = try addTime(to: &stage)
        let capsules = addCapsules(before: right - metrics.side, to: &stage)
        guard let panel else { return stage }
        let x = min(max((capsules ?? right) - panel.snapshot.size.width / 2, metrics.side), size.width - metrics.side - panel.snapshot.size.width)
        stage.place(panel, at: CGPoint(x: stage.pixel(x), y: metrics.height + metrics.panelTop), role: "OpenedActivity", detail: shown.first?.label)
        return stage
    }

    private var shown: [SceneActivity] {
        switch request.islandContent {
        case .idle: []
        case .compact(let activity), .expanded(let activity): [activity]
        case .minimal(let attached, let detached): [attached, detached]
        }
    }

    private var panelView: PresentedView? {
        guard let view = shown.first?.views[.expanded] else { return nil }
        return .expanded(view, cornerRadius: metrics.panelRadius, keyline: .none)
    }

    private func addTime(to stage: inout SceneStage) throws -> Double {
        let color: RGBA = request.isDark ? .white : .black
        let line = SceneStage.Line(text: SceneClock(request).time, size: metrics.timeSize, weight: 500, color: color, anchor: .right)
        let baseline = metrics.height / 2 + SystemFontMetrics.shared.capHeight * metrics.timeSize / 2
        return try stage.add(line, at: CGPoint(x: stage.size.width - metrics.side * 1.5, y: baseline), role: "Time").minX
    }

    /// - Returns: The middle of the first one.
    private func addCapsules(before right: Double, to stage: inout SceneStage) -> Double? {
        var (x, middle): (Double, Double?) = (right, nil)
        for activity in shown.reversed() {
            guard let view = capsule(of: activity, isAlone: shown.count == 1, on: &stage) else { continue }
            let factor = metrics.capsuleHeight / view.snapshot.size.height
            x -= view.snapshot.size.width * factor
            let origin = CGPoint(x: stage.pixel(x), y: (metrics.height - metrics.capsuleHeight) / 2)
            stage.place(view, at: origin, factor: factor, role: "MenuBarActivity", detail: activity.label)
            middle = x + view.snapshot.size.width * factor / 2
            x -= metrics.side
        }
        return middle
    }

    private func capsule(of activity: SceneActivity, isAlone: Bool, on stage: inout SceneStage) -> PresentedView? {
        guard isAlone else { return stage.view(.minimal, of: activity).map { .capsule($0, keyline: .none) } }
        guard let leading = stage.view(.compactLeading, of: activity), let trailing = stage.view(.compactTrailing, of: activity) else { return nil }
        let gap = CGSize(width: metrics.partGap, height: leading.size.height)
        return .capsule(CompactIsland.composed(leading: leading, trailing: trailing, camera: gap), keyline: .none)
    }
}
