import IsletModel

/// Where things lie beside the Dynamic Island or the notch. Lengths in points.
struct StatusBarMetrics: Decodable, Sendable {
    static let standard: StatusBarMetrics = SceneData.load("status-bar")

    struct Time: Decodable, Sendable {
        @Sourced var size: Double
        @Sourced var weight: Double
        /// Distance of the text's middle from the left edge of the screen.
        @Sourced var middle: Double
    }

    struct Battery: Decodable, Sendable {
        @Sourced var width: Double
        @Sourced var height: Double
        @Sourced var right: Double
        @Sourced var rightWhenLocked: Double
    }

    struct Hint: Decodable, Sendable {
        @Sourced var width: Double
        @Sourced var height: Double
        /// From the middle of the status bar.
        @Sourced var belowMiddle: Double
        @Sourced var right: Double
    }

    var time: Time
    var battery: Battery
    @Sourced var gap: Double
    var controlCenterHint: Hint
    @Sourced var middleBelowNotch: Double
    @Sourced var middleWithoutNotch: Double
}
