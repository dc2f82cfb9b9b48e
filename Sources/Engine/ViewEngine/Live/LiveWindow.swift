import Dispatch
import Observation
import Snapshot

/// Views that are made again as long as what they read changes, and what they want done.
///
/// An archive is a window that is looked at once: its views are made until nothing changes any more, and nothing of it goes on. A preview is
/// looked at when its tasks have come to rest. The window of a running app lives until it is closed.
@MainActor
public final class LiveWindow {
    /// What is shown of the views.
    public enum Purpose { case archive, preview, app }

    private let purpose: Purpose
    private let makeViews: @MainActor (ViewPass) -> Void
    private let memory = ViewMemory()
    private var loop = UpdateLoop()
    private let effects = WindowEffects()
    private var findings: [SnapshotDiagnostic] = []
    private var settling: [CheckedContinuation<Void, Never>] = []
    private var isOpen = false
    private var unsettledPasses = 0
    /// Whether the pass that is due is due only because the one before may have read preferences that were set after it.
    private var repeats = false
    private var hasChanged = false
    private var passes = 0
    private var surroundings = 0
    /// Takes the changes since the last pass back, where they are to be shown one after the other; answers what makes each again.
    public var takeSteps: @MainActor () -> [() -> Void] = { [] }
    /// Hears of every change before it is seen. May be called from any thread.
    public var somethingChanged: @Sendable () -> Void = {}
    private var isStepping = false
    private static let mostUnsettledPasses = 8

    public init(_ purpose: Purpose, makeViews: @escaping @MainActor (ViewPass) -> Void) {
        self.purpose = purpose
        self.makeViews = makeViews
        effects.runsTasks = purpose != .archive
        effects.taskEnded = { [weak self] in self?.checkSettled() }
    }

    public var runningTasks: Int { effects.runningTasks }
    /// Whether no update is due.
    public var isUpToDate: Bool { loop.isIdle }
    /// Whether nothing is under way: no update is due and no task of a view runs.
    public var isSettled: Bool { loop.isIdle && runningTasks == 0 }

    /// Makes the views for the first time, at once.
    public func open() {
        isOpen = true
        updateNow()
    }

    /// Takes the views down. Those of an app disappear, and their tasks are cancelled.
    public func close() {
        isOpen = false
        switch purpose {
        case .archive: break
        case .preview: effects.cancelAll()
        case .app: effects.leaveAll()
        }
    }

    /// Makes the views again if that is due, without waiting for the next turn.
    public func updateNow() {
        if loop.isIdle { _ = loop.handle(.changed) }
        carryOut(loop.handle(.turnCame))
    }

    /// Makes the views again in the next turn of the run loop.
    public func changed() {
        if isStepping { return }
        (repeats, hasChanged) = (false, true)
        if isOpen { carryOut(loop.handle(.changed)) }
    }

    /// Makes all views again: they stand in other surroundings.
    public func surroundingsChanged() {
        surroundings += 1
        changed()
    }

    /// A pass in which the views are drawn as they are, and nothing they want is done.
    public func drawingPass() -> ViewPass { pass(gathersEffects: false) }

    /// Hands something that comes from outside, such as a URL, to every view that takes it; false where none does.
    public func send(_ message: Any) -> Bool { effects.send(message) }

    /// What was found since the last call.
    public func takeFindings() -> [SnapshotDiagnostic] {
        defer { findings = [] }
        return findings
    }

    // MARK: Passes

    private func pass(gathersEffects: Bool, keeping: ResultKeeping? = nil) -> ViewPass {
        ViewPass(
            memory: memory, isRunning: purpose != .archive, gathersEffects: gathersEffects, keeping: keeping ?? self.keeping(gathersEffects),
            surroundings: surroundings, changed: changedOnAnyThread)
    }

