/// What of the device decides which widgets there are.
public struct DeviceDescription: Hashable, Codable, Sendable {
    public var system: SystemVersion
    /// Families the device shows, in the order of the gallery.
    public var families: [String]

    public init(system: SystemVersion = SystemVersion(26), families: [String] = Self.iPhoneFamilies) {
        self.system = system
        self.families = families
    }

    public static let iPhoneFamilies = [
        "systemSmall", "systemMedium", "systemLarge", "accessoryCircular", "accessoryRectangular", "accessoryInline",
    ]
}

/// Widget families by what the system's rules tell apart.
enum Family {
    static func isAccessory(_ family: String) -> Bool { family.hasPrefix("accessory") }

    /// Small widgets and those of the Lock Screen are one tap target as a whole.
    static func isOneTarget(_ family: String) -> Bool { isAccessory(family) || family == "systemSmall" }
}
