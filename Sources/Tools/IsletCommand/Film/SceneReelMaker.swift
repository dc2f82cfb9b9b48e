import ExtensionProtocol
import Foundation
import Painter
import Scenes
import Snapshot

/// What happens in a scene: activities come, change, open and go.
struct SceneReelMaker {
    private let options: FilmOptions
    private let render: RenderOptions
    private let shots: SceneShots
    private let kind: SceneKind
    private(set) var diagnostics: [SnapshotDiagnostic]
    let hasFailed: Bool

    init(_ bundle: BundleDescription, kind: SceneKind, supply: ExtensionSupply, options: FilmOptions, render: RenderOptions) {
        (self.options, self.render, self.kind) = (options, render, kind)
        let scenes = SceneOptions(kinds: [kind], counts: [1])
        let archiver = SceneArchiver(bundle, supply: supply, options: render, scenes: scenes)
        shots = SceneShots(archive: archiver.archive, options: render, scenes: scenes)
        (diagnostics, hasFailed) = (archiver.diagnostics, archiver.hasFailed)
    }

    /// nil where there is nothing to show.
    mutating func reel() throws -> FilmReel? {
        let states = shots.archive.activities.count
        guard states > 0 || !shots.archive.widgets.isEmpty else { return nil }
        var state = FilmState()
        let steps = options.steps ?? Self.usual(states)
        var requests = steps.map { step in
            state.take(step, states: states)
            return shots.request(kind, state)
        }
        var stages: [FilmStage] = []
        var paint: PaintOptions?
        do {
            // All frames of a film have one size.
            let height = try requests.map { try SceneComposer.compose($0).snapshot.size.height }.max() ?? 0
            for index in requests.indices {
                requests[index].leastHeight = height
                let scene = try SceneComposer.compose(requests[index])
                for diagnostic in scene.snapshot.diagnostics where !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
                paint = paint ?? scene.paintOptions
                stages.append(FilmStage(name: steps[index].rawValue, snapshot: scene.snapshot, moment: render.moment))
            }
        } catch let problem as SceneProblem {
            diagnostics.append(SnapshotDiagnostic(code: .sceneNotOnDevice, severity: .warning, message: problem.description))
        }
        guard var paint, !stages.isEmpty else { return nil }
        paint.scale = render.scale
        paint.glass = render.glass
        return FilmReel(stages: stages, paint: paint, title: kind.rawValue)
    }

    private static func usual(_ states: Int) -> [FilmStep] {
        guard states > 0 else { return [.idle] }
        return [.idle, .compact] + Array(repeating: .update, count: states - 1) + [.expanded, .compact, .minimal, .idle]
    }
}

/// What is there of a Live Activity at a step of a film.
struct FilmState {
    enum Presence { case none, one, two, expanded }

    private(set) var presence = Presence.none
    /// Which of the content states is shown.
    private(set) var index = 0

    mutating func take(_ step: FilmStep, states: Int) {
        switch step {
        case .idle: presence = .none
        case .compact: presence = .one
        case .minimal: presence = .two
        case .expanded: presence = .expanded
        case .update: index = (index + 1) % max(states, 1)
        case .alert: (presence, index) = (.expanded, (index + 1) % max(states, 1))
        }
    }
}
