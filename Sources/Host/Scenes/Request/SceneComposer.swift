import Foundation
import Geometry
import Painter
import Snapshot

/// A whole screen as one snapshot, which the Painter draws and the dump describes like any other.
public struct ComposedScene: Sendable {
    public var kind: SceneKind
    /// Its size is that of the screen, in points. Its diagnostics say what found no room or had no view.
    public var snapshot: Snapshot
    /// Of the display, in points.
    public var cornerRadius: Double

    /// What a person can touch, from the back to the front.
    public var parts: [ScenePart]

    /// How the picture is painted: in the shape of the display, with nothing below.
    public var paintOptions: PaintOptions {
        PaintOptions(shape: cornerRadius > 0 ? .widget(cornerRadius: cornerRadius) : .rect, base: .none)
    }
}

/// Puts archived views where the system shows them.
public enum SceneComposer {
    /// Composes the scene. Equal requests give equal snapshots.
    ///
    /// - Throws: ``SceneProblem`` where the device has no such place; an error of the text layout where fonts are missing.
    public static func compose(_ request: SceneRequest) throws -> ComposedScene {
        var stage: SceneStage
        switch request.kind {
        case .lock: stage = try LockScreenScene(request).composed()
        case .home: stage = try HomeScreenScene(request).composed()
        case .island: stage = try IslandScene(request).composed()
        case .islandLandscape: stage = try LandscapeIslandScene(request).composed()
        case .standby: stage = try StandByScene(request).composed()
        case .watch: stage = try SmartStackScene(request).composed()
        case .carplay: stage = DashboardScene(request).composed()
        case .menubar: stage = try MenuBarScene(request).composed()
        }
        if request.isLuminanceReduced { stage.snapshot.root = stage.snapshot.root.hidingFastDigits() }
        return ComposedScene(kind: request.kind, snapshot: stage.snapshot, cornerRadius: stage.cornerRadius, parts: stage.parts)
    }
}
