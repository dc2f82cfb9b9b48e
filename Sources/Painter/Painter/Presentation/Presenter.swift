import CRaster
import Foundation
import Geometry
import Snapshot

/// Puts a snapshot on its background and into its shape.
struct Presenter {
    let snapshot: Snapshot
    let options: PaintOptions
    let look: Look

    /// What is filled below the content, from the bottom up, and whether the widget's own background is shown.
    struct Ground {
        var wallpaper: [Paint] = []
        var platter: [Paint] = []
        var showsContainerBackground = false
    }

    var ground: Ground {
        var ground = Ground()
        let context = snapshot.context
        switch options.wallpaper {
        case .transparent: break
        case .color(let color): ground.wallpaper = [.color(color)]
        case .gradient(let colors): ground.wallpaper = [Self.gradient(colors, height: snapshot.size.height)]
        }
        ground.showsContainerBackground = options.showsContainerBackground ?? (context.renderingMode == .fullColor)
        switch options.base {
        case .none: break
        case .color(let color): ground.platter = [.color(color)]
        case .automatic: ground.platter = platter(context)
        }
        return ground
    }

    private func platter(_ context: SnapshotContext) -> [Paint] {
        let hasWallpaper = options.wallpaper != .transparent
        switch context.renderingMode {
        case .fullColor: return [.color((context.isDark ? look.base.dark : look.base.light).color)]
        case .vibrant: return hasWallpaper ? [] : [.color(look.vibrant.platter.color)]
        case .accented where context.hasGlass:
            let recipe = look.accented26
            let glass = recipe.glass?.color ?? RGBA.clear
            return (hasWallpaper ? [] : [.color(recipe.platter.color)]) + [.color(glass.mixed(with: context.tint, share: recipe.glassTintShare ?? 0))]
        case .accented:
            return [.color(look.accented18.platter.color.mixed(with: context.tint, share: look.accented18.platterTintShare ?? 0))]
        }
    }

    private static func gradient(_ colors: [RGBA], height: Double) -> Paint {
        let last = Double(max(colors.count - 1, 1))
        let stops = colors.enumerated().map { GradientRamp.Stop(color: $1, location: Double($0) / last) }
        return .linearGradient(GradientRamp(stops: stops), start: .zero, end: CGPoint(x: 0, y: height))
    }

    /// The whole picture.
    func draw(_ renderer: Renderer) throws {
        let ground = ground
        let frame = Outline.rect(CGRect(origin: .zero, size: snapshot.size))
        try renderer.unmapped {
            for paint in ground.wallpaper { try renderer.fill(frame, paint, evenOdd: false) }
        }
        guard options.shape != .rect else { return try drawInside(renderer, ground, frame) }
        let outline = options.shape.outline(in: snapshot.size)
        if ground.wallpaper.isEmpty {
            try drawInside(renderer, ground, frame)
            return try renderer.cut(to: outline)
        }
        let surface = try renderer.layer(renderer.canvas.surface.box) { try drawInside(renderer, ground, frame) }
        renderer.canvas.fill(FlatPath(outline), renderer.matrix, evenOdd: false, Source(color: .white, surface: surface))
    }

    private func drawInside(_ renderer: Renderer, _ ground: Ground, _ frame: Outline) throws {
        if !ground.showsContainerBackground || !renderer.hidesWhatLiesBelow(snapshot.containerBackground) {
            try renderer.unmapped {
                for paint in ground.platter { try renderer.fill(frame, paint, evenOdd: false) }
            }
        }
        if snapshot.context.renderingMode == .vibrant {
            try drawVibrant(renderer, ground)
        } else {
            try drawContent(renderer, ground)
        }
        if snapshot.context.isLuminanceReduced {
            let dimmed = look.reducedLuminance.brightness
            cr_color_matrix(renderer.canvas.surface.pixels, [dimmed, 0, 0, 0, 0, dimmed, 0, 0, 0, 0, dimmed, 0])
        }
    }

    private func drawContent(_ renderer: Renderer, _ ground: Ground) throws {
        if ground.showsContainerBackground, let background = snapshot.containerBackground { try renderer.paint(background) }
        try renderer.paint(snapshot.root)
    }

    /// White whose opacity follows luminance.
    private func drawVibrant(_ renderer: Renderer, _ ground: Ground) throws {
        let recipe = look.vibrant
        let surface = try renderer.layer(renderer.canvas.surface.box) { try drawContent(renderer, ground) }
        cr_luminance_to_alpha(surface.pixels, recipe.floor * recipe.strength, (1 - recipe.floor) * recipe.strength, 1, 1, 1)
        try renderer.composite(surface)
    }
}
