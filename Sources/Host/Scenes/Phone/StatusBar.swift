import Devices
import Foundation
import Geometry
import Metrics
import Snapshot

/// The time, the signal and the battery at the upper edge of an iPhone.
struct StatusBar {
    let device: Device
    /// The Lock Screen shows no time here, and a hint at Control Center.
    var isLocked = false
    /// Of the signs.
    var ink = RGBA.white
    private let metrics = StatusBarMetrics.standard

    init(device: Device, isLocked: Bool = false, ink: RGBA = .white) {
        self.device = device
        self.isLocked = isLocked
        self.ink = ink
    }

    /// Distance of the bar's middle from the upper edge, in points.
    var middle: Double {
        if let island = device.island { return island.midY }
        return device.cornerRadius > 0 ? metrics.middleBelowNotch : metrics.middleWithoutNotch
    }

    func draw(on stage: inout SceneStage, time: String) throws {
        if !isLocked {
            let line = SceneStage.Line(text: time, size: metrics.time.size, weight: metrics.time.weight, color: ink)
            try stage.add(
                line, at: CGPoint(x: metrics.time.middle, y: middle + SystemFontMetrics.shared.capHeight * metrics.time.size / 2), role: "StatusTime")
        }
        let right = stage.size.width - (isLocked ? metrics.battery.rightWhenLocked : metrics.battery.right)
        let battery = CGRect(
            x: stage.pixel(right - metrics.battery.width), y: stage.pixel(middle - metrics.battery.height / 2), width: metrics.battery.width,
            height: metrics.battery.height)
        stage.add("Battery", battery, StatusGlyphs.battery(in: battery, ink))
        let signal = CGRect(
            x: battery.minX - metrics.gap - battery.height * 1.3, y: battery.minY, width: battery.height * 1.3, height: battery.height)
        stage.add("Wireless", signal, StatusGlyphs.wireless(in: signal, ink))
        guard isLocked, device.island != nil else { return }
        let hint = metrics.controlCenterHint
        let line = CGRect(
            x: stage.pixel(stage.size.width - hint.right - hint.width), y: stage.pixel(middle + hint.belowMiddle), width: hint.width,
            height: hint.height)
        stage.add("ControlCenterHint", line, [.fill(.capsule(line), .color(.white.multiplyingAlpha(by: 0.7)), evenOdd: false)])
    }
}

/// Islet's own drawings of the signs in the status bar.
enum StatusGlyphs {
    /// A full battery.
    static func battery(in frame: CGRect, _ ink: RGBA) -> [Drawing] {
        let body = CGRect(x: frame.minX, y: frame.minY, width: frame.width - 2.5, height: frame.height)
        let end = CGRect(x: body.maxX + 1, y: frame.midY - 2, width: 1.5, height: 4)
        let pale = Paint.color(ink.multiplyingAlpha(by: 0.4))
        return [
            .stroke(rounded(body.insetBy(dx: 0.5, dy: 0.5), 3.5), pale, StrokeLine(width: 1)),
            .fill(rounded(body.insetBy(dx: 2, dy: 2), 2.2), .color(ink), evenOdd: false),
            .fill(rounded(end, 0.75), pale, evenOdd: false),
        ]
    }

    /// Two arcs above a dot.
    static func wireless(in frame: CGRect, _ ink: RGBA) -> [Drawing] {
        let foot = CGPoint(x: frame.midX, y: frame.maxY - 1.5)
        let arcs = [0.42, 0.8].map { share -> Drawing in
            let arc = PathArc.elements(center: foot, radius: frame.height * share, start: -.pi * 3 / 4, sweep: .pi / 2, joins: false)
            return .stroke(.path(arc), .color(ink), StrokeLine(width: 2, cap: .round))
        }
        let dot = CGRect(x: foot.x - 1.5, y: foot.y - 1.5, width: 3, height: 3)
        return arcs + [.fill(.ellipse(dot), .color(ink), evenOdd: false)]
    }

    private static func rounded(_ frame: CGRect, _ radius: Double) -> Outline {
        .roundedRect(frame, cornerSize: CGSize(width: radius, height: radius), curve: .circular)
    }
}
