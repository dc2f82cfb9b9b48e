import FoundationOverlay
import Observation
import ViewEngine

/// A property that a view reads from its surroundings. Actions and tasks of the view read what surrounded it when it was last evaluated.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let find: (EnvironmentValues) -> Value?
    /// What surrounded the view when it was last evaluated; nil outside of views.
    private var environment: EnvironmentValues?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        find = { $0[keyPath: keyPath] }
    }

    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        find = { $0[objectOf: ObjectIdentifier(objectType)] as? Value }
    }

    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        find = { .some($0[objectOf: ObjectIdentifier(objectType)] as? T) }
    }

    public var wrappedValue: Value {
        guard let found else { fatalError("No object of type \(Value.self) found in the environment. Add one with .environment(_:).") }
        return found
    }

    /// Nil where an object is asked for that nobody put there.
    var found: Value? { find(environment ?? EnvironmentValues()) }

    @MainActor public mutating func _connect(_ site: PropertySite) { environment = site.environment }
}

extension Environment: @unchecked Sendable where Value: Sendable {
    // The key path is immutable; key paths are not marked sendable by every initialiser that leads here.
}

extension View {
    public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        nonisolated(unsafe) let (keyPath, value) = (keyPath, value)
        return changingEnvironment { $0[keyPath: keyPath] = value }
    }

    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        nonisolated(unsafe) let object = object
        return changingEnvironment { $0[objectOf: ObjectIdentifier(T.self)] = object }
    }

    public nonisolated func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void)
        -> some View
    {
        nonisolated(unsafe) let (keyPath, transform) = (keyPath, transform)
        return changingEnvironment { transform(&$0[keyPath: keyPath]) }
    }
}
