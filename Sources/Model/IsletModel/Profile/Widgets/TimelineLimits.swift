/// The numbers that timelines are judged by.
public struct TimelineLimits: Sendable, Equatable {
    /// Seconds between two entries below which the system may skip some.
    public var shortestSpacing: Double
    public var mostEntries: Int
    /// Seconds to the next reload a provider should ask for at least.
    public var shortestReload: Double
    /// With more entries than this a timeline is not accepted.
    public var refusedEntries: Int
    /// Widgets in one bundle.
    public var mostWidgets: Int
    /// Seconds after which a provider is called slow.
    public var slowProvider: Double
    /// Largest area of one image, as a multiple of the widget's area in pixels on the Home Screen. Devices allow 1.1 times the
    /// largest variant they draw, which is larger than that.
    public var imageAreaFactor: Double
    /// Area in pixels that one image may always have, however small the widget.
    public var leastImageArea: Double

    public static var standard: TimelineLimits { SystemProfile.standard.widgets.limits }

    init(_ values: ProfileValues) throws(ProfileProblem) {
        shortestSpacing = try values.number("widgets.shortestSpacingSeconds")
        shortestReload = try values.number("widgets.shortestPolicySeconds")
        mostEntries = try values.count("widgets.mostEntries")
        refusedEntries = try values.count("widgets.refusedEntries")
        mostWidgets = try values.count("widgets.mostWidgets")
        slowProvider = try values.number("widgets.slowProviderSeconds")
        imageAreaFactor = try values.number("widgets.imageAreaFactor")
        leastImageArea = try values.number("widgets.leastImageArea")
    }
}
