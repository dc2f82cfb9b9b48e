import FoundationOverlay

/// A size and place of widgets.
@frozen
public enum WidgetFamily: Int, CustomStringConvertible, CustomDebugStringConvertible, Hashable, Sendable, CaseIterable {
    case systemSmall
    case systemMedium
    case systemLarge
    case systemExtraLarge
    case systemExtraLargePortrait
    case accessoryCorner
    case accessoryCircular
    case accessoryRectangular
    case accessoryInline

    /// Apple's name of the family.
    public var _name: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .systemExtraLargePortrait: "systemExtraLargePortrait"
        case .accessoryCorner: "accessoryCorner"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        }
    }

    public init?(_name: String) {
        guard let family = Self.allCases.first(where: { $0._name == _name }) else { return nil }
        self = family
    }

    public var description: String { _name }
    public var debugDescription: String { _name }

    /// Families for the Lock Screen and the watch.
    var isAccessory: Bool {
        switch self {
        case .accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline: true
        default: false
        }
    }

    /// The families a widget has that names none: those of the iPhone's Home Screen.
    static let defaults: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]
}
