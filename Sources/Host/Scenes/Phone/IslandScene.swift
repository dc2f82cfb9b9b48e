import Devices
import Foundation
import Geometry

/// The upper end of the screen, with the Dynamic Island.
struct IslandScene {
    let request: SceneRequest
    private let painter: IslandPainter
    private let metrics = IslandMetrics.standard

    init(_ request: SceneRequest) throws(SceneProblem) {
        guard let painter = IslandPainter(device: request.device, os: request.os, isRightToLeft: request.isRightToLeft) else {
            throw SceneProblem(request, "it has no Dynamic Island")
        }
        self.request = request
        self.painter = painter
    }

    func composed() throws -> SceneStage {
        let content = request.islandContent
        let height = max(metrics.leastHeight, bottom(content) + metrics.roomBelow)
        let size = CGSize(width: request.device.screen.width, height: min(height, request.device.screen.height))
        var stage = SceneStage(request, size: size, scale: request.device.scale, role: "IslandScene")
        stage.addWallpaper(height: request.device.screen.height)
        if !content.isExpanded { try StatusBar(device: request.device).draw(on: &stage, time: SceneClock(request).time) }
        painter.draw(content, on: &stage)
        return stage
    }

    private func bottom(_ content: IslandContent) -> Double {
        guard case .expanded(let activity) = content, let view = activity.views[.expanded] else { return painter.island.top + painter.island.height }
        return painter.island.top + view.size.height
    }
}

extension IslandContent {
    /// Whether the island covers the status bar.
    var isExpanded: Bool { if case .expanded = self { true } else { false } }
}

extension SceneRequest {
    var isRightToLeft: Bool { Locale(identifier: locale).language.characterDirection == .rightToLeft }

    /// The most important one first.
    var orderedActivities: [SceneActivity] { activities }

    var islandContent: IslandContent {
        if let expanded = activities.first(where: { $0.id == expandedActivity }) { return .expanded(expanded) }
        switch activities.count {
        case 0: return .idle
        case 1: return .compact(activities[0])
        default: return .minimal(attached: activities[0], detached: activities[1])
        }
    }
}
