import FoundationOverlay
import ViewEngine

/// One pass over the views of a running window: connects their properties with what is kept, and gathers what they want done.
@MainActor
final class LivePass {
    /// The pass that is under way; scenes are not part of an evaluation and find it here.
    static var current: LivePass?

    let states: LiveStates
    /// Says that something a view reads has changed. May be called from any thread.
    let changed: @Sendable () -> Void
    /// Whether effects count. False where a window is only drawn.
    let gathersEffects: Bool
    /// Whether some view read the scene's phase, and so has to be made again when it changes.
    var readsScenePhase = false
    private(set) var effects: [(key: LiveEffect.Key, effect: LiveEffect)] = []
    private var numbers: [String: Int] = [:]

    init(states: LiveStates, gathersEffects: Bool, changed: @escaping @Sendable () -> Void) {
        self.states = states
        self.gathersEffects = gathersEffects
        self.changed = changed
    }

    func note(_ kind: LiveEffect.Kind, path: String, environment: EnvironmentValues) {
        guard gathersEffects else { return }
        let number = numbers[path, default: 0]
        numbers[path] = number + 1
        effects.append((LiveEffect.Key(path: path, number: number), LiveEffect(kind: kind, environment: environment)))
    }
}

extension Evaluation {
    /// The pass this evaluation is part of; nil for views that are archived once.
    var livePass: LivePass? { archive.liveWindow.flatMap { $0 as? LivePass } }

    /// Gives the stored properties of a view or modifier the values that are kept for them.
    func connectProperties<Owner>(of owner: Owner) {
        if let livePass {
            livePass.connect(owner, path: path.text, environment: environment)
        } else {
            StateLinks.connect(owner, self)
        }
    }
}
