// - Support: accepted, without effect: lists and inputs have one look.
// Styles of lists and inputs that are drawn in one look here.

public protocol ListStyle {}
public struct DefaultListStyle: ListStyle, Sendable { public init() {} }
public struct PlainListStyle: ListStyle, Sendable { public init() {} }
public struct GroupedListStyle: ListStyle, Sendable { public init() {} }
public struct InsetListStyle: ListStyle, Sendable { public init() {} }
public struct InsetGroupedListStyle: ListStyle, Sendable { public init() {} }
public struct SidebarListStyle: ListStyle, Sendable { public init() {} }
extension ListStyle where Self == DefaultListStyle { public static var automatic: DefaultListStyle { .init() } }
extension ListStyle where Self == PlainListStyle { public static var plain: PlainListStyle { .init() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: GroupedListStyle { .init() } }
extension ListStyle where Self == InsetListStyle { public static var inset: InsetListStyle { .init() } }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: InsetGroupedListStyle { .init() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: SidebarListStyle { .init() } }

public protocol PickerStyle {}
public struct DefaultPickerStyle: PickerStyle, Sendable { public init() {} }
public struct SegmentedPickerStyle: PickerStyle, Sendable { public init() {} }
public struct WheelPickerStyle: PickerStyle, Sendable { public init() {} }
public struct MenuPickerStyle: PickerStyle, Sendable { public init() {} }
public struct InlinePickerStyle: PickerStyle, Sendable { public init() {} }
public struct NavigationLinkPickerStyle: PickerStyle, Sendable { public init() {} }
public struct PalettePickerStyle: PickerStyle, Sendable { public init() {} }
extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: DefaultPickerStyle { .init() } }
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: SegmentedPickerStyle { .init() } }
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: WheelPickerStyle { .init() } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: MenuPickerStyle { .init() } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: InlinePickerStyle { .init() } }
extension PickerStyle where Self == NavigationLinkPickerStyle { public static var navigationLink: NavigationLinkPickerStyle { .init() } }
extension PickerStyle where Self == PalettePickerStyle { public static var palette: PalettePickerStyle { .init() } }
