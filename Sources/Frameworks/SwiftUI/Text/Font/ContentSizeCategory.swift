import ViewEngine

/// The user's text size setting, under its older name.
public enum ContentSizeCategory: Int, CaseIterable, Hashable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.rawValue < b.rawValue }
    public static func <= (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.rawValue <= b.rawValue }
    public static func > (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.rawValue > b.rawValue }
    public static func >= (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.rawValue >= b.rawValue }
}

extension EnvironmentValues {
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(rawValue: dynamicTypeSize.rawValue) ?? .large }
        set { dynamicTypeSize = DynamicTypeSize(rawValue: newValue.rawValue) ?? .large }
    }
}
