import FoundationOverlay
import ViewEngine

/// Where the keyboard focus lies. Nothing is focused in an archived view.
/// - Support: works for the fields of a running app; the initial value in an archived view.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private(set) var state: State<Value>
    /// What it is where nothing has the focus.
    private let nowhere: Value

    public init() where Value == Bool { (state, nowhere) = (State(wrappedValue: false), false) }
    public init<T: Hashable>() where Value == T? { (state, nowhere) = (State(wrappedValue: nil), nil) }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding { Binding(state.projectedValue, nowhere: nowhere) }

    /// The focus of a view around this one.
    /// - Support: works for the fields of a running app; the initial value in an archived view.
    @propertyWrapper
    public struct Binding {
        let binding: SwiftUI.Binding<Value>
        private let nowhere: Value

        init(_ binding: SwiftUI.Binding<Value>, nowhere: Value) { (self.binding, self.nowhere) = (binding, nowhere) }

        /// The focus of what the value stands for.
        func focus(on value: Value) -> FieldFocus {
            let (binding, nowhere) = (binding, nowhere)
            return FieldFocus(
                isSet: { binding.wrappedValue == value },
                set: { isSet in
                    if isSet != (binding.wrappedValue == value) { binding.wrappedValue = isSet ? value : nowhere }
                })
        }

        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }

        public var projectedValue: Binding { self }

        /// What is given as `$value` to a view with such a property.
        public init(projectedValue: Binding) { self = projectedValue }
    }
}

/// Whether assistive technologies look at a view: never here.
/// - Support: partial: keeps its initial value.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private var state: State<Value>

    public init() where Value == Bool { state = State(wrappedValue: false) }
    public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { self.init() }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding { Binding(state.projectedValue) }

    /// The place a view around this one looks at.
    /// - Support: partial: keeps its initial value.
    @propertyWrapper
    public struct Binding {
        let binding: SwiftUI.Binding<Value>

        init(_ binding: SwiftUI.Binding<Value>) { self.binding = binding }

        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }

        public var projectedValue: Binding { self }

        /// What is given as `$value` to a view with such a property.
        public init(projectedValue: Binding) { self = projectedValue }
    }
}

/// Assistive technologies.
public struct AccessibilityTechnologies: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
    public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

/// What a view does that can be focused.
/// - Support: accepted, without effect: nothing is focused.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let activate = FocusInteractions(rawValue: 1)
    public static let edit = FocusInteractions(rawValue: 2)
    public static let automatic: FocusInteractions = [.activate, .edit]
}

/// How strongly a view asks to be focused first.
/// - Support: accepted, without effect: nothing is focused.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
    let name: String
    public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
    public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

extension View {
    /// - Support: works for the fields of a running app; nothing is focused in an archived view.
    public nonisolated func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        nonisolated(unsafe) let (binding, value) = (binding, value)
        return changingEnvironment { $0.fieldFocus = binding.focus(on: value) }
    }
    /// - Support: works for the fields of a running app; nothing is focused in an archived view.
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { focused(condition, equals: true) }
    /// - Support: works in a running app; nothing is focused in an archived view.
    public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { searchFocused(binding, equals: true) }
    /// - Support: works in a running app; nothing is focused in an archived view.
    public nonisolated func searchFocused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        nonisolated(unsafe) let (binding, value) = (binding, value)
        return changingEnvironment { $0.searchFocus = binding.focus(on: value) }
    }
    /// - Support: accepted, without effect: nothing is focused.
    public nonisolated func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { self }
    /// - Support: accepted, without effect: nothing is focused.
    public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
    /// The focus when the view appears.
    /// - Support: works in a running app; nothing is focused in an archived view.
    public nonisolated func defaultFocus<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, _ value: Value, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View { onAppear { binding.wrappedValue = value } }
    /// - Support: accepted, without effect: nothing is focused.
    public nonisolated func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { self }
}

extension EnvironmentValues {
    /// - Support: partial: always true.
    public var isFocusEffectEnabled: Bool { true }
}

/// An object of the focused view: always nil.
/// - Support: partial: nothing is focused, so that every value is nil.
@propertyWrapper @dynamicMemberLookup
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    public init() {}
    public var wrappedValue: ObjectType? { nil }
    public var projectedValue: Wrapper? { nil }
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>? { nil }

    /// Makes bindings to the properties of an object.
    public typealias Wrapper = ObservedObject<ObjectType>.Wrapper
}
