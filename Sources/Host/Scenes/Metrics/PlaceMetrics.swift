import IsletModel
import Snapshot

/// The island on its own. Lengths in points.
struct IslandMetrics: Decodable, Sendable {
    static let standard: IslandMetrics = SceneData.load("island")

    /// Below the expanded island.
    struct Shadow: Decodable, Sendable {
        @Sourced var opacity: Double
        @Sourced var radius: Double
        @Sourced var offset: Double
    }

    var shadow: Shadow
    @Sourced var roomBelow: Double
    @Sourced var leastHeight: Double
}

/// StandBy. Lengths in points.
struct StandByMetrics: Decodable, Sendable {
    static let standard: StandByMetrics = SceneData.load("standby")

    @Sourced var inset: Double
    @Sourced var widgets: Int
}

/// The Smart Stack. Lengths in points.
struct SmartStackMetrics: Decodable, Sendable {
    static let standard: SmartStackMetrics = SceneData.load("watch")

    @Sourced var timeSize: Double
    @Sourced var timeRight: Double
    @Sourced var timeBaseline: Double
    @Sourced var firstCard: Double
    @Sourced var gap: Double
    @Sourced var platter: [Double]
}

/// CarPlay's dashboard. Lengths in points.
struct DashboardMetrics: Decodable, Sendable {
    static let standard: DashboardMetrics = SceneData.load("carplay")

    @Sourced var margin: Double
    @Sourced var gap: Double
    @Sourced var cornerRadius: Double
    @Sourced var screenRadius: Double
    @Sourced var background: [Double]
    @Sourced var platter: [Double]
}

/// The menu bar. Lengths in points.
struct MenuBarMetrics: Decodable, Sendable {
    static let standard: MenuBarMetrics = SceneData.load("menu-bar")

    @Sourced var width: Double
    @Sourced var height: Double
    @Sourced var capsuleHeight: Double
    @Sourced var partGap: Double
    @Sourced var side: Double
    @Sourced var timeSize: Double
    @Sourced var panelTop: Double
    @Sourced var panelRadius: Double
    @Sourced var roomBelow: Double
}

extension RGBA {
    /// A colour of a data file: red, green, blue 0…255, and opacity where there is a fourth number.
    init(_ numbers: [Double]) {
        self.init(numbers[0], numbers[1], numbers[2], numbers.count > 3 ? numbers[3] : 1)
    }
}