    /// What views are made of stands as long as nothing it was made from changes: in an app and a preview, and from the second pass over an
    /// archive on.
    private func keeping(_ gathersEffects: Bool) -> ResultKeeping {
        switch purpose {
        case .archive: passes > 1 ? .keeps : .nothing
        case .preview: .keeps
        case .app: gathersEffects ? .keeps : .takes
        }
    }

    private var changedOnAnyThread: @Sendable () -> Void {
        { [weak self, somethingChanged] in
            somethingChanged()
            MainTurn.perform { self?.changed() }
        }
    }

    private func carryOut(_ actions: [UpdateLoop.Action]) {
        for action in actions {
            switch action {
            case .schedule:
                DispatchQueue.main.async { [weak self] in self?.turnCame() }
            case .makeViews:
                if isOpen { runPass() }
                carryOut(loop.handle(.passEnded))
            case .giveUp(let passes):
                findings.append(
                    SnapshotDiagnostic(
                        code: .viewUpdateLoop, severity: .warning,
                        message: "The views change what they read every time they are made; after \(passes) times they are left as they are."))
            }
        }
        checkSettled()
    }

    private func turnCame() { carryOut(loop.handle(.turnCame)) }

    private func runPass() {
        passes += 1
        let isRepeat = repeats
        (repeats, hasChanged) = (false, false)
        let pass = pass(gathersEffects: true)
        memory.beginPass()
        showSteps()
        withObservationTracking {
            makeViews(pass)
        } onChange: { [changed = pass.changed] in
            changed()
        }
        memory.endPass()
        if pass.isUnsettled { changed() }
        if pass.mayBeUnsettled, !isRepeat, !hasChanged {
            changed()
            repeats = true
        }
        guard waitsToSettle(pass) else { return effects.perform(pass.effects) }
    }

    /// Makes the views as they are after each change but the last one.
    private func showSteps() {
        isStepping = true
        defer { isStepping = false }
        let steps = takeSteps()
        for (index, step) in steps.enumerated() {
            step()
            if index < steps.count - 1 { makeViews(pass(gathersEffects: false, keeping: .keeps)) }
        }
    }

    /// Whether what the views want done waits for the next pass, because content that is made when its size is known has set other preferences
    /// than those that were read. Preferences that are never twice the same are not waited for.
    private func waitsToSettle(_ pass: ViewPass) -> Bool {
        unsettledPasses = pass.isUnsettled ? unsettledPasses + 1 : 0
        return (1...Self.mostUnsettledPasses).contains(unsettledPasses)
    }

    // MARK: Waiting

    /// Returns when nothing is under way.
    public func settle() async {
        if isSettled { return }
        await withCheckedContinuation { settling.append($0) }
    }

    /// Returns when nothing is under way, when nothing has changed for a while, or when the time is up.
    public func rest(_ patience: RestPatience) async {
        for _ in 0..<2 { await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } } }
        if let pass = patience.pass { return await rest(patience, pass) }
        let clock = ContinuousClock()
        let start = clock.now
        var (seen, change) = (passes, start)
        while !isSettled, clock.now - start < patience.longest, clock.now - change < patience.quiet {
            await withCheckedContinuation { turn in DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(5)) { turn.resume() } }
            if passes != seen { (seen, change) = (passes, clock.now) }
        }
    }

    private func rest(_ patience: RestPatience, _ pass: @Sendable (Duration) async -> Bool) async {
        var (seen, elapsed, still) = (passes, Duration.zero, Duration.zero)
        while await pass(RestPatience.step), !isSettled, elapsed < patience.longest, still < patience.quiet {
            elapsed += RestPatience.step
            still = passes == seen ? still + RestPatience.step : .zero
            seen = passes
        }
    }

    /// Wakes everybody who waits, settled or not.
    public func stopSettling() {
        let waiting = settling
        settling = []
        waiting.forEach { $0.resume() }
    }

    private func checkSettled() {
        if isSettled { stopSettling() }
    }
}
