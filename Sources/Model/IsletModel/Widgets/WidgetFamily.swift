/// A size and place of widgets, under Apple's names.
public enum WidgetFamily: String, Hashable, Sendable, Codable, CaseIterable, CodingKeyRepresentable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
    case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner

    /// What the system draws of a widget's square corners, and what its ground may be.
    public enum Outline: Hashable, Sendable {
        /// As round as the device's widgets are.
        case rounded
        case circle
        /// Nothing is cut off.
        case rectangle
        /// A line beside other text: nothing is cut off, and there is no ground.
        case line
    }

    public var outline: Outline {
        switch self {
        case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait: .rounded
        case .accessoryCircular, .accessoryCorner: .circle
        case .accessoryRectangular: .rectangle
        case .accessoryInline: .line
        }
    }

    /// Whether the family belongs to the Lock Screen or a watch face.
    public var isAccessory: Bool { outline != .rounded }

    /// Whether a tap anywhere on the widget does the same: links inside have no effect.
    public var isOneTapTarget: Bool { isAccessory || self == .systemSmall }

    /// Whether the view gives the widget its background.
    public var hasContainerBackground: Bool { !isAccessory }

    /// The families of a configuration that names none, in the order of the gallery.
    public static let defaults: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]

    /// The same on a watch.
    public static let watchDefaults: [WidgetFamily] = [.accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner]

    /// What an iPhone's gallery offers.
    public static let onPhone: [WidgetFamily] = defaults + [.accessoryCircular, .accessoryRectangular, .accessoryInline]
}

extension WidgetFamily: CustomStringConvertible {
    /// Apple's name: `systemSmall`.
    public var description: String { rawValue }
}
