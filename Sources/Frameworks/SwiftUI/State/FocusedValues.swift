// - Support: partial: nothing is focused, so that every value is nil.
import FoundationOverlay
import ViewEngine

/// Names a value that the focused view gives.
public protocol FocusedValueKey {
    associatedtype Value
}

/// Values of the focused view. Nothing is focused.
public struct FocusedValues {
    nonisolated init() {}

    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { nil }
        set {}
    }
}

/// A value of the focused view: always nil.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
    public init(_ objectType: Value.Type) where Value: AnyObject {}
    public var wrappedValue: Value? { nil }
}

/// A binding of the focused view: always nil.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
    public var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// Sets the focus anew: nothing is focused.
public struct ResetFocusAction: Sendable {
    nonisolated init() {}
    public func callAsFunction(in namespace: Namespace.ID) {}
}

extension EnvironmentValues {
    public var resetFocus: ResetFocusAction { ResetFocusAction() }
}

extension View {
    public nonisolated func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View { self }
    public nonisolated func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View { self }
    public nonisolated func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View { self }
    public nonisolated func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View { self }
    public nonisolated func focusedObject<T: AnyObject>(_ object: T?) -> some View { self }
    public nonisolated func focusedSceneObject<T: AnyObject>(_ object: T?) -> some View { self }
    public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View { self }
    public nonisolated func focusSection() -> some View { self }
    public nonisolated func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View { self }
    public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
}
