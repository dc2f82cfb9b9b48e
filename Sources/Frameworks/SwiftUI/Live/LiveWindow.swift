import ExtensionProtocol
import ExtensionRuntime
import FoundationOverlay
import Observation
import Snapshot
import UIKit
import ViewEngine

/// A window of a running app: makes its views, again and again as what they read changes, and does what they ask for.
@MainActor
final class LiveWindow {
    /// Makes the views.
    private let content: @MainActor (Evaluation) -> Void
    private let makeEnvironment: @MainActor (RenderVariant) -> EnvironmentValues
    private var surroundings: RenderVariant
    private var loop = UpdateLoop()
    private let states = LiveStates()
    private let feedback = ViewFeedback()
    private var order: [LiveEffect.Key] = []
    private var running: [LiveEffect.Key: RunningEffect] = [:]
    private(set) var placed: [PlacedControl] = []
    private(set) var root = SnapshotNode(identity: "", role: "Root", frame: .zero)
    private var found: [SnapshotDiagnostic] = []
    private var settling: [CheckedContinuation<Void, Never>] = []
    private(set) var runningTasks = 0
    private var readsScenePhase = false
    private var isOpen = false

    var phase = ScenePhase.inactive {
        didSet { if phase != oldValue, readsScenePhase { changed() } }
    }

    init(
        surroundings: RenderVariant, makeEnvironment: @escaping @MainActor (RenderVariant) -> EnvironmentValues,
        content: @escaping @MainActor (Evaluation) -> Void
    ) {
        self.surroundings = surroundings
        self.makeEnvironment = makeEnvironment
        self.content = content
    }

    /// Whether nothing is under way: no update is due and no task of a view runs.
    var isSettled: Bool { loop.isIdle && runningTasks == 0 }
    var isUpToDate: Bool { loop.isIdle }

    /// Makes the views for the first time, at once.
    func open() {
        isOpen = true
        updateNow()
    }

    /// Takes the views down: they disappear and their tasks are cancelled.
    func close() {
        isOpen = false
        for key in order { leave(key) }
        order = []
    }

    /// Shows the window in other surroundings.
    func move(to surroundings: RenderVariant) {
        guard surroundings != self.surroundings else { return }
        self.surroundings = surroundings
        changed()
    }

    /// Makes the views again if that is due, without waiting for the next turn.
    func updateNow() {
        if loop.isIdle { carryOut(loop.handle(.changed)) }
        carryOut(loop.handle(.turnCame))
    }

    /// Appends the views as they are now, to be drawn.
    func draw(_ evaluation: Evaluation) {
        evaluation.archive.liveWindow = LivePass(states: states, gathersEffects: false, changed: changedOnAnyThread)
        evaluation.archive.feedback = feedback
        evaluation.withEnvironment(prepare) { content(evaluation) }
    }

    /// What was found since the last call.
    func takeFindings() -> [SnapshotDiagnostic] {
        defer { found = [] }
        return found
    }

    // MARK: Passes

    private func changed() { carryOut(loop.handle(.changed)) }

    private var changedOnAnyThread: @Sendable () -> Void {
        { [weak self] in MainTurn.perform { self?.changed() } }
    }

    private func carryOut(_ actions: [UpdateLoop.Action]) {
        for action in actions {
            switch action {
            case .schedule:
                DispatchQueue.main.async { [weak self] in self?.turnCame() }
            case .makeViews:
                if isOpen { makeViews() }
                carryOut(loop.handle(.passEnded))
            case .giveUp(let passes):
                found.append(
                    SnapshotDiagnostic(
                        code: .viewUpdateLoop, severity: .warning,
                        message: "The views change what they read every time they are made; after \(passes) times they are left as they are."))
            }
        }
        checkSettled()
    }

    private func turnCame() { carryOut(loop.handle(.turnCame)) }

    private func makeViews() {
        let pass = LivePass(states: states, gathersEffects: true, changed: changedOnAnyThread)
        let archive = ArchiveContext()
        archive.liveWindow = pass
        archive.feedback = feedback
        let archiver = ViewArchiver(window: surroundings, date: Date(), archive: archive)
        var environment = makeEnvironment(surroundings)
        prepare(&environment)
        states.beginPass()
        LivePass.current = pass
        let changed = changedOnAnyThread
        let snapshot = withObservationTracking {
            archiver.snapshot(environment: environment) { content($0) }
        } onChange: {
            changed()
        }
        LivePass.current = nil
        readsScenePhase = pass.readsScenePhase
        states.endPass()
        placed = archive.controls
        root = snapshot.root
        for diagnostic in snapshot.diagnostics where !found.contains(diagnostic) { found.append(diagnostic) }
        perform(pass.effects)
        if archive.isUnsettled { self.changed() }
    }

