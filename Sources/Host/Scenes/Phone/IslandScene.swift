import Devices
import Foundation
import Geometry

/// The upper end of the screen, with the Dynamic Island.
struct IslandScene {
    let request: SceneRequest
    private let painter: IslandPainter
    private let metrics = IslandMetrics.standard

    init(_ request: SceneRequest) throws(SceneProblem) {
        guard let painter = IslandPainter(request) else {
            throw SceneProblem(request, "it has no Dynamic Island")
        }
        self.request = request
        self.painter = painter
    }

    func composed() throws -> SceneStage {
        let content = request.islandContent
        let height = max(request.leastHeight, metrics.leastHeight, bottom(content) + metrics.roomBelow)
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

extension SceneRequest {
    var isRightToLeft: Bool { Locale(identifier: locale).language.characterDirection == .rightToLeft }
}
