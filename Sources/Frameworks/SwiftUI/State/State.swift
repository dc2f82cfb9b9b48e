import FoundationOverlay
import ViewEngine

/// A value that belongs to a view. In a running app it lasts as long as the view. In an archived view, actions that run when the view
/// appears, or hear of a size or a preference, may change it before the view is archived; afterwards it stays.
/// - Support: works in a running app; nothing changes it once a view is archived.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private(set) var location: StateLocation<Value>

    public init(wrappedValue value: Value) { location = StateLocation(value) }
    public init(initialValue value: Value) { location = StateLocation(value) }

    public var wrappedValue: Value {
        get { location.value }
        nonmutating set { location.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        let location = location
        return Binding(get: { location.value }, set: { location.value = $0 })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

extension State {
    @MainActor public mutating func _connect(_ site: PropertySite) {
        let initial = location.initial
        location = site.keep { StateLocation(initial) }
        location.tell(site.changed)
    }
}

extension State: @unchecked Sendable where Value: Sendable {
    // The location is guarded by a lock.
}
