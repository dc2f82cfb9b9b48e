/// The families of widgets, under Apple's names.
public enum WidgetFamilyName: String, Sendable, Codable, CaseIterable, CodingKeyRepresentable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
    case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner

    /// Whether the family belongs to the Lock Screen or a watch face.
    public var isAccessory: Bool { rawValue.hasPrefix("accessory") }
}
