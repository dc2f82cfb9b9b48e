import CRaster
import Foundation
import Geometry
import Snapshot

extension Renderer {
    /// Applies one effect to a node with its first `count` effects.
    func apply(_ effect: Effect, to node: SnapshotNode, effects count: Int) throws {
        switch effect {
        case .opacity(let amount): try fade(amount, node, count)
        case .clip(let outline, let evenOdd): try clip(outline, evenOdd: evenOdd, node, count)
        case .transform(let transform): try transformed(transform) { try paint(node, effects: count) }
        case .rotation(let rotation): try projected(rotation.projection, node, count)
        case .projection(let projection): try projected(projection, node, count)
        case .blur(let radius, let isOpaque): try blur(radius, isOpaque: isOpaque, node, count)
        case .shadow(let color, let radius, let offset): try shadow(color, radius: radius, offset: offset, node, count)
        case .blend(let mode): try group(node, count) { try composite($0, mode) }
        case .compositingGroup:
            if node.isSingleDrawing(effects: count) { return try paint(node, effects: count) }
            try group(node, count) { try composite($0) }
        case .color(let effect): try recolor(effect, node, count)
        case .mask(let nodes): try mask(nodes, node, count)
        case .accentable:
            let outer = isAccent
            isAccent = true
            defer { isAccent = outer }
            try paint(node, effects: count)
        case .backdropRoot:
            guard node.hasMaterial() else { return try paint(node, effects: count) }
            let outer = lowestBackdrop
            lowestBackdrop = canvases.count
            defer { lowestBackdrop = outer }
            // Blurs end at the picture's edge: no pixel around it belongs to the layer.
            let box = contentBox(node, count).intersection(PixelBox(nearest: node.frame.applying(matrix)))
            if !box.isEmpty { try composite(try layer(box) { try paint(node, effects: count) }) }
        }
    }

    func transformed(_ transform: CGAffineTransform, _ draw: () throws -> Void) rethrows {
        let outer = matrix
        matrix = transform.concatenating(outer)
        defer { matrix = outer }
        if matrix.isUsable { try draw() }
    }

    private func fade(_ amount: Double, _ node: SnapshotNode, _ count: Int) throws {
        let limited = amount > 0 ? min(amount, 1) : 0
        guard limited > 0 else { return }
        if limited == 1 { return try paint(node, effects: count) }
        if node.isSingleDrawing(effects: count) {
            let outer = opacity
            opacity *= limited
            defer { opacity = outer }
            return try paint(node, effects: count)
        }
        let outer = opacity
        try group(node, count) { surface in
            opacity = outer * limited
            defer { opacity = outer }
            try composite(surface)
        }
    }

    private func clip(_ outline: Outline, evenOdd: Bool, _ node: SnapshotNode, _ count: Int) throws {
        let path = FlatPath(outline)
        if node.isSingleDrawing(effects: count) || isPixelAligned(outline) {
            canvas.save()
            defer { canvas.restore() }
            canvas.clip(path, matrix, evenOdd: evenOdd)
            return try paint(node, effects: count)
        }
        let box = contentBox(node, count).intersection(visibleBox(outline.bounds))
        guard !box.isEmpty else { return }
        let surface = try layer(box) { try paint(node, effects: count) }
        canvas.fill(path, matrix, evenOdd: evenOdd, Source(color: RGBA.white.multiplyingAlpha(by: opacity), surface: surface))
    }

    private func isPixelAligned(_ outline: Outline) -> Bool {
        guard case .rect(let rect) = outline, matrix.isUpright else { return false }
        let device = rect.applying(matrix)
        return [device.minX, device.minY, device.maxX, device.maxY].allSatisfy { abs($0 - $0.rounded()) < 1.0 / 256 }
    }

    private func blur(_ radius: Double, isOpaque: Bool, _ node: SnapshotNode, _ count: Int) throws {
        let sigma = radius.finite * scale
        guard sigma > 0.05 else { return try paint(node, effects: count) }
        let reach = BlurReach.pixels(sigma)
        let content = contentBox(node, count, reach: reach)
        let box = isOpaque ? content : content.expanded(by: reach).intersection(canvas.clipBox.expanded(by: reach))
        guard !box.isEmpty else { return }
        let surface = try layer(box) { try paint(node, effects: count) }
        if isOpaque { cr_make_opaque(surface.pixels) }
        guard cr_blur(surface.pixels, sigma, isOpaque ? 1 : 0) != 0 else { throw PaintError.outOfMemory }
        try composite(surface)
    }

