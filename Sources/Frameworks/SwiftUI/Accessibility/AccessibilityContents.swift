// - Support: accepted, without effect: a snapshot does not describe it.
import FoundationOverlay
import ViewEngine

/// A kind of actions.
public struct AccessibilityActionCategory: Equatable, Sendable {
    let name: Text
    public static let `default` = AccessibilityActionCategory(Text(verbatim: "default"))
    public static let edit = AccessibilityActionCategory(Text(verbatim: "edit"))

    public init(_ name: Text) { self.name = name }
    public init(_ nameKey: LocalizedStringKey) { name = Text(nameKey) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S) { self.name = Text(name) }
}

/// What a detail is known by.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
    let label: Text
    let id: String

    public init(_ label: Text, id: String) { (self.label, self.id) = (label, id) }
    public init(_ labelKey: LocalizedStringKey, id: String) { (label, self.id) = (Text(labelKey), id) }
    public init(_ labelKey: LocalizedStringKey) { (label, id) = (Text(labelKey), "\(labelKey)") }
}

/// How a place that takes touches itself behaves.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// A zoom that assistive technology asks for.
public struct AccessibilityZoomGestureAction: Sendable {
    public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }
    public let direction: Direction
    public let location: UnitPoint
    public let point: CGPoint
}

/// Entries of a rotor.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {}

extension AccessibilityRotorEntry: AccessibilityRotorContent {}
extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(_data: data, id: { $0.id }, content: content)
    }
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(_data: data, id: { $0[keyPath: id] }, content: content)
    }
}

/// Entries whose types are hidden.
public struct _AccessibilityRotorEntries: AccessibilityRotorContent {}

@resultBuilder @MainActor
public struct AccessibilityRotorContentBuilder {
    public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
    public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }
    public static func buildBlock<each C: AccessibilityRotorContent>(_ content: repeat each C) -> some AccessibilityRotorContent {
        _AccessibilityRotorEntries()
    }
    public static func buildIf<C: AccessibilityRotorContent>(_ content: C?) -> some AccessibilityRotorContent { _AccessibilityRotorEntries() }
}

extension AccessibilitySystemRotor {
    public static let misspelledWords = AccessibilitySystemRotor()
    public static let underlineText = AccessibilitySystemRotor()
}

/// The modifier of the accessibility of a view, as other code names it.
public typealias AccessibilityAttachmentModifier = EmptyModifier

extension View {
    public nonisolated func accessibilityRotor<C: AccessibilityRotorContent>(
        _ title: Text, @AccessibilityRotorContentBuilder entries: () -> C
    ) -> some View { self }
    public nonisolated func accessibilityRotor<C: AccessibilityRotorContent>(
        _ titleKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: () -> C
    ) -> some View { self }
    @_disfavoredOverload
    public nonisolated func accessibilityRotor<S: StringProtocol, C: AccessibilityRotorContent>(
        _ title: S, @AccessibilityRotorContentBuilder entries: () -> C
    ) -> some View { self }
    public nonisolated func accessibilityRotor<C: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: () -> C
    ) -> some View { self }
    public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { self }
    public nonisolated func accessibilityRotor(_ titleKey: LocalizedStringKey, textRanges: [Range<String.Index>]) -> some View { self }

    public nonisolated func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View { self }
    @_disfavoredOverload
    public nonisolated func accessibilityAction(named name: LocalizedStringResource, _ handler: @escaping () -> Void) -> some View { self }
    public nonisolated func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> some View { self }
    public nonisolated func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions) -> some View { self }
    public nonisolated func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View { self }
    public nonisolated func accessibilityScrollStatus(_ statusKey: LocalizedStringKey, isEnabled: Bool = true) -> some View { self }
    public nonisolated func accessibilityDragPoint(_ point: UnitPoint, description: Text, isEnabled: Bool = true) -> some View { self }
    public nonisolated func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true) -> some View { self }
    public nonisolated func accessibilityDropPoint(_ point: UnitPoint, description: Text, isEnabled: Bool = true) -> some View { self }
    public nonisolated func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true) -> some View { self }
    public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool) -> some View { self }
    public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool) -> some View { self }
    @_disfavoredOverload
    public nonisolated func accessibilityCustomContent<L: StringProtocol, V: StringProtocol>(
        _ label: L, _ value: V, importance: AccessibilityCustomContentImportance = .default
    ) -> some View { self }
    public nonisolated func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AccessibilityCustomContentImportance = .default
    ) -> some View { self }
    public nonisolated func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AccessibilityCustomContentImportance = .default
    ) -> some View { self }
    public nonisolated func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey, importance: AccessibilityCustomContentImportance = .default
    ) -> some View { self }
    @_disfavoredOverload
    public nonisolated func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V, importance: AccessibilityCustomContentImportance = .default
    ) -> some View { self }
    public nonisolated func accessibilityDefaultFocus<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
    ) -> some View { self }
}
