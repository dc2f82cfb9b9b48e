import IsletModel

/// Where things lie on the Lock Screen. Lengths in points.
struct LockScreenMetrics: Decodable, Sendable {
    static let standard: LockScreenMetrics = SceneData.load("lock-screen")

    struct DateLine: Decodable, Sendable {
        @Sourced var size: Double
        @Sourced var weight: Double
        @Sourced var baselineBelowSafeArea: Double
        /// Between the date and an inline widget.
        @Sourced var inlineGap: Double
    }

    /// The clock of screens from a width on.
    struct Clock: Decodable, Sendable {
        var minimumWidth: Double
        @Sourced var size: Double
        @Sourced var weight: Double
        /// Added after each digit.
        @Sourced var kerning: Double
        /// How far the colon stands above the baseline.
        @Sourced var colonRise: Double
        @Sourced var baselineBelowDate: Double
        @Sourced var accessoriesBelowBaseline: Double
    }

    struct Accessories: Decodable, Sendable {
        /// Round widgets in the row below the clock; a rectangular one takes two places.
        @Sourced var slots: Int
    }

    struct Banners: Decodable, Sendable {
        /// Distance of the lowest banner from the lower edge of the screen.
        @Sourced var bottom: Double
        @Sourced var gap: Double
    }

    struct Notifications: Decodable, Sendable {
        @Sourced var height: Double
        /// Side of the app's icon.
        @Sourced var icon: Double
        /// Between the edge of the card and what it holds.
        @Sourced var margin: Double
        /// Between icon and texts.
        @Sourced var gap: Double
        @Sourced var size: Double
        @Sourced var platterOpacity: Double
    }

    struct QuickActions: Decodable, Sendable {
        @Sourced var diameter: Double
        @Sourced var side: Double
        @Sourced var bottom: Double
        @Sourced var platterOpacity: Double
    }

    struct HomeIndicator: Decodable, Sendable {
        /// Part of the screen's width.
        @Sourced var widthShare: Double
        @Sourced var height: Double
        @Sourced var bottom: Double
    }

    var date: DateLine
    var clocks: [Clock]
    var accessories: Accessories
    var banners: Banners
    var notifications: Notifications
    var quickActions: QuickActions
    var homeIndicator: HomeIndicator

    func clock(forWidth width: Double) -> Clock {
        clocks.last { $0.minimumWidth <= width } ?? clocks[0]
    }
}
