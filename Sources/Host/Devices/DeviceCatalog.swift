import Foundation
import IsletModel

/// The devices Islet knows, read from the module's data.
public struct DeviceCatalog: Sendable {
    public let devices: [Device]

    /// Every known device: iPhones, iPads, watches, then the Mac and Vision, newest first within each.
    public static let standard = DeviceCatalog()

    private init() {
        devices = ["iphone", "ipad", "watch", "mac", "vision"].flatMap { file in
            DeviceData.load(DeviceFile.self, from: file).devices.flatMap(\.expanded)
        }
    }

    public var names: [String] { devices.map(\.name) }
}

/// No device has the name that was asked for.
public struct UnknownDevice: Error, Equatable, CustomStringConvertible {
    public var name: String
    public var nearNames: [String]

    public var description: String {
        let hint =
            nearNames.isEmpty
            ? "known are, for example, iPhone 16, iPhone 17 Pro and iPad mini" : "did you mean \(nearNames.joined(separator: ", "))?"
        return "no device is called “\(name)”: \(hint)"
    }
}

extension Device {
    /// The device of this name; upper and lower case and spaces do not matter.
    public static func named(_ name: String) throws(UnknownDevice) -> Device {
        let catalog = DeviceCatalog.standard
        let wanted = key(name)
        if let device = catalog.devices.first(where: { key($0.name) == wanted }) { return device }
        throw UnknownDevice(name: name, nearNames: NearNames.of(name, in: catalog.names))
    }

    private static func key(_ name: String) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." }
    }
}

struct DeviceFile: Decodable {
    var devices: [DeviceRow]
}

/// Devices that share all their numbers.
struct DeviceRow: Decodable {
    struct SafeArea: Decodable {
        var top: Double
        var bottom: Double
        var trailing: Double?
    }

    struct Rectangle: Decodable {
        var x, y, width, height: Double
    }

    var names: [String]
    var idiom: Device.Idiom
    var screen: [Double]
    var scale: Double
    var safeArea: SafeArea
    var cornerRadius: Double
    var island: Rectangle?
    var families: [WidgetFamily: FamilySize]
    var unknown: String?

    var expanded: [Device] {
        var frames = WidgetFrames.standard.frames(idiom: idiom, screen: screen, scale: scale)
        frames[.iOS17, default: [:]].merge(families) { _, own in own }
        return names.map { name in
            Device(
                name: name, idiom: idiom, screen: CGSize(width: screen[0], height: screen[1]), scale: scale,
                safeAreaTop: safeArea.top, safeAreaBottom: safeArea.bottom, safeAreaTrailing: safeArea.trailing ?? 0, cornerRadius: cornerRadius,
                island: island.map { CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }, frames: frames, unknown: unknown)
        }
    }
}
