/// The numbers that timelines are judged by.
public struct TimelineLimits: Sendable, Equatable {
    /// Seconds between two entries below which the system may skip some.
    public var shortestSpacing: Double
    public var mostEntries: Int
    /// With more entries than this a timeline is not accepted.
    public var refusedEntries: Int
    /// Widgets in one bundle.
    public var mostWidgets: Int
    /// Seconds after which a provider is called slow.
    public var slowProvider: Double
    /// Largest area of one image, as a multiple of the widget's area in pixels on the Home Screen. Devices allow 1.1 times the
    /// largest variant they draw, which is larger than that.
    public var imageAreaFactor: Double

    public static let standard = WidgetProfile.standard.limits

    init(_ file: RulesFile) throws {
        shortestSpacing = try file.number("shortestSpacingSeconds")
        mostEntries = Int(try file.number("mostEntries"))
        refusedEntries = Int(try file.number("refusedEntries"))
        mostWidgets = Int(try file.number("mostWidgets"))
        slowProvider = try file.number("slowProviderSeconds")
        imageAreaFactor = try file.number("imageAreaFactor")
    }
}
