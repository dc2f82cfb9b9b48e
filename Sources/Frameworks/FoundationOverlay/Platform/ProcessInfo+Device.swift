import Foundation

extension ProcessInfo {
    /// How warm the device is.
    public enum ThermalState: Int, Sendable {
        case nominal, fair, serious, critical
    }

    /// What an activity asks of the system.
    public struct ActivityOptions: OptionSet, Sendable {
        public let rawValue: UInt64

        public init(rawValue: UInt64) { self.rawValue = rawValue }

        public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
        public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
        public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF | (1 << 20))
        public static let background = ActivityOptions(rawValue: 0xFF)
        public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
    }

    /// Posted when ``thermalState`` changes; the simulated device never does.
    public static let thermalStateDidChangeNotification = Notification.Name("NSProcessInfoThermalStateDidChangeNotification")

    /// Always `nominal`.
    public var thermalState: ThermalState { .nominal }
    /// Always false.
    public var isLowPowerModeEnabled: Bool { false }
    /// Always false.
    public var isiOSAppOnMac: Bool { false }
    /// Always false.
    public var isiOSAppOnVision: Bool { false }
    /// Always false.
    public var isMacCatalystApp: Bool { false }

    /// Nothing is put to sleep here, so the result has no effect.
    public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol { NSObject() }
    public func endActivity(_ activity: any NSObjectProtocol) {}
    public func performActivity(options: ActivityOptions = [], reason: String, using block: () -> Void) { block() }

    /// Runs the block, telling it that time does not run out.
    public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.global().async { block(false) }
    }
}

extension Notification.Name {
    public static let NSProcessInfoPowerStateDidChange = Notification.Name("NSProcessInfoPowerStateDidChangeNotification")
}
