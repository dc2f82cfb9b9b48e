import Foundation
import Synchronization

/// What the running program can learn about the device it is drawn for.
public struct DeviceTraits: Hashable, Codable, Sendable {
    public enum Idiom: String, Hashable, Codable, Sendable { case phone, pad, watch, vision, mac }

    public var profile: OSProfile
    public var idiom: Idiom
    /// The device's name in Settings.
    public var name: String
    /// The size of the whole screen in points, portrait.
    public var screenSize: CGSize
    /// Pixels per point.
    public var scale: Double
    public var isDark: Bool
    public var isHighContrast: Bool
    /// Whether widgets lie on an elevated surface.
    public var isElevated: Bool
    /// A `UIContentSizeCategory` raw value.
    public var contentSizeCategory: String
    public var isRightToLeft: Bool
    /// Names of accessibility settings that are on, such as `reduceMotion` or `boldText`.
    public var accessibility: Set<String>

    public init(
        profile: OSProfile = .standard, idiom: Idiom = .phone, name: String = "iPhone", screenSize: CGSize = CGSize(width: 393, height: 852),
        scale: Double = 3, isDark: Bool = false, isHighContrast: Bool = false, isElevated: Bool = false,
        contentSizeCategory: String = "UICTContentSizeCategoryL", isRightToLeft: Bool = false, accessibility: Set<String> = []
    ) {
        self.profile = profile
        self.idiom = idiom
        self.name = name
        self.screenSize = screenSize
        self.scale = scale
        self.isDark = isDark
        self.isHighContrast = isHighContrast
        self.isElevated = isElevated
        self.contentSizeCategory = contentSizeCategory
        self.isRightToLeft = isRightToLeft
        self.accessibility = accessibility
    }

    public var appearance: ColorAppearance {
        ColorAppearance(profile: profile, isDark: isDark, isHighContrast: isHighContrast, isElevated: isElevated)
    }

    @TaskLocal private static var scoped: DeviceTraits?
    /// The environment variable in which the host says what kind of device a program runs on, before it is drawn for one.
    public static let idiomVariable = "ISLET_IDIOM"
    private static let process = Mutex(DeviceTraits(idiom: ProcessInfo.processInfo.environment[idiomVariable].flatMap(Idiom.init) ?? .phone))

    /// The device that the running code is drawn for: that of the request it belongs to, else that of the process.
    public static var current: DeviceTraits { scoped ?? ofProcess }

    /// The device of the process, for code that belongs to no request, such as a thread of the program's own.
    public static var ofProcess: DeviceTraits {
        get { process.withLock { $0 } }
        set { process.withLock { $0 = newValue } }
    }

    /// Carries something out on this device, and the tasks it begins.
    public func perform<Result>(_ operation: () throws -> Result) rethrows -> Result { try Self.$scoped.withValue(self, operation: operation) }

    /// Carries something out on this device, and the tasks it begins.
    public func perform<Result>(isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> Result) async rethrows -> Result {
        try await Self.$scoped.withValue(self, operation: operation, isolation: isolation)
    }
}