    /// Adds what the views of an app find around them.
    private func prepare(_ environment: inout EnvironmentValues) {
        environment.isInAppWindow = true
        environment.scenePhase = phase
        environment.openURL = .system
        environment.setDelegate(UIApplication.shared.delegate)
    }

    // MARK: Effects

    private func perform(_ effects: [(key: LiveEffect.Key, effect: LiveEffect)]) {
        let new = Dictionary(effects.map { ($0.key, $0.effect) }, uniquingKeysWith: { first, _ in first })
        let keys = effects.map(\.key)
        let changes = EffectChanges(from: order, to: keys) { key in
            guard let old = running[key]?.effect.value, let value = new[key]?.value else { return true }
            return value.equals(old)
        }
        let oldValues = running.compactMapValues(\.effect.value)
        for key in changes.left { leave(key) }
        for (key, effect) in effects { running[key]?.effect = effect }
        order = keys
        for key in changes.entered { new[key].map { enter(key, $0) } }
        for key in changes.changed {
            if let entry = running[key], let old = oldValues[key] { change(entry, from: old) }
        }
    }

    private func enter(_ key: LiveEffect.Key, _ effect: LiveEffect) {
        let entry = RunningEffect(effect)
        running[key] = entry
        switch effect.kind {
        case .appear(let action): act(effect, action)
        case .task: start(entry)
        case .change(let value, let isInitial, let action):
            if isInitial { act(effect) { action(value.value, value.value) } }
        case .subscription(let start, _):
            entry.subscription = start { [weak entry] value in
                nonisolated(unsafe) let value = value
                MainTurn.perform { entry?.deliver(value) }
            }
        case .disappear, .url, .activity: break
        }
    }

    private func change(_ entry: RunningEffect, from old: ComparedValue) {
        switch entry.effect.kind {
        case .task:
            entry.task?.cancel()
            start(entry)
        case .change(let value, _, let action): act(entry.effect) { action(old.value, value.value) }
        case .appear, .disappear, .subscription, .url, .activity: break
        }
    }

    private func leave(_ key: LiveEffect.Key) {
        guard let entry = running.removeValue(forKey: key) else { return }
        entry.task?.cancel()
        entry.subscription = nil
        if case .disappear(let action) = entry.effect.kind { act(entry.effect, action) }
    }

    private func start(_ entry: RunningEffect) {
        guard case .task(_, let priority, let action) = entry.effect.kind else { return }
        runningTasks += 1
        entry.task = ActionEnvironment.$current.withValue(entry.effect.environment) {
            Task(priority: priority) { [weak self] in
                await action()
                self?.taskEnded()
            }
        }
    }

    private func taskEnded() {
        runningTasks -= 1
        checkSettled()
    }

    private func act(_ effect: LiveEffect, _ action: () -> Void) {
        ActionEnvironment.$current.withValue(effect.environment, operation: action)
    }

    // MARK: Messages from outside

    /// Hands a URL to every `onOpenURL`; false where there is none.
    func open(_ url: URL) -> Bool {
        let takers = order.compactMap { running[$0]?.effect }
        var isTaken = false
        for effect in takers {
            guard case .url(let action) = effect.kind else { continue }
            act(effect) { action(url) }
            isTaken = true
        }
        return isTaken
    }

    /// Hands an activity to every `onContinueUserActivity` of its type; false where there is none.
    func `continue`(_ activity: NSUserActivity) -> Bool {
        var isTaken = false
        for effect in order.compactMap({ running[$0]?.effect }) {
            guard case .activity(activity.activityType, let action) = effect.kind else { continue }
            act(effect) { action(activity) }
            isTaken = true
        }
        return isTaken
    }

    /// Returns when nothing is under way.
    func settle() async {
        if isSettled { return }
        await withCheckedContinuation { settling.append($0) }
    }

    /// Wakes everybody who waits, settled or not.
    func stopSettling() {
        let waiting = settling
        settling = []
        waiting.forEach { $0.resume() }
    }

    private func checkSettled() {
        if isSettled { stopSettling() }
    }
}
