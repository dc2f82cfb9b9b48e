import Foundation
import IsletModel

/// How a widget of one family is laid out and shown on a device. Lengths in points at canvas size.
public struct FamilyGeometry: Sendable, Equatable {
    public var family: WidgetFamily
    /// The size the widget is laid out at.
    public var canvas: CGSize
    /// The size it is shown at.
    public var size: CGSize
    /// Standard content margin on all four sides.
    public var contentMargin: Double
    /// Radius of the container's continuous corners.
    public var cornerRadius: Double
    /// Whether `containerBackground` is drawn where the family usually lives.
    public var showsContainerBackground: Bool
}

extension Device {
    /// The geometry of a family in its usual place, or nil where the device does not show the family.
    public func geometry(of family: WidgetFamily, os: OSVersion = .standard) -> FamilyGeometry? {
        guard let size = families[family] else { return nil }
        let places = WidgetPlaces.standard
        let place: WidgetSurface = idiom == .watch ? .watch : family.isAccessory ? .lockScreen : .homeScreen
        return FamilyGeometry(
            family: family, canvas: size.canvas, size: size.device, contentMargin: places.contentMargin(at: place),
            cornerRadius: places.cornerRadius(of: family, canvas: size.canvas, idiom: idiom, os: os),
            showsContainerBackground: family.hasContainerBackground)
    }
}

/// Where widgets are shown, as far as margins go.
public enum WidgetSurface: String, Sendable, Codable, CodingKeyRepresentable {
    case homeScreen, desktop, padLockScreen, standBy, lockScreen, watch
}

/// Margins and corners by place.
public struct WidgetPlaces: Sendable, Decodable {
    public static let standard = DeviceData.load(WidgetPlaces.self, from: "places")

    struct Place: Decodable, Sendable {
        var contentMargin: Sourced<Double>
    }

    struct Corner: Decodable, Sendable {
        var idiom: Device.Idiom
        var os: OSVersion
        var value: Double
    }

    var places: [WidgetSurface: Place]
    var widgetCornerRadius: [Corner]
    var accessoryCornerRadius: [WidgetFamily: Sourced<Double>]

    public func contentMargin(at place: WidgetSurface) -> Double { places[place]?.contentMargin.value ?? 0 }

    func cornerRadius(of family: WidgetFamily, canvas: CGSize, idiom: Device.Idiom, os: OSVersion) -> Double {
        if let fixed = accessoryCornerRadius[family] { return fixed.value }
        if family.isAccessory { return min(canvas.width, canvas.height) / 2 }
        return widgetCornerRadius.first { $0.idiom == idiom && $0.os == os }?.value ?? 0
    }
}
