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

public protocol FormStyle {}
public struct AutomaticFormStyle: FormStyle, Sendable { public init() {} }
public struct ColumnsFormStyle: FormStyle, Sendable { public init() {} }
public struct GroupedFormStyle: FormStyle, Sendable { public init() {} }
extension FormStyle where Self == AutomaticFormStyle { public static var automatic: AutomaticFormStyle { .init() } }
extension FormStyle where Self == ColumnsFormStyle { public static var columns: ColumnsFormStyle { .init() } }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: GroupedFormStyle { .init() } }

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

public protocol TextFieldStyle {}
public struct DefaultTextFieldStyle: TextFieldStyle, Sendable { public init() {} }
public struct PlainTextFieldStyle: TextFieldStyle, Sendable { public init() {} }
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable { public init() {} }
extension TextFieldStyle where Self == DefaultTextFieldStyle { public static var automatic: DefaultTextFieldStyle { .init() } }
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: PlainTextFieldStyle { .init() } }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle { public static var roundedBorder: RoundedBorderTextFieldStyle { .init() } }

public protocol DatePickerStyle {}
public struct DefaultDatePickerStyle: DatePickerStyle, Sendable { public init() {} }
public struct CompactDatePickerStyle: DatePickerStyle, Sendable { public init() {} }
public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable { public init() {} }
public struct WheelDatePickerStyle: DatePickerStyle, Sendable { public init() {} }
extension DatePickerStyle where Self == DefaultDatePickerStyle { public static var automatic: DefaultDatePickerStyle { .init() } }
extension DatePickerStyle where Self == CompactDatePickerStyle { public static var compact: CompactDatePickerStyle { .init() } }
extension DatePickerStyle where Self == GraphicalDatePickerStyle { public static var graphical: GraphicalDatePickerStyle { .init() } }
extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: WheelDatePickerStyle { .init() } }

public protocol MenuStyle {}
public struct DefaultMenuStyle: MenuStyle, Sendable { public init() {} }
public struct ButtonMenuStyle: MenuStyle, Sendable { public init() {} }
extension MenuStyle where Self == DefaultMenuStyle { public static var automatic: DefaultMenuStyle { .init() } }
extension MenuStyle where Self == ButtonMenuStyle { public static var button: ButtonMenuStyle { .init() } }

public protocol ControlGroupStyle {}
public struct AutomaticControlGroupStyle: ControlGroupStyle, Sendable { public init() {} }
public struct NavigationControlGroupStyle: ControlGroupStyle, Sendable { public init() {} }
extension ControlGroupStyle where Self == AutomaticControlGroupStyle { public static var automatic: AutomaticControlGroupStyle { .init() } }
extension ControlGroupStyle where Self == NavigationControlGroupStyle { public static var navigation: NavigationControlGroupStyle { .init() } }
