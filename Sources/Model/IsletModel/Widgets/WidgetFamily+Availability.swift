extension WidgetFamily {
    /// A system that shows widgets.
    public enum Platform: String, Hashable, Sendable, Codable, CaseIterable { case iOS, iPadOS, macOS, watchOS, visionOS }

    /// The first version of a platform's system that has the family, as Apple's interface declares it; nil where none has.
    public func since(on platform: Platform) -> SystemVersion? {
        switch (self, platform) {
        case (.systemSmall, .iOS), (.systemMedium, .iOS), (.systemLarge, .iOS): SystemVersion(14)
        case (.systemSmall, .iPadOS), (.systemMedium, .iPadOS), (.systemLarge, .iPadOS): SystemVersion(14)
        case (.systemSmall, .macOS), (.systemMedium, .macOS), (.systemLarge, .macOS): SystemVersion(11)
        case (.systemExtraLarge, .iPadOS): SystemVersion(15)
        case (.systemExtraLarge, .macOS): SystemVersion(14)
        case (.systemExtraLargePortrait, .iOS), (.systemExtraLargePortrait, .iPadOS), (.systemExtraLargePortrait, .macOS): SystemVersion(27)
        case (.systemSmall, .visionOS), (.systemMedium, .visionOS), (.systemLarge, .visionOS): SystemVersion(26)
        case (.systemExtraLarge, .visionOS), (.systemExtraLargePortrait, .visionOS): SystemVersion(26)
        case (.accessoryCircular, .iOS), (.accessoryRectangular, .iOS), (.accessoryInline, .iOS): SystemVersion(16)
        case (.accessoryCircular, .iPadOS), (.accessoryRectangular, .iPadOS), (.accessoryInline, .iPadOS): SystemVersion(17)
        case (.accessoryCircular, .watchOS), (.accessoryRectangular, .watchOS), (.accessoryInline, .watchOS): SystemVersion(9)
        case (.accessoryCorner, .watchOS): SystemVersion(9)
        case (.accessoryCircular, .visionOS), (.accessoryRectangular, .visionOS): SystemVersion(27)
        default: nil
        }
    }
}
