import Combine
import ExtensionProtocol
import ExtensionRuntime
import FoundationOverlay
import Metrics
import Motion
import Snapshot
import UIKit
import ViewEngine

/// A window of a running app: what it shows, and where.
@MainActor
final class AppWindow {
    /// Makes the views.
    private let content: @MainActor (Evaluation) -> Void
    private let layers = PresentationLayers(memory: PresentationLayers.Memory())
    private let makeEnvironment: @MainActor (RenderVariant) -> EnvironmentValues
    private var surroundings: RenderVariant
    private lazy var live: LiveWindow = {
        let live = LiveWindow(.app) { [unowned self] in makeViews($0) }
        live.takeSteps = { [unowned self] in watching == .passing ? AnimatedChanges.takeSteps() : [] }
        live.somethingChanged = { AnimatedChanges.somethingChanged() }
        return live
    }()
    private(set) var placed: [PlacedControl] = []
    /// What the last pass over the views made.
    private var made: Snapshot?
    var root: SnapshotNode { made?.root ?? SnapshotNode(identity: "", role: "Root", frame: .zero) }
    /// What the views were made for.
    var shownContext: SnapshotContext? { made?.context }
    private var found: [SnapshotDiagnostic] = []
    private var phaseReading = ScenePhaseReading()
    private var motion = WindowMotion()
    private let moments = MotionMoments()
    /// Whether somebody watches it. While the time passes it shows how it moves.
    var watching = _WindowWatching.nobody {
        didSet {
            guard watching != oldValue else { return }
            AnimatedChanges.isWatched = watching == .passing
            PublishedChanges.listener = watching == .passing ? Self.noteChange : nil
            guard (watching == .nobody) != (oldValue == .nobody) else { return }
            beginsAnew = true
            live.surroundingsChanged()
        }
    }
    private static let noteChange: PublishedChanges.Listener = { change, make in
        AnimatedChanges.change(SteppedChange(change.place, old: change.old, new: change.new, put: change.put), telling: make)
    }
    /// Whether the next pass is the first of its kind: what it makes otherwise than the one before is no change.
    private var beginsAnew = false
    /// Whether it shows something else in the next moment, though nothing happens.
    var isMoving: Bool {
        watching == .passing && (motion.isMoving(at: Date()) || moments.isMoving(at: Date()) || made?.root.movesByItself == true)
    }
    /// Whether the pass that is under way is due to the time alone.
    private var followsClock = false
    private let touches = WindowTouches()
    private let focus = WindowFocus()
    private let keyboard = KeyboardNotices()

    var phase = ScenePhase.inactive {
        didSet { if phase != oldValue, phaseReading.happened { live.changed() } }
    }

    init(
        surroundings: RenderVariant, makeEnvironment: @escaping @MainActor (RenderVariant) -> EnvironmentValues,
        content: @escaping @MainActor (Evaluation) -> Void
    ) {
        self.surroundings = surroundings
        self.makeEnvironment = makeEnvironment
        self.content = content
        focus.changed = { [weak self] in self?.live.changed() }
    }

    var isSettled: Bool { live.isSettled }
    var isUpToDate: Bool { live.isUpToDate }
    var runningTasks: Int { live.runningTasks }

    /// Makes the views for the first time, at once.
    func open() {
        _FirstResponder.endsOtherEditing = { [weak focus] in focus?.leave() }
        live.open()
    }
    /// Takes the views down: they disappear and their tasks are cancelled.
    func close() { live.close() }
    /// Makes the views again if that is due, without waiting for the next turn.
    func updateNow() { live.updateNow() }

    func update(_ reach: _InterfaceUpdate) {
        switch reach {
        case .due where isUpToDate && !moments.hasEnded(by: Date()), .ofTheMoment where isUpToDate && made?.date == Date(): break
        case .due, .ofTheMoment, .always:
            followsClock = reach != .always && isUpToDate
            updateNow()
            followsClock = false
        }
    }

    /// What the window shows in these surroundings, where nothing has happened and no time has passed since it was made.
    func snapshot(in surroundings: RenderVariant) -> Snapshot? {
        guard isUpToDate, surroundings == self.surroundings, let made, made.date == Date() else { return nil }
        return watching == .passing ? motion.frame(of: made, at: made.date) : made
    }
    /// Returns when nothing is under way.
    func settle() async { await live.settle() }
    /// Wakes everybody who waits, settled or not.
    func stopSettling() { live.stopSettling() }
    /// Hands a URL to every `onOpenURL`; false where there is none.
    func open(_ url: URL) -> Bool { live.send(url) }
    /// Hands an activity to every `onContinueUserActivity` of its type; false where there is none.
    func `continue`(_ activity: NSUserActivity) -> Bool { live.send(activity) }

    /// Shows the window in other surroundings.
    func move(to surroundings: RenderVariant) {
        guard surroundings != self.surroundings else { return }
        self.surroundings = surroundings
        motion.end()
        live.surroundingsChanged()
    }

    /// Makes the views again: what they show has changed where nobody sees it.
    func changed() { live.changed() }

    /// The controls that can be used, with what they do.
    var usable: [_UsableControl] {
        let told = AccessibleNodes(root)
        return placed.indices.map { usable($0, told) }
    }

