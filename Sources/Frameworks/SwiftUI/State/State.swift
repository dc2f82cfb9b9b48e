import FoundationOverlay

/// A value that belongs to a view. In a running app it lasts as long as the view; in an archived view it keeps its initial value.
/// - Support: works in a running app; keeps its initial value in an archived view.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let box: LiveBox<Value>

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
