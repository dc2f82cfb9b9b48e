import FoundationOverlay
import IsletModel

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

    /// The family as the system knows it.
    var model: IsletModel.WidgetFamily {
        switch self {
        case .systemSmall: .systemSmall
        case .systemMedium: .systemMedium
        case .systemLarge: .systemLarge
        case .systemExtraLarge: .systemExtraLarge
        case .systemExtraLargePortrait: .systemExtraLargePortrait
        case .accessoryCorner: .accessoryCorner
        case .accessoryCircular: .accessoryCircular
        case .accessoryRectangular: .accessoryRectangular
        case .accessoryInline: .accessoryInline
        }
    }

    init(_ model: IsletModel.WidgetFamily) {
        self =
            switch model {
            case .systemSmall: .systemSmall
            case .systemMedium: .systemMedium
            case .systemLarge: .systemLarge
            case .systemExtraLarge: .systemExtraLarge
            case .systemExtraLargePortrait: .systemExtraLargePortrait
            case .accessoryCorner: .accessoryCorner
            case .accessoryCircular: .accessoryCircular
            case .accessoryRectangular: .accessoryRectangular
            case .accessoryInline: .accessoryInline
            }
    }

    /// The family of a name; nil for the places of controls and other views.
    init?(_name: String) {
        guard let model = IsletModel.WidgetFamily(rawValue: _name) else { return nil }
        self.init(model)
    }

    public var description: String { model.rawValue }
    public var debugDescription: String { model.rawValue }

    /// Families for the Lock Screen and the watch.
    var isAccessory: Bool { model.isAccessory }
}
