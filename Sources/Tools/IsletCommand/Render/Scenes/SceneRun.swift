import ExtensionProtocol
import Foundation
import Scenes
import Snapshot

/// Draws the scenes of a target.
struct SceneRun {
    private let options: RenderOptions
    private let scenes: SceneOptions
    private let archive: SceneArchive
    private let files: SnapshotFiles
    private let target: String
    private var names = OutputNames()
    private(set) var diagnostics: [SnapshotDiagnostic]
    /// Whether the extension failed while it was asked.
    let hasFailed: Bool

    init(
        _ bundle: BundleDescription, supply: ExtensionSupply, files: SnapshotFiles, options: RenderOptions, scenes: SceneOptions, target: String
    ) {
        self.options = options
        self.scenes = scenes
        self.files = files
        self.target = target
        let archiver = SceneArchiver(bundle, supply: supply, options: options, scenes: scenes)
        archive = archiver.archive
        diagnostics = archiver.diagnostics
        hasFailed = archiver.hasFailed
    }

    /// Composes, paints and writes all pictures; what looks the same as an earlier picture of the scene is left out.
    mutating func run() throws -> [Manifest.Picture] {
        let shots = SceneShots(archive: archive, options: options, scenes: scenes)
        var jobs: [PictureJob] = []
        for kind in scenes.kinds {
            var drawn: Set<Snapshot> = []
            do {
                for shot in shots.shots(of: kind) {
                    let scene = try SceneComposer.compose(shot.request)
                    if drawn.insert(scene.snapshot).inserted { jobs.append(job(scene, shot, index: drawn.count - 1)) }
                }
            } catch let problem as SceneProblem {
                diagnostics.append(SnapshotDiagnostic(code: .sceneNotOnDevice, severity: .warning, message: problem.description))
            }
        }
        let written = try files.write(jobs)
        for result in written { diagnostics += result.diagnostics }
        return written.map(\.picture)
    }

    private mutating func job(_ scene: ComposedScene, _ shot: SceneShot, index: Int) -> PictureJob {
        let snapshot = scene.snapshot
        let path = names.path(
            [target, "Scenes", scene.kind.rawValue], phase: shot.name, index: nil, appearance: shot.look.rawValue, mode: "fullColor")
        let picture = Manifest.Picture(
            presentation: scene.kind.rawValue, phase: "content", index: index, date: Moment.write(options.moment), appearance: shot.look.rawValue,
            mode: "fullColor", size: [snapshot.size.width, snapshot.size.height], scale: options.scale ?? snapshot.scale, image: "", tree: "",
            diagnostics: [], name: shot.name)
        return PictureJob(
            snapshot: snapshot, moment: options.moment, shape: scene.paintOptions.shape, factor: 1, scale: picture.scale, picture: picture,
            path: path,
            base: scene.paintOptions.base)
    }
}
