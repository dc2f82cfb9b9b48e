import FoundationOverlay
import ViewEngine

/// A value that belongs to a view. In a running app it lasts as long as the view. In an archived view, actions that run when the view
/// appears, or hear of a size or a preference, may change it before the view is archived; afterwards it stays.
/// - Support: works in a running app; nothing changes it once a view is archived.
@propertyWrapper
public struct State<Value>: DynamicProperty, KeepsState {
    private let box: LiveBox<Value>

    var stateBox: StateBox { box }

    public init(wrappedValue value: Value) { box = LiveBox(value) }
    public init(initialValue value: Value) { box = LiveBox(value) }

    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        let box = box
        return Binding(get: { box.value }, set: { box.value = $0 })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

extension State: LiveProperty {
    func connect(_ site: PropertySite) { box.connect(site) }
}

extension State: @unchecked Sendable where Value: Sendable {
    // The box is only used on the main actor, where bodies run.
}