    private func shadow(_ color: RGBA, radius: Double, offset: CGSize, _ node: SnapshotNode, _ count: Int) throws {
        let tint = mapped(color)
        let sigma = Look.shared.shadow.sigma(radius: radius) * scale
        let shift = CGSize(width: Double(offset.width).finite, height: Double(offset.height).finite).applying(matrix)
        let (dx, dy) = (PixelBox.whole(shift.width, .toNearestOrAwayFromZero), PixelBox.whole(shift.height, .toNearestOrAwayFromZero))
        let reach = BlurReach.pixels(sigma)
        guard tint.alpha > 0 else { return try paint(node, effects: count) }
        let box = contentBox(node, count, reach: reach + max(abs(dx), abs(dy)))
        guard !box.isEmpty else { return }
        let content = try layer(box) { try paint(node, effects: count) }
        let place = box.offset(x: dx, y: dy).expanded(by: reach).intersection(canvas.clipBox.expanded(by: reach))
        if !place.isEmpty {
            let shade = try scratch(place)
            var moved = content.pixels
            moved.x += Int32(dx)
            moved.y += Int32(dy)
            cr_copy(shade.pixels, moved)
            guard cr_blur(shade.pixels, sigma, 0) != 0 else { throw PaintError.outOfMemory }
            cr_tint(shade.pixels, tint.red, tint.green, tint.blue, tint.alpha)
            try composite(shade)
        }
        try composite(content)
    }

    private func recolor(_ effect: ColorEffect, _ node: SnapshotNode, _ count: Int) throws {
        try group(node, count) { surface in
            if let matrix = ColorMatrix(effect) {
                cr_color_matrix(surface.pixels, matrix.rows)
            } else {
                cr_luminance_to_alpha(surface.pixels, 0, 1, 0, 0, 0)
            }
            try composite(surface)
        }
    }

    private func mask(_ nodes: [SnapshotNode], _ node: SnapshotNode, _ count: Int) throws {
        try group(node, count) { surface in
            let coverage = try layer(surface.box) {
                for mask in nodes { try paint(mask) }
            }
            cr_multiply_alpha(surface.pixels, coverage.pixels)
            try composite(surface)
        }
    }

    /// Draws the node on a layer of its own and hands it over.
    private func group(_ node: SnapshotNode, _ count: Int, _ use: (Surface) throws -> Void) throws {
        let box = contentBox(node, count)
        guard !box.isEmpty else { return }
        try use(try layer(box) { try paint(node, effects: count) })
    }

    /// The pixels the node touches and that are seen, or come to be seen when they are moved by `reach`.
    private func contentBox(_ node: SnapshotNode, _ count: Int, reach: Int = 0) -> PixelBox {
        let seen = canvas.clipBox
        guard !seen.isEmpty else { return .empty }
        return NodeBounds.box(of: node, effects: count, matrix: matrix).intersection(seen.expanded(by: reach))
    }

    /// Lays a surface over what is there.
    func composite(_ surface: Surface, _ mode: BlendMode = .normal) throws {
        let box = canvas.clipBox
        if mode == .plusDarker {
            cr_plus_darker(canvas.surface.pixels(in: box), surface.pixels, Int32((opacity * 255).rounded()))
            return
        }
        canvas.paint(Source(color: RGBA.white.multiplyingAlpha(by: opacity), surface: surface, blend: mode))
    }
}

extension SnapshotNode {
    /// Whether it, or a view in it, draws with a material.
    func hasMaterial(level: Int = 0) -> Bool {
        guard level < Painter.mostLevels else { return false }
        return drawing.contains(where: \.hasMaterial) || children.contains { $0.hasMaterial(level: level + 1) }
    }
}

/// How far a blur is seen.
enum BlurReach {
    /// Pixels; a wider blur is drawn like this one.
    static let most = 400.0

    static func pixels(_ sigma: Double) -> Int { sigma > 0.05 ? Int((min(sigma, most) * 3).rounded(.up)) + 2 : 0 }
}

extension SnapshotNode {
    /// Whether the node with its first `count` effects makes one drawing that does not overlap itself, so that opacity and
    /// clipping may act on the drawing alone.
    func isSingleDrawing(effects count: Int) -> Bool {
        var (node, count) = (self, count)
        for _ in 0..<16 {
            for effect in node.effects.prefix(count) {
                switch effect {
                case .rotation, .projection: if effect.perspective != nil { return false }
                case .opacity, .accentable, .transform, .compositingGroup, .backdropRoot: continue
                default: return false
                }
            }
            if node.drawing.isEmpty, node.children.count == 1 {
                node = node.children[0]
                count = node.effects.count
                continue
            }
            return node.children.isEmpty && node.drawing.count == 1 && node.drawing[0].isFlat
        }
        return false
    }
}

extension Drawing {
    var isFlat: Bool {
        switch self {
        case .text(let text): text.underlays.isEmpty && text.overlays.isEmpty
        case .dynamicText(let text):
            text.text.runs.allSatisfy { $0.style.backgroundPaint == nil && $0.style.underline == nil && $0.style.strikethrough == nil }
        default: true
        }
    }
}
