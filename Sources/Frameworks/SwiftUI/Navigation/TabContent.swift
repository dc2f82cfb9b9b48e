import FoundationOverlay
import ViewEngine

/// Screens of a tab view.
public protocol TabContent<TabValue>: View {
    associatedtype TabValue: Hashable
}

extension Tab: TabContent where Value: Hashable {
    public typealias TabValue = Value
}

extension Optional: TabContent where Wrapped: TabContent {
    public typealias TabValue = Wrapped.TabValue
}

extension _ConditionalContent: TabContent where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
    public typealias TabValue = TrueContent.TabValue
}

extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
}

extension Group: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
}

/// Screens whose types are hidden.
public struct AnyTabContent<TabValue: Hashable>: TabContent {
    let content: AnyView

    @MainActor public init<C: TabContent<TabValue>>(_ content: C) { self.content = AnyView(content) }
    init(view: AnyView) { content = view }

    public var body: some View { content }
}

/// Builds the screens of a tab view.
@resultBuilder @MainActor
public struct TabContentBuilder<TabValue: Hashable> {
    public typealias Content<C: View> = C

    public static func buildExpression<C: TabContent<TabValue>>(_ content: C) -> C { content }
    public static func buildBlock<C: TabContent<TabValue>>(_ content: C) -> C { content }
    public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> some TabContent<TabValue> {
        AnyTabContent<TabValue>(view: AnyView(ViewBuilder.buildBlock(repeat each content)))
    }
    public static func buildIf<C: TabContent<TabValue>>(_ content: C?) -> C? { content }
    public static func buildEither<T: TabContent<TabValue>, F: TabContent<TabValue>>(first: T) -> _ConditionalContent<T, F> {
        _ConditionalContent(storage: .trueContent(first))
    }
    public static func buildEither<T: TabContent<TabValue>, F: TabContent<TabValue>>(second: F) -> _ConditionalContent<T, F> {
        _ConditionalContent(storage: .falseContent(second))
    }
    public static func buildLimitedAvailability<C: TabContent<TabValue>>(_ content: C) -> AnyTabContent<TabValue> { AnyTabContent(content) }
}

extension TabContent {
    /// Takes the screen out of the tab view.
    public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        AnyTabContent<TabValue>(view: hidden ? AnyView(EmptyView()) : AnyView(self))
    }

    /// - Support: accepted, without effect: tabs stay in their order.
    public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
    /// - Support: accepted, without effect: tabs stay in their order.
    public func customizationBehavior(_ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...) -> some TabContent<TabValue>
    {
        self
    }
    /// - Support: accepted, without effect: tabs stay in their order.
    public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> some TabContent<TabValue> { self }
    /// - Support: accepted, without effect: there is no sidebar of tabs.
    public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }
}

/// Screens of a tab view under a heading. On a phone they stand in the bar like any others.
/// - Support: partial: drawn in an app's window without the heading, and does not react.
public struct TabSection<Header, Content: View, Footer, SelectionValue> {
    let content: Content
}

extension TabSection: View {
    public var body: some View { content }
}

extension TabSection: TabContent where SelectionValue: Hashable {
    public typealias TabValue = SelectionValue
}

extension TabSection where Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
    @MainActor @preconcurrency
    public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) { self.content = content() }

    @_disfavoredOverload
    @MainActor @preconcurrency
    public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) { self.content = content() }
}

extension TabSection where Header: View, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
    @MainActor @preconcurrency
    public init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header) { self.content = content() }
}

extension TabSection where Header == EmptyView, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
    @MainActor @preconcurrency
    public init(@TabContentBuilder<SelectionValue> content: () -> Content) { self.content = content() }
}
