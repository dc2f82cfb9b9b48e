import FoundationOverlay
import Metrics

/// The Mac's one screen.
open class NSScreen: NSObject, @unchecked Sendable {
    private static let only = NSScreen()

    open class var main: NSScreen? { only }
    open class var screens: [NSScreen] { [only] }

    /// In points.
    open var frame: NSRect { NSRect(origin: .zero, size: DeviceTraits.current.screenSize) }
    open var visibleFrame: NSRect { frame }
    open var backingScaleFactor: CGFloat { CGFloat(DeviceTraits.current.scale) }
    open var localizedName: String { DeviceTraits.current.name }
    open var maximumFramesPerSecond: Int { 60 }
    open var deviceDescription: [NSDeviceDescriptionKey: Any] { [.size: frame.size] }
}

public struct NSDeviceDescriptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let size = NSDeviceDescriptionKey("NSDeviceSize")
    public static let resolution = NSDeviceDescriptionKey("NSDeviceResolution")
}
