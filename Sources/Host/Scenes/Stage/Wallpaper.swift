import Foundation
import Geometry
import IsletModel
import Snapshot

/// The picture behind everything: gradients of Islet's own.
struct Wallpaper: Decodable, Sendable {
    static let standard: Wallpaper = SceneData.load("wallpaper")

    /// From top to bottom.
    @Sourced var light: [[Double]]
    @Sourced var dark: [[Double]]
    @Sourced var alwaysOn: [[Double]]
    /// In the upper right, fading outwards.
    @Sourced var glow: [Double]
}

extension SceneStage {
    /// Fills the screen with the wallpaper.
    ///
    /// - Parameter height: Of the screen whose upper part this is.
    mutating func addWallpaper(height: Double? = nil) {
        let wallpaper = Wallpaper.standard
        let context = snapshot.context
        let colors = (context.isLuminanceReduced ? wallpaper.alwaysOn : context.isDark ? wallpaper.dark : wallpaper.light).map(RGBA.init(_:))
        let frame = CGRect(origin: .zero, size: size)
        let full = CGSize(width: size.width, height: height ?? size.height)
        let ramp = GradientRamp(stops: colors.enumerated().map { .init(color: $1, location: Double($0) / Double(max(colors.count - 1, 1))) })
        var drawing: [Drawing] = [
            .fill(.rect(frame), .linearGradient(ramp, start: .zero, end: CGPoint(x: full.width * 0.2, y: full.height)), evenOdd: false)
        ]
        if !context.isLuminanceReduced {
            let glow = RGBA(wallpaper.glow)
            let fading = GradientRamp(stops: [.init(color: glow, location: 0), .init(color: glow.multiplyingAlpha(by: 0), location: 1)])
            let center = CGPoint(x: full.width * 0.85, y: full.height * 0.12)
            drawing.append(
                .fill(.rect(frame), .radialGradient(fading, center: center, startRadius: 0, endRadius: full.width * 0.9), evenOdd: false))
        }
        add("Wallpaper", frame, drawing)
    }
}
