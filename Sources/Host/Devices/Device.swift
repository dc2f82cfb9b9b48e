import Foundation
import IsletModel

/// A device as far as widgets are concerned. Lengths in points; phones, pads and watches are upright.
public struct Device: Sendable, Equatable {
    public enum Idiom: String, Sendable, Codable { case phone, pad, watch, mac, vision }

    public var name: String
    public var idiom: Idiom
    public var screen: CGSize
    /// Pixels per point.
    public var scale: Double
    public var safeAreaTop: Double
    public var safeAreaBottom: Double
    /// At the edge that bars stand along on a folding phone.
    public var safeAreaTrailing = 0.0
    /// Radius of the display's continuous corners.
    public var cornerRadius: Double
    /// The idle Dynamic Island, where the device has one.
    public var island: CGRect?
    /// Sizes of families by the version of the system that they came with, where they replace earlier ones of the same family.
    var frames: [OSVersion: [WidgetFamily: FamilySize]]
    /// What is published nowhere and so cannot be drawn; nil where all is known.
    public var unknown: String?

    /// The device used when none is named: a 393 × 852 point iPhone with a Dynamic Island.
    public static let defaultName = "iPhone 16"
    /// The one used for code that is built for watches.
    public static let defaultWatchName = "Apple Watch 45mm"
    /// The one used for code that is built for pads alone.
    public static let defaultPadName = "iPad (A16)"
    public static let defaultMacName = "Mac"
    public static let defaultVisionName = "Apple Vision Pro"
}

/// The size of a widget family on a device, in points.
public struct FamilySize: Sendable, Equatable, Codable {
    /// The size widgets are laid out at, and which the provider is told.
    public var canvas: CGSize
    /// The size widgets are shown at; smaller than the canvas on iPad.
    public var device: CGSize

    public init(canvas: CGSize, device: CGSize? = nil) {
        self.canvas = canvas
        self.device = device ?? canvas
    }

    private enum CodingKeys: String, CodingKey { case canvas, device }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let canvas = try container.decode([Double].self, forKey: .canvas)
        let device = try container.decodeIfPresent([Double].self, forKey: .device) ?? canvas
        guard canvas.count == 2, device.count == 2 else {
            throw DecodingError.dataCorruptedError(forKey: .canvas, in: container, debugDescription: "a size is two numbers")
        }
        self.init(canvas: CGSize(width: canvas[0], height: canvas[1]), device: CGSize(width: device[0], height: device[1]))
    }

    /// Factor from canvas to device points.
    public var factor: Double { device.width / canvas.width }
}
