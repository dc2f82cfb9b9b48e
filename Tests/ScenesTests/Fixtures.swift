import Devices
import ExtensionProtocol
import Foundation
import Geometry
import IsletModel
import Scenes
import Snapshot

/// Views as an extension would have archived them, as small as possible.
enum Fixtures {
    /// 9 June 2025, 9:41 UTC.
    static let moment = Date(timeIntervalSince1970: 1_749_462_060)

    static func view(
        _ width: Double, _ height: Double, _ name: String, color: RGBA = RGBA(52, 199, 89), mode: SnapshotContext.RenderingMode = .fullColor
    ) -> Snapshot {
        let frame = CGRect(x: 0, y: 0, width: width, height: height)
        var root = SnapshotNode(identity: "0", role: "View", frame: frame, detail: name)
        root.drawing = [.fill(.ellipse(frame.insetBy(dx: min(width, height) * 0.25, dy: min(width, height) * 0.25)), .color(color), evenOdd: false)]
        var snapshot = Snapshot(
            size: frame.size, scale: 3, date: moment, context: SnapshotContext(isDark: true, renderingMode: mode), root: root)
        snapshot.activity = ActivityAppearance(idealSize: frame.size)
        return snapshot
    }

    static func activity(_ id: String, score: Double = 0, started: Double = 0, isStale: Bool = false) -> SceneActivity {
        var banner = view(371, 120, id + " banner", color: RGBA(255, 149, 0))
        banner.activity?.backgroundTint = RGBA(0, 64, 128)
        return SceneActivity(
            id: id,
            views: [
                .lockScreen: banner, .compactLeading: view(44, 36.67, id + " leading"), .compactTrailing: view(60, 36.67, id + " trailing"),
                .minimal: view(40, 36.67, id + " minimal"), .expanded: view(371, 140, id + " expanded"),
            ],
            small: [view(184, 80.5, id + " watch"), view(240, 78, id + " car")], isStale: isStale, relevanceScore: score,
            started: moment.addingTimeInterval(started))
    }

    static func widget(_ family: WidgetFamily, _ name: String, on device: Device, os: OSVersion = .standard) -> SceneWidget {
        let size = device.families(os: os)[family]?.canvas ?? .zero
        let mode: SnapshotContext.RenderingMode = family.isAccessory ? .vibrant : .fullColor
        return SceneWidget(name: name, family: family, snapshot: view(size.width, size.height, name, mode: mode))
    }

    static func request(_ kind: SceneKind, activities: Int = 0, device name: String = "iPhone 16") throws -> SceneRequest {
        var request = SceneRequest(kind, device: try Device.named(name), moment: moment)
        request.activities = (0..<activities).map { index in
            var shown = activity("activity\(index + 1)", started: Double(index))
            for presentation in [ActivityPresentation.compactLeading, .compactTrailing, .minimal] {
                shown.narrow[presentation] = view(110 / 3, 110 / 3, shown.id + " narrow")
            }
            return shown
        }
        return request
    }
}
