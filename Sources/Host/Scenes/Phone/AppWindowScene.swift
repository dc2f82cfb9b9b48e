import Devices
import Foundation
import Geometry
import Presentations
import Snapshot

/// An app's own screen: its window, and over it what the system draws.
struct AppWindowScene {
    let request: SceneRequest
    let window: Snapshot?

    init(_ request: SceneRequest, window: Snapshot?) throws(SceneProblem) {
        try request.needsPhone()
        self.request = request
        self.window = window
    }

    func composed() throws -> SceneStage {
        var stage = SceneStage(request, size: request.device.screen, scale: request.device.scale, role: "AppScreen")
        stage.cornerRadius = request.device.cornerRadius
        let frame = CGRect(origin: .zero, size: stage.size)
        let isDark = window?.context.isDark ?? request.isDark
        stage.add("Ground", frame, [.fill(.rect(frame), .color(isDark ? .black : .white), evenOdd: false)])
        if let window { stage.place(PresentedView(snapshot: window, shape: .rect(frame)), at: .zero, role: "Window") }
        let content = request.islandContent
        let ink = isDark ? RGBA.white : .black
        if !content.isExpanded { try StatusBar(device: request.device, ink: ink).draw(on: &stage, time: SceneClock(request).time) }
        IslandPainter(request)?.draw(content, on: &stage)
        HomeIndicator.draw(on: &stage, device: request.device, ink: ink)
        return stage
    }
}

extension SceneComposer {
    /// Composes the screen of an app that is in the foreground.
    ///
    /// - Parameter window: What the app shows; nil where it has not shown anything yet.
    public static func compose(_ request: SceneRequest, window: Snapshot?) throws -> ComposedScene {
        let stage = try AppWindowScene(request, window: window).composed()
        return ComposedScene(kind: request.kind, snapshot: stage.snapshot, cornerRadius: stage.cornerRadius, parts: stage.parts)
    }
}
