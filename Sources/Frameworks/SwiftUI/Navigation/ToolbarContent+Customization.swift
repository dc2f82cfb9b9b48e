import FoundationOverlay
import ViewEngine

/// Items of a bar that a person may choose from.
/// - Support: partial: every item is there, as if nobody had chosen.
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}
extension ToolbarItem: CustomizableToolbarContent where ID == String {}
extension ToolbarSpacer: CustomizableToolbarContent {}
extension ToolbarItems: CustomizableToolbarContent {}
extension ToolbarTitleMenu: CustomizableToolbarContent {}
extension DefaultToolbarItem: CustomizableToolbarContent {}

/// Whether a person may move or remove an item of a bar.
/// - Support: accepted, without effect: items stay as they are.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
    let name: String
    public static let `default` = ToolbarCustomizationBehavior(name: "default")
    public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
    public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

/// - Support: accepted, without effect: items stay as they are.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

extension CustomizableToolbarContent {
    /// - Support: accepted, without effect: items stay as they are.
    public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent {
        ToolbarItems(entries: _entries())
    }

    /// An item that is hidden until a person chooses it is not drawn.
    public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent { ToolbarItems(entries: defaultVisibility == .hidden ? [] : _entries()) }
}

extension ToolbarContent {
    /// Whether the items lie on glass.
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
        ToolbarItems(
            entries: _entries().map { entry in
                var entry = entry
                entry.hidesGlass = visibility == .hidden
                return entry
            })
    }
    /// - Support: accepted, without effect: every item is shown.
    public func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> some ToolbarContent { ToolbarItems(entries: _entries()) }
    /// - Support: accepted, without effect: nothing moves.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent { ToolbarItems(entries: _entries()) }
    /// Takes the items out of the bar.
    public func hidden(_ hidden: Bool = true) -> some ToolbarContent { ToolbarItems(entries: hidden ? [] : _entries()) }
}

/// How long an item stays where a bar becomes too narrow.
/// - Support: accepted, without effect: every item is shown.
public struct ToolbarItemVisibilityPriority: Hashable, Sendable {
    let value: Double
    public init(_ value: Double) { self.value = value }
    public static let automatic = ToolbarItemVisibilityPriority(0)
    public static let low = ToolbarItemVisibilityPriority(-1)
    public static let high = ToolbarItemVisibilityPriority(1)
}

/// An item that the system supplies, at another place.
/// - Support: accepted, without effect: the system's items are not drawn.
public struct DefaultToolbarItem: ToolbarContent {
    public typealias Body = Never
    public nonisolated init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
}

/// The menu of a screen's title, which is closed.
/// - Support: accepted, without effect: the menu is closed.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
    public typealias Body = Never
    public nonisolated init() where Content == EmptyView {}
    public nonisolated init(@ViewBuilder content: () -> Content) {}
}

/// The menu of what a bar has no room for, which is closed.
/// - Support: accepted, without effect: the menu is closed.
public struct ToolbarOverflowMenu<Content: View>: ToolbarContent {
    public typealias Body = Never
    public nonisolated init(@ViewBuilder content: () -> Content) {}
}

/// Items of a bar with a label, which stands for them where there is little room.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {
    let content: Content
}

extension LabeledToolbarItemGroupContent: View {
    public var body: some View { content }
}

extension ToolbarItemGroup {
    public nonisolated init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {
        let items = LabeledToolbarItemGroupContent<C, L>(content: content())
        self.init(placement: placement) { items }
    }
}

extension ToolbarItemPlacement {
    public static let title = ToolbarItemPlacement(place: .title)
    public static let subtitle = ToolbarItemPlacement(place: .elsewhere)
    public static let largeTitle = ToolbarItemPlacement(place: .elsewhere)
    public static let largeSubtitle = ToolbarItemPlacement(place: .elsewhere)
    public static let topBarPinnedTrailing = ToolbarItemPlacement(place: .trailing)
}

extension ToolbarPlacement {
    public static let statusBar = ToolbarPlacement(name: "statusBar")
}

extension ToolbarContentBuilder {
    public static func buildBlock<First: CustomizableToolbarContent, Second: CustomizableToolbarContent, each Content: CustomizableToolbarContent>(
        _ first: First, _ second: Second, _ content: repeat each Content
    ) -> some CustomizableToolbarContent {
        var parts: [any ToolbarContent] = [first, second]
        for item in repeat each content { parts.append(item) }
        return ToolbarItems(parts: parts)
    }
}

extension View {
    /// A bar whose items a person may choose.
    /// - Support: partial: every item is there, as if nobody had chosen.
    public nonisolated func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View { toolbar(content: content) }

    /// - Support: accepted, without effect: nothing scrolls.
    public nonisolated func toolbarMinimizationBehavior(_ behavior: ToolbarMinimizationBehavior, for bars: ToolbarPlacement...) -> some View { self }
    /// - Support: accepted, without effect: bars have one look.
    public nonisolated func contentMarginsRemoved(_ removed: Bool = true) -> some View { self }
}

/// When bars become smaller.
/// - Support: accepted, without effect: nothing scrolls.
public struct ToolbarMinimizationBehavior: Hashable, Sendable {
    let name: String
    public static let automatic = ToolbarMinimizationBehavior(name: "automatic")
    public static let never = ToolbarMinimizationBehavior(name: "never")
    public static let onScrollDown = ToolbarMinimizationBehavior(name: "onScrollDown")
    public static let onScrollUp = ToolbarMinimizationBehavior(name: "onScrollUp")
}

/// What labels of bars show.
/// - Support: accepted, without effect: bars have one look.
public struct ToolbarLabelStyle: Hashable, Sendable {
    let name: String
    public static let automatic = ToolbarLabelStyle(name: "automatic")
    public static let iconOnly = ToolbarLabelStyle(name: "iconOnly")
    public static let titleOnly = ToolbarLabelStyle(name: "titleOnly")
    public static let titleAndIcon = ToolbarLabelStyle(name: "titleAndIcon")
}

extension EnvironmentValues {
    /// - Support: partial: always `automatic`.
    public var toolbarLabelStyle: ToolbarLabelStyle { .automatic }
}
