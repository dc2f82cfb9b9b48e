import Combine
import FoundationOverlay
import ViewEngine

/// An object a view watches. A running app makes the view again when it changes; an archived view reads it once.
@propertyWrapper @dynamicMemberLookup
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    /// Bindings to the properties of the object.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
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

/// An object that a view creates and keeps.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty, KeepsState {
    fileprivate final class Box: StateBox {
        private let make: () -> ObjectType
        private var made: ObjectType?
        fileprivate var kept: Box?

        init(_ make: @escaping () -> ObjectType) { self.make = make }

        var object: ObjectType {
            if let kept { return kept.object }
            let object = made ?? make()
            made = object
            return object
        }

        override func follow(_ other: StateBox) -> Bool {
            kept = other as? Box
            return kept != nil
        }

        override func restart() { (kept, made) = (nil, nil) }
    }

    private let box: Box

    var stateBox: StateBox { box }

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { box = Box(thunk) }

    public var wrappedValue: ObjectType { box.object }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: box.object) }
}

/// An object that an ancestor put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    public init() {}

    public var wrappedValue: ObjectType {
        guard let object = Evaluation.readableEnvironment[objectOf: ObjectIdentifier(ObjectType.self)] as? ObjectType else {
            fatalError(
                "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of this view."
            )
        }
        return object
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension ObservedObject: LiveProperty {
    func connect(_ site: PropertySite) { site.watch(wrappedValue) }
}

extension StateObject: LiveProperty {
    func connect(_ site: PropertySite) {
        let first = site.pass.states.object(site.key) { box }
        box.kept = first === box ? nil : first
        site.watch(box.object)
    }
}

extension EnvironmentObject: LiveProperty {
    func connect(_ site: PropertySite) {
        if let object = site.environment[objectOf: ObjectIdentifier(ObjectType.self)] as? ObjectType { site.watch(object) }
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
