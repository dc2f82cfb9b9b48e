import FoundationOverlay
import ViewEngine

/// Which gestures of a view count.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let none: GestureMask = []
    public static let gesture = GestureMask(rawValue: 1)
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
    /// Notes a gesture, and lets it happen in a running window.
    nonisolated func touched<T: Gesture>(
        _ gesture: T, named name: String, _ priority: TouchPriority = .normal, isEnabled: Bool = true, label: String? = nil
    ) -> some View {
        nonisolated(unsafe) let gesture = gesture
        return WrappedView(self) { node, evaluation in
            let noted = NodeContent.annotation(.interaction(.inert(name)), node)
            guard isEnabled, let control = evaluation.touches(gesture, named: name, priority, label: label) else { return noted }
            return .annotation(.control(control), Node(noted, environment: evaluation.environment, path: node.path, traits: node.traits))
        }
    }

    /// Lets a gesture of Islet's own happen in a running window: nothing is noted of it elsewhere, and it is no control that a person would name.
    nonisolated func following<T: Gesture>(_ gesture: T, named name: String, isEnabled: Bool = true) -> some View {
        nonisolated(unsafe) let gesture = gesture
        return WrappedView(self) { node, evaluation in
            var control = isEnabled ? evaluation.touches(gesture, named: name) : nil
            control?.isArea = true
            return .annotation(control.map { .control($0) } ?? .placed { _, _ in }, node)
        }
    }

    /// A button's press, without its look.
    public nonisolated func _onButtonGesture(pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void) -> some View {
        onTapGesture(perform: action)
    }

    public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        touched(TapGesture(count: count).onEnded { action() }, named: "onTapGesture")
    }
    public nonisolated func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        touched(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) }, named: "onTapGesture")
    }
    @_disfavoredOverload @available(iOS, deprecated: 100000)
    public nonisolated func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        var gesture = SpatialTapGesture(count: count)
        gesture.coordinateSpace = coordinateSpace
        return touched(gesture.onEnded { action($0.location) }, named: "onTapGesture")
    }
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance).onEnded { _ in action() }
        return touched(_PressingGesture(base: press, changed: onPressingChanged), named: "onLongPressGesture")
    }
    @_disfavoredOverload @available(iOS, deprecated: 100000)
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
    }

    public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        touched(gesture, named: "gesture", isEnabled: mask.contains(.gesture))
    }
    public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        touched(gesture, named: "gesture", isEnabled: isEnabled)
    }
    public nonisolated func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        touched(gesture, named: "gesture", isEnabled: isEnabled, label: name)
    }
    public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        touched(gesture, named: "gesture", .high, isEnabled: mask.contains(.gesture))
    }
    public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        touched(gesture, named: "gesture", .high, isEnabled: isEnabled)
    }
    public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        touched(gesture, named: "gesture", .high, isEnabled: isEnabled, label: name)
    }
    public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        touched(gesture, named: "gesture", .simultaneous, isEnabled: mask.contains(.gesture))
    }
    public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        touched(gesture, named: "gesture", .simultaneous, isEnabled: isEnabled)
    }
    public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        touched(gesture, named: "gesture", .simultaneous, isEnabled: isEnabled, label: name)
    }
}

extension Evaluation {
    /// What follows the touches of the view at this place; nil in views that are archived once.
    func touches<T: Gesture>(_ gesture: T, named role: String, _ priority: TouchPriority = .normal, label: String? = nil) -> LiveControl? {
        guard archive.pass.isRunning, environment.isTouchable else { return nil }
        let recognizer = PropertySite(in: self).nested(role).keep { GestureRecognizer<T>() }
        recognizer.update(T.Body.self == Never.self ? gesture : _connected(gesture), priority)
        var control = LiveControl(role: role, isEnabled: environment.isEnabled)
        control.title = label
        control.recognizers = [recognizer]
        control.gestures = gesture._gestures
        return control
    }
}

/// Feeds a gesture's machine with the touches of its view.
private final class GestureRecognizer<T: Gesture>: TouchRecognizer {
    private var machine: _GestureMachine<T.Value>?
    private(set) var priority = TouchPriority.normal

    nonisolated init() {}

    func update(_ gesture: T, _ priority: TouchPriority) {
        machine = gesture._machine(machine)
        self.priority = priority
    }

    func handle(_ step: TouchStep, at place: TouchPlace) -> TouchRecognition {
        switch machine?.handle(GestureTouch(step: step, place: place)) ?? .failed {
        case .possible: .possible
        case .active: .active
        case .ended: .ended
        case .failed: .failed
        }
    }

    func cancel() { machine?.cancel() }

    var keepsOthersWaiting: Bool { machine?.keepsOthersWaiting ?? false }
}

/// A gesture that says whether the view is pressed.
struct _PressingGesture<Base: Gesture>: Gesture {
    typealias Value = Base.Value
    typealias Body = Never
    nonisolated(unsafe) let base: Base
    nonisolated(unsafe) let changed: ((Bool) -> Void)?

    nonisolated var _gestures: Set<TouchGesture> { base._gestures }
    func _machine(_ old: AnyObject?) -> _GestureMachine<Base.Value> {
        let known = old as? PressingMachine<Base.Value>
        let inner = base._machine(known?.base)
        let machine = known ?? PressingMachine(inner)
        (machine.base, machine.changed) = (inner, changed)
        return machine
    }
}

private final class PressingMachine<Value>: _GestureMachine<Value> {
    var base: _GestureMachine<Value>
    var changed: ((Bool) -> Void)?
    private var isPressed = false

    init(_ base: _GestureMachine<Value>) { self.base = base }

    override func handle(_ touch: GestureTouch) -> GestureOutcome<Value> {
        if touch.step.phase == .began { tell(true) }
        let outcome = base.handle(touch)
        if outcome.isOver { tell(false) }
        return outcome
    }

    override func cancel() {
        base.cancel()
        tell(false)
    }

    private func tell(_ now: Bool) {
        guard now != isPressed else { return }
        isPressed = now
        changed?(now)
    }
}
