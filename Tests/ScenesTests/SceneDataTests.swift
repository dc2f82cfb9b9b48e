import Devices
import Foundation
import Scenes
import Testing

struct SceneDataTests {
    private var folder: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Sources/Host/Scenes/Data")
    }

    @Test func everyNumberNamesItsSourceAndConfidence() throws {
        var count = 0
        func check(_ value: Any, _ file: String) {
            if let found = value as? [String: Any], found["value"] != nil || found["columns"] != nil {
                count += 1
                #expect(["high", "medium", "low"].contains(found["confidence"] as? String), "\(file): \(found)")
                #expect((found["source"] as? String)?.isEmpty == false, "\(file): \(found)")
            } else {
                ((value as? [String: Any]).map { Array($0.values) } ?? value as? [Any] ?? []).forEach { check($0, file) }
            }
        }
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
            check(try JSONSerialization.jsonObject(with: Data(contentsOf: folder.appendingPathComponent(file))), file)
        }
        #expect(count > 80)
    }

    private static func isShown(_ kind: SceneKind, on device: Device, _ os: OSVersion) -> Bool {
        switch kind {
        case .island: device.island != nil
        case .islandLandscape: device.island != nil && os >= .iOS27
        case .home: device.unknown == nil
        case .lock, .standby, .watch, .carplay, .menubar: true
        }
    }

    @Test func everyPhoneHasAllOfItsScenes() throws {
        for device in DeviceCatalog.standard.devices where device.idiom == .phone {
            for os in OSVersion.allCases {
                for kind in SceneKind.allCases where Self.isShown(kind, on: device, os) {
                    var request = SceneRequest(kind, device: device, os: os, moment: Fixtures.moment)
                    request.widgets = [Fixtures.widget(.systemMedium, "W", on: device, os: os)]
                    let scene = try SceneComposer.compose(request)
                    #expect(scene.snapshot.diagnostics.isEmpty, "\(device.name), \(kind.rawValue)")
                    guard kind == .home, let widget = scene.snapshot.root.children.first(where: { $0.role == "Widget" }),
                        case .transform(let transform)? = widget.effects.last
                    else { continue }
                    #expect(transform.tx + widget.frame.width <= device.screen.width - transform.tx + 5, "\(device.name) is off the middle")
                    #expect(transform.ty >= device.safeAreaTop, "\(device.name)")
                }
            }
        }
    }
}
