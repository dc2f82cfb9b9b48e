import Synchronization
import ViewEngine

/// Whether some view of a window read the scene's phase, and so has to be made again when it changes.
final class ScenePhaseReading: Sendable {
    private let read = Atomic(false)

    var happened: Bool { read.load(ordering: .relaxed) }
    func note() { read.store(true, ordering: .relaxed) }
}

private enum ScenePhaseReadingKey: EnvironmentKey { static var defaultValue: ScenePhaseReading? { nil } }

extension EnvironmentValues {
    var scenePhaseReading: ScenePhaseReading? {
        get { self[ScenePhaseReadingKey.self] }
        set { self[ScenePhaseReadingKey.self] = newValue }
    }
}
