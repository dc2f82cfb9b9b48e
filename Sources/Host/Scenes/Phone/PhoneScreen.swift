import Devices
import Foundation
import Geometry
import Snapshot

extension SceneRequest {
    /// Refuses devices whose screens are not known.
    func needsPhone() throws(SceneProblem) {
        guard device.idiom == .phone else { throw SceneProblem(self, "only the screens of iPhones are known; name one with --device") }
    }

    /// The screen of the phone, portrait, with its wallpaper.
    func phoneStage(role: String) -> SceneStage {
        var stage = SceneStage(self, size: device.screen, scale: device.scale, role: role)
        stage.cornerRadius = device.cornerRadius
        stage.addWallpaper()
        return stage
    }
}

/// The line at the lower edge of phones without a home button.
enum HomeIndicator {
    static func draw(on stage: inout SceneStage, device: Device, ink: RGBA = .white) {
        guard device.safeAreaBottom > 0 else { return }
        let metrics = LockScreenMetrics.standard.homeIndicator
        let width = (stage.size.width * metrics.widthShare).rounded()
        let frame = CGRect(
            x: (stage.size.width - width) / 2, y: stage.size.height - metrics.bottom - metrics.height, width: width, height: metrics.height)
        stage.add("HomeIndicator", frame, [.fill(.capsule(frame), .color(ink), evenOdd: false)])
    }
}
