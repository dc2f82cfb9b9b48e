import FoundationOverlay
import ViewEngine

/// A key of the values that a view tells the container it lies in.
public protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// What a view tells the container it lies in.
public struct ContainerValues {
    var traits: NodeTraits

    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { traits.containerValues[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { traits.containerValues[ObjectIdentifier(key)] = newValue }
    }

    /// The tag of a type; nil where the view has none of it.
    public func tag<V: Hashable>(for type: V.Type) -> V? { traits.tag?.base as? V }

    public func hasTag<V: Hashable>(_ tag: V) -> Bool { traits.tag == AnyHashable(tag) }
}

extension View {
    public nonisolated func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        nonisolated(unsafe) let (keyPath, value) = (keyPath, value)
        return changingTraits { traits in
            var values = ContainerValues(traits: traits)
            values[keyPath: keyPath] = value
            traits = values.traits
        }
    }
}
