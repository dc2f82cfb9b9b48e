import IsletModel

/// What of the device decides which widgets there are.
public struct DeviceDescription: Hashable, Codable, Sendable {
    public var system: SystemVersion
    /// Families the device shows, in the order of the gallery.
    public var families: [WidgetFamily]

    public init(system: SystemVersion = SystemVersion(27), families: [WidgetFamily] = WidgetFamily.onPhone) {
        self.system = system
        self.families = families
    }
}
