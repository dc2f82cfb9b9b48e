import Foundation

/// A place of controls, by the name of its presentation.
public enum ControlPlaceName: String, Sendable, Codable, CaseIterable, CodingKeyRepresentable {
    /// Two tiles of Control Center beside each other.
    case control
    /// One tile of Control Center.
    case controlSmall
    /// Four tiles of Control Center.
    case controlLarge
    /// The Lock Screen, and the Action button's screen.
    case controlLockScreen
}

/// How large a control is in a place, in points.
public struct ControlGeometry: Sendable, Equatable {
    public var size: CGSize
    public var cornerRadius: Double
    /// Whether the ends are half circles.
    public var isCapsule: Bool { cornerRadius * 2 >= min(size.width, size.height) }
}

extension Device {
    /// The geometry of a control in a place; nil where the device does not show controls there.
    public func geometry(of place: ControlPlaceName) -> ControlGeometry? {
        guard let entry = ControlData.standard.places[place], entry.idioms.contains(idiom) else { return nil }
        return ControlGeometry(size: CGSize(width: entry.width, height: entry.height), cornerRadius: entry.cornerRadius)
    }
}

/// The numbers of `controls.json`.
private struct ControlData: Decodable, Sendable {
    static let standard = DeviceData.load(ControlData.self, from: "controls")

    struct Place: Decodable, Sendable {
        var width, height, cornerRadius: Double
        var idioms: [Device.Idiom]
    }

    var places: [ControlPlaceName: Place]
}