    private func usable(_ index: Int, _ told: AccessibleNodes) -> _UsableControl {
        let (placed, live) = (placed[index], placed[index].control)
        var control = AppControl(
            identity: placed.identity, role: live.role, title: placed.title(among: told), frame: placed.frame, isEnabled: live.isEnabled)
        control.value = live.value
        control.clip = self.placed.clip(of: index)
        control.isFocused = live.isFocused
        if !live.recognizers.isEmpty { control.gestures = TouchGesture.allCases.filter { live.gestures.contains($0) }.map(\.rawValue) }
        if live.isArea || live.scroll != nil || (!live.recognizers.isEmpty && live.gestures.isEmpty && live.tap == nil) { control.isArea = true }
        if live.scroll != nil {
            control.scrolls = true
            control.scroll = live.scrolled?().shown
            if live.rest != nil { control.rests = true }
        } else {
            control.identifier = placed.accessibilityIdentifier(among: told)
        }
        var usable = _UsableControl(control)
        (usable.tap, usable.enter, usable.scroll, usable.rest) = (live.tap, live.enter, live.scroll, live.rest)
        usable.submit = live.submit
        if live.submit == nil, live.enter != nil { usable.submit = {} }
        if !live.recognizers.isEmpty {
            usable.touch = { [weak self] steps in
                guard let self else { return false }
                let inner = self.placed.innermost(of: index, in: root)
                return touches.perform(steps(self.placed.visibleFrame(of: inner)), on: inner, of: self.placed)
            }
        }
        return usable
    }

    /// Takes a step of touches.
    func touch(_ step: TouchStep) { touches.take(step, on: placed) }

    /// Appends the views as they are now, to be drawn.
    func draw(_ evaluation: Evaluation) {
        evaluation.archive.pass = live.drawingPass()
        evaluation.withEnvironment(prepare) { show(evaluation) }
    }

    /// What was found since the last call.
    func takeFindings() -> [SnapshotDiagnostic] {
        defer { found = [] }
        return found + live.takeFindings()
    }

    private func makeViews(_ pass: ViewPass) {
        let archive = ArchiveContext()
        let archiver = ViewArchiver(window: surroundings, date: Date(), archive: archive)
        phaseReading = ScenePhaseReading()
        focus.beginPass()
        moments.beginPass(plays: watching == .passing, isChange: !followsClock, timing: AnimatedChanges.pending)
        let snapshot = DeviceTraits.current.applying(surroundings).perform {
            var environment = makeEnvironment(surroundings)
            prepare(&environment)
            return archiver.snapshot(of: pass, environment: environment, show)
        }
        placed = archive.controls.withOwnIdentities
        if let usable = archive.usableControls { placed = placed.kept { $0.identity.hasPrefix(usable + "/") } }
        let timing = AnimatedChanges.take()
        if let made, !beginsAnew { motion.take(from: made, to: snapshot, timing: timing, at: snapshot.date) } else { motion.end() }
        beginsAnew = false
        made = snapshot
        for diagnostic in snapshot.diagnostics where !found.contains(diagnostic) { found.append(diagnostic) }
        guard pass.gathersEffects else { return }
        focus.isShown = placed.contains { $0.control.isFocused == true }
        if focus.endPass() { live.changed() } else if focus.isToBeSeen { showField(above: snapshot) }
        keyboard.tell(snapshot.root.firstFrame(of: "Keyboard"), in: surroundings.size)
    }

    /// Scrolls the field that has the focus to where the keyboard does not cover it.
    private func showField(above snapshot: Snapshot) {
        focus.show {
            guard let index = placed.firstIndex(where: { $0.control.isFocused == true }), let covered = snapshot.root.firstFrame(of: "Keyboard")
            else { return }
            let distance = makeEnvironment(surroundings).metric(.keyboardDistance)
            let missing = placed[index].frame.maxY + distance - covered.minY
            guard missing > 0, let area = placed.ancestors(of: index).first(where: { placed[$0].control.scroll != nil }) else { return }
            _ = placed[area].control.scroll?(CGSize(width: 0, height: missing))
        }
    }

    private func show(_ evaluation: Evaluation) {
        evaluation.preferringColorScheme(ofWindow: true) {
            evaluation.belowKeyboard(focus) {
                layers.evaluate(evaluation) { window in window.aboveKeyboard { window.inWindowWithLowerBar { content(window) } } }
            }
        }
    }

    /// Adds what the views of an app find around them.
    private func prepare(_ environment: inout EnvironmentValues) {
        environment.isInAppWindow = true
        environment.motionMoments = watching == .nobody ? nil : moments
        environment.scenePhase = phase
        environment.scenePhaseReading = phaseReading
        environment.openURL = .system
        environment.windowFocus = focus
        environment.setDelegate(UIApplication.shared.delegate)
    }
}

extension SnapshotNode {
    /// Whether a view in it follows the clock, or an animation that its own code plays.
    fileprivate var movesByItself: Bool {
        transition?.still.contains(where: MovingView.names.contains) == true || children.contains(where: \.movesByItself)
    }
}

extension ScrolledPlace {
    fileprivate var shown: AppScroll { AppScroll(offset: offset, most: most, behind: behind, ahead: ahead, rest: rest) }
}
