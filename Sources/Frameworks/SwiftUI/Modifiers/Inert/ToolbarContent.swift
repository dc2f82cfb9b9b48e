// - Support: accepted, without effect: bars are not drawn.
import FoundationOverlay
import ViewEngine

/// Items of a bar. Bars are not drawn.
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder var body: Body { get }
}

extension ToolbarContent where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: ToolbarContent {}

/// An item of a bar.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    public typealias Body = Never
}

extension ToolbarItem where ID == () {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

extension ToolbarItem where ID == String {
    public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

/// Several items of a bar.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    public typealias Body = Never
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

/// A gap between items.
public struct ToolbarSpacer: ToolbarContent {
    public typealias Body = Never
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

public struct SpacerSizing: Hashable, Sendable {
    let name: String
    public static let flexible = SpacerSizing(name: "flexible")
    public static let fixed = SpacerSizing(name: "fixed")
}

public struct ToolbarItemPlacement: Sendable {
    public static let automatic = ToolbarItemPlacement()
    public static let principal = ToolbarItemPlacement()
    public static let navigation = ToolbarItemPlacement()
    public static let primaryAction = ToolbarItemPlacement()
    public static let secondaryAction = ToolbarItemPlacement()
    public static let status = ToolbarItemPlacement()
    public static let confirmationAction = ToolbarItemPlacement()
    public static let cancellationAction = ToolbarItemPlacement()
    public static let destructiveAction = ToolbarItemPlacement()
    public static let keyboard = ToolbarItemPlacement()
    public static let bottomBar = ToolbarItemPlacement()
    public static let topBarLeading = ToolbarItemPlacement()
    public static let topBarTrailing = ToolbarItemPlacement()
    public static let navigationBarLeading = ToolbarItemPlacement()
    public static let navigationBarTrailing = ToolbarItemPlacement()
}

/// Builds items of a bar.
@resultBuilder @MainActor
public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> some ToolbarContent { ToolbarItems() }
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent { ToolbarItems() }
    public static func buildEither(first: some ToolbarContent) -> ToolbarItems { ToolbarItems() }
    public static func buildEither(second: some ToolbarContent) -> ToolbarItems { ToolbarItems() }
    public static func buildLimitedAvailability(_ content: some ToolbarContent) -> some ToolbarContent { ToolbarItems() }
}

/// Items whose types are hidden.
public struct ToolbarItems: ToolbarContent {
    public typealias Body = Never
    nonisolated init() {}
}
