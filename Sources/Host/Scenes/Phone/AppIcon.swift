import Foundation
import Geometry
import Snapshot

/// An icon of Islet's own for an app: a colour that follows from its identifier, and the first letter of its name.
struct AppIcon {
    let app: SceneApp
    let frame: CGRect
    let cornerRadius: Double
    var style = HomeStyle.standard

    func draw(on stage: inout SceneStage) throws {
        let corner = CGSize(width: cornerRadius, height: cornerRadius)
        let hue = Double(app.id.utf8.reduce(5381) { ($0 &* 33 &+ Int($1)) & 0xFFFF }) / 65536
        let ramp = GradientRamp(stops: [.init(color: Self.color(hue, 0.98), location: 0), .init(color: Self.color(hue + 0.06, 0.72), location: 1)])
        var paints = [Paint.linearGradient(ramp, start: frame.origin, end: CGPoint(x: frame.maxX, y: frame.maxY))]
        if style != .standard { paints = stage.snapshot.context.accentedPlatter(isClear: style == .clear) }
        let shape = Outline.roundedRect(frame, cornerSize: corner, curve: .continuous)
        stage.add("AppIcon", frame, paints.map { .fill(shape, $0, evenOdd: false) }, detail: app.name)
        stage.name(.app, app.id, app.name, frame: frame)
        let line = SceneStage.Line(text: String(app.name.prefix(1)).uppercased(), size: frame.height / 2, weight: 600)
        try stage.add(line, at: CGPoint(x: frame.midX, y: frame.midY + frame.height * 0.18), role: "AppLetter")
    }

    /// A strong colour of a hue from 0 to 1.
    private static func color(_ hue: Double, _ brightness: Double) -> RGBA {
        let components = [0.0, 2, 1].map { third -> Double in
            let distance = abs((hue + third / 3).truncatingRemainder(dividingBy: 1) * 6 - 3)
            return brightness * (0.25 + 0.75 * min(max(distance - 1, 0), 1))
        }
        return RGBA(red: components[0], green: components[1], blue: components[2], alpha: 1)
    }
}
