import Foundation
import Geometry
import Snapshot

extension SVGWriter {
    func presentation(_ presenter: Presenter) throws {
        let ground = presenter.ground
        let frame = Outline.rect(CGRect(origin: .zero, size: presenter.snapshot.size))
        try raster.unmapped {
            for paint in ground.wallpaper { try fill(frame, paint, evenOdd: false) }
        }
        let clip = clipPath(presenter.options.shape.outline(in: presenter.snapshot.size), evenOdd: false)
        var attributes = " clip-path=\"url(#\(clip))\""
        if presenter.snapshot.context.isLuminanceReduced {
            let dimmed = presenter.look.reducedLuminance.brightness
            attributes += filter(colorMatrix([dimmed, 0, 0, 0, 0, dimmed, 0, 0, 0, 0, dimmed, 0]))
        }
        try group(attributes) {
            try raster.unmapped {
                for paint in ground.platter { try fill(frame, paint, evenOdd: false) }
            }
            try content(presenter, ground)
        }
    }

    private func content(_ presenter: Presenter, _ ground: Presenter.Ground) throws {
        let snapshot = presenter.snapshot
        let recipe = presenter.look.vibrant
        let isVibrant = snapshot.context.renderingMode == .vibrant
        let strength = recipe.strength
        try group(isVibrant ? filter(luminanceToAlpha(floor: recipe.floor * strength, gain: (1 - recipe.floor) * strength, .white)) : "") {
            if ground.showsContainerBackground, let background = snapshot.containerBackground { try vectorOrRaster(background) }
            try vectorOrRaster(snapshot.root)
        }
    }

    private func vectorOrRaster(_ node: SnapshotNode) throws {
        if node.needsRaster(effects: node.effects.count) { try embed(node, effects: node.effects.count) } else { try self.node(node) }
    }

    /// Paints the node with its first `count` effects and embeds the picture.
    func embed(_ node: SnapshotNode, effects count: Int) throws {
        let box = NodeBounds.box(of: node, effects: count, matrix: raster.matrix).intersection(raster.canvas.surface.box)
        guard !box.isEmpty else { return }
        try embed(try raster.layer(box) { try raster.paint(node, effects: count) })
    }
}

extension SnapshotNode {
    /// Whether a blend that SVG lacks works on what this node draws below it.
    func needsRaster(effects count: Int, level: Int = 0) -> Bool {
        guard level < Painter.mostLevels else { return false }
        return children.contains { child in
            if child.effects.contains(where: { if case .blend(let mode) = $0 { mode.cssName == nil } else { false } }) { return true }
            return !child.isIsolated && child.needsRaster(effects: child.effects.count, level: level + 1)
        }
    }

    /// Whether blends inside do not reach what lies below the node.
    var isIsolated: Bool {
        effects.contains { effect in
            switch effect {
            case .clip, .transform, .rotation, .projection, .accentable, .backdropRoot: false
            case .opacity(let amount): amount < 1
            default: true
            }
        }
    }
}

extension BlendMode {
    /// The name of the mode in CSS; nil where it has none that viewers commonly know.
    var cssName: String? {
        switch self {
        case .normal: "normal"
        case .multiply: "multiply"
        case .screen: "screen"
        case .overlay: "overlay"
        case .darken: "darken"
        case .lighten: "lighten"
        case .colorDodge: "color-dodge"
        case .colorBurn: "color-burn"
        case .softLight: "soft-light"
        case .hardLight: "hard-light"
        case .difference: "difference"
        case .exclusion: "exclusion"
        case .hue: "hue"
        case .saturation: "saturation"
        case .color: "color"
        case .luminosity: "luminosity"
        case .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter, .clear, .copy, .sourceIn, .sourceOut, .destinationIn,
            .destinationAtop, .xor:
            nil
        }
    }
}
