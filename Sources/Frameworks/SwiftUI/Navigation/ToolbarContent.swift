import FoundationOverlay
import ViewEngine

/// Items of a bar.
/// - Support: works: items beside a title, at the lower edge, and in a running app above the keyboard.
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder var body: Body { get }
    /// What the content puts into bars, in order.
    func _entries() -> [_ToolbarEntry]
}

extension ToolbarContent {
    public func _entries() -> [_ToolbarEntry] { body._entries() }
}

extension ToolbarContent where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body") }
    public func _entries() -> [_ToolbarEntry] { [] }
}

extension Never: ToolbarContent {}

/// A view in a bar.
public struct _ToolbarEntry {
    let placement: ToolbarItemPlacement
    let view: AnyView
    /// The gap that it is instead of a view.
    var spacing: SpacerSizing?
    /// Whether the view has no glass below it.
    var hidesGlass = false
    /// The view that it belongs to.
    var place: ViewPlace?
    /// The surroundings of that view.
    var environment: EnvironmentValues?
}

/// An item of a bar.
public struct ToolbarItem<ID, Content: View> {
    let placement: ToolbarItemPlacement
    let content: Content
}

extension ToolbarItem: ToolbarContent {
    public typealias Body = Never
    public func _entries() -> [_ToolbarEntry] { [_ToolbarEntry(placement: placement, view: AnyView(content))] }
}

extension ToolbarItem where ID == () {
    public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(placement: placement, content: content())
    }
}

extension ToolbarItem where ID == String {
    public nonisolated init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(placement: placement, content: content())
    }
}

/// Several items of a bar.
public struct ToolbarItemGroup<Content: View> {
    let placement: ToolbarItemPlacement
    let content: Content
}

extension ToolbarItemGroup: ToolbarContent {
    public typealias Body = Never

    public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    public func _entries() -> [_ToolbarEntry] { [_ToolbarEntry(placement: placement, view: AnyView(content))] }
}

/// A gap between items: those before and behind it share no glass.
public struct ToolbarSpacer {
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement
}

extension ToolbarSpacer: ToolbarContent {
    public typealias Body = Never

    public nonisolated init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        (self.sizing, self.placement) = (sizing, placement)
    }

    public func _entries() -> [_ToolbarEntry] { [_ToolbarEntry(placement: placement, view: AnyView(EmptyView()), spacing: sizing)] }
}

public struct SpacerSizing: Hashable, Sendable {
    let name: String
    public static let flexible = SpacerSizing(name: "flexible")
    public static let fixed = SpacerSizing(name: "fixed")
}

/// Where an item stands.
public struct ToolbarItemPlacement: Sendable {
    enum Place: Sendable { case leading, title, trailing, lower, keyboard, elsewhere }

    let place: Place
    /// Whether it is the main thing to do.
    var isProminent = false
    /// Whether it shares no glass with others.
    var standsApart = false
    public static let automatic = ToolbarItemPlacement(place: .trailing)
    public static let principal = ToolbarItemPlacement(place: .title)
    public static let navigation = ToolbarItemPlacement(place: .leading)
    public static let primaryAction = ToolbarItemPlacement(place: .trailing)
    public static let secondaryAction = ToolbarItemPlacement(place: .elsewhere)
    public static let status = ToolbarItemPlacement(place: .lower, standsApart: true)
    public static let confirmationAction = ToolbarItemPlacement(place: .trailing, isProminent: true, standsApart: true)
    public static let cancellationAction = ToolbarItemPlacement(place: .leading, standsApart: true)
    public static let destructiveAction = ToolbarItemPlacement(place: .trailing, standsApart: true)
    public static let keyboard = ToolbarItemPlacement(place: .keyboard)
    public static let bottomBar = ToolbarItemPlacement(place: .lower)
    public static let topBarLeading = ToolbarItemPlacement(place: .leading)
    public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
    public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
    public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
}

/// Builds items of a bar.
@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    @_disfavoredOverload
    public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> some ToolbarContent {
        var parts: [any ToolbarContent] = []
        for item in repeat each content { parts.append(item) }
        return ToolbarItems(parts: parts)
    }
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
        ToolbarItems(parts: content.map { [$0] } ?? [])
    }
    public static func buildEither(first: some ToolbarContent) -> ToolbarItems { ToolbarItems(parts: [first]) }
    public static func buildEither(second: some ToolbarContent) -> ToolbarItems { ToolbarItems(parts: [second]) }
    public static func buildLimitedAvailability(_ content: some ToolbarContent) -> some ToolbarContent { ToolbarItems(parts: [content]) }
}

/// Items whose types are hidden.
public struct ToolbarItems {
    private let parts: [any ToolbarContent]
    /// Those that are known by now.
    private let entries: [_ToolbarEntry]

    init(parts: [any ToolbarContent]) { (self.parts, entries) = (parts, []) }
    init(entries: [_ToolbarEntry]) { (parts, self.entries) = ([], entries) }
}

extension ToolbarItems: ToolbarContent {
    public typealias Body = Never
    public func _entries() -> [_ToolbarEntry] { parts.flatMap { $0._entries() } + entries }
}
