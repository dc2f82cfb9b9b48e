import Combine
import FoundationOverlay
import ViewEngine

/// An object a view watches. A running app makes the view again when it changes; an archived view reads it once.
@propertyWrapper @dynamicMemberLookup
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType
    private(set) var changes: ObjectChanges?

    public init(wrappedValue: ObjectType) { object = wrappedValue }
    public init(initialValue: ObjectType) { object = initialValue }

    /// The object. As in SwiftUI, what has such a property stands on the main actor in sources of Swift 5.
    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        get { object }
        set { object = newValue }
    }

    /// Bindings to the properties of the object.
    @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: object) }

    @MainActor @preconcurrency public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
        projectedValue[dynamicMember: keyPath]
    }

    /// Makes bindings to the properties of an object.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
            let object = object
            return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }
}

extension ObservedObject {
    @MainActor public mutating func _connect(_ site: PropertySite) { changes = site.watch(wrappedValue) }
}

/// An object that a view creates and keeps.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private var location: ObjectLocation<ObjectType>
    private(set) var changes: ObjectChanges?

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { location = ObjectLocation(thunk) }

    @MainActor @preconcurrency public var wrappedValue: ObjectType { location.object }
    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: location.object) }

    @MainActor public mutating func _connect(_ site: PropertySite) {
        let own = location
        location = site.keep { ObjectLocation(own) }
        changes = site.watch(location.object)
    }
}

/// Where a view's own object lies; it is made when it is first asked for.
private final class ObjectLocation<ObjectType> {
    private let make: () -> ObjectType
    private var made: ObjectType?

    init(_ make: @escaping () -> ObjectType) { self.make = make }

    /// Takes over the object that a view has made already outside every window.
    init(_ other: ObjectLocation) { (make, made) = (other.make, other.made) }

    var object: ObjectType {
        let object = made ?? make()
        made = object
        return object
    }
}

/// An object that an ancestor put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var environment: EnvironmentValues?
    private(set) var changes: ObjectChanges?

    public init() {}

    var found: ObjectType? { environment?[objectOf: ObjectIdentifier(ObjectType.self)] as? ObjectType }

    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        guard let object = found else {
            fatalError(
                "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) may be missing as "
                    + "an ancestor of this view."
            )
        }
        return object
    }

    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    @MainActor public mutating func _connect(_ site: PropertySite) {
        environment = site.environment
        changes = found.map { site.watch($0) }
    }
}

/// Bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
    public var wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public var projectedValue: Bindable<Value> { self }

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> where Value: AnyObject {
        let object = wrappedValue
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}

extension View {
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        nonisolated(unsafe) let object = object
        return changingEnvironment { $0[objectOf: ObjectIdentifier(T.self)] = object }
    }
}
