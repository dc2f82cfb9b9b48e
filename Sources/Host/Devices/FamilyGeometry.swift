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
        guard let size = families(os: os)[family] else { return nil }
        let places = WidgetPlaces.standard
        return FamilyGeometry(
            family: family, canvas: size.canvas, size: size.device, contentMargin: places.contentMargin(at: usualPlace(of: family)),
            cornerRadius: places.cornerRadius(of: family, canvas: size.canvas, idiom: idiom, os: os),
            showsContainerBackground: family.hasContainerBackground || idiom == .vision)
    }

    /// The corner of a watch face that a corner complication is drawn in with its label; nil for other families and devices.
    public func faceCorner(of family: WidgetFamily) -> CGSize? {
        guard idiom == .watch, family == .accessoryCorner else { return nil }
        let side = (screen.width * WidgetPlaces.standard.faceCorner.value).rounded()
        return CGSize(width: side, height: side)
    }

    private func usualPlace(of family: WidgetFamily) -> WidgetSurface {
        switch idiom {
        case .phone, .pad: family.isAccessory ? .lockScreen : .homeScreen
        case .watch: .watchFace
        case .mac: .desktop
        case .vision: .surface
        }
    }
}

/// Where widgets are shown, as far as margins go.
public enum WidgetSurface: String, Sendable, Codable, CodingKeyRepresentable {
    case homeScreen, desktop, padLockScreen, standBy, lockScreen, surface, watch, watchFace
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
    /// The side of the square that is drawn of a face around a corner complication, in widths of the watch.
    var faceCorner: Sourced<Double>
    var widgetCornerRadius: [Corner]
    var accessoryCornerRadius: [WidgetFamily: Sourced<Double>]

    public func contentMargin(at place: WidgetSurface) -> Double { places[place]?.contentMargin.value ?? 0 }

    func cornerRadius(of family: WidgetFamily, canvas: CGSize, idiom: Device.Idiom, os: OSVersion) -> Double {
        if let fixed = accessoryCornerRadius[family] { return fixed.value }
        if family.isAccessory { return min(canvas.width, canvas.height) / 2 }
        return widgetCornerRadius.filter { $0.idiom == idiom }.newest(for: os, of: \.os)?.value ?? 0
    }
}
