import IsletModel

/// The number of a placed widget, in the order of placing, from 1.
public struct WidgetID: RawRepresentable, Hashable, Codable, Comparable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    public static func < (left: WidgetID, right: WidgetID) -> Bool { left.rawValue < right.rawValue }
}

/// Where a widget lies.
public enum WidgetPlace: Hashable, Codable, Sendable {
    /// Pages from 0.
    case homeScreen(page: Int)
    case todayView
    case lockScreen
    case standBy
    case carPlay
}

extension WidgetPlace {
    /// As the ledger names it.
    var name: String {
        switch self {
        case .homeScreen(let page): "Home Screen, page \(page + 1)"
        case .todayView: "Today View"
        case .lockScreen: "Lock Screen"
        case .standBy: "StandBy"
        case .carPlay: "CarPlay"
        }
    }
}

/// A widget as someone places it.
public struct WidgetPlacement: Hashable, Codable, Sendable {
    public var app: String
    public var kind: String
    public var family: WidgetFamily
    /// What the person chose, in any form that is equal for equal choices.
    public var configuration: String?
    public var place: WidgetPlace
    /// Number of the Smart Stack it is put in.
    public var stack: Int?

    public init(
        app: String, kind: String, family: WidgetFamily, configuration: String? = nil, place: WidgetPlace = .homeScreen(page: 0), stack: Int? = nil
    ) {
        self.app = app
        self.kind = kind
        self.family = family
        self.configuration = configuration
        self.place = place
        self.stack = stack
    }
}

/// A placed widget as `WidgetCenter` tells of it.
public struct WidgetInfo: Hashable, Sendable {
    public let id: WidgetID
    public let kind: String
    public let family: WidgetFamily
    public let configuration: String?
}
