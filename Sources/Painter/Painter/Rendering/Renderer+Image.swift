import CRaster
import Foundation
import Geometry
import Snapshot

extension Renderer {
    func paint(_ image: ImageDrawing, identity: String) throws {
        guard let surface = try shownPixels(of: image, identity: identity) else { return }
        canvas.save()
        defer { canvas.restore() }
        if matrix.isUpright { canvas.clip(FlatPath(.rect(image.rect)), matrix, evenOdd: false) }
        if let template = image.template {
            guard let source = try source(template, over: image.rect) else { return }
            return canvas.mask(surface, source)
        }
        try paint(surface, image.accentedRendering)
    }

    /// Paints pixels in the way that the rendering mode treats pictures.
    private func paint(_ surface: Surface, _ rendering: String?) throws {
        guard case .flat(let content, let accent) = mapping, rendering != "fullColor" else { return try composite(surface) }
        switch rendering {
        case "desaturated", "accentedDesaturated":
            let color = rendering == "desaturated" ? content : accent
            let copy = try scratch(surface.box, cleared: false)
            cr_copy(copy.pixels, surface.pixels)
            cr_luminance_to_alpha(copy.pixels, 0, 1, color.red, color.green, color.blue)
            try composite(copy)
        default:
            let color = rendering == "accented" || isAccent ? accent : content
            canvas.mask(surface, Source(color: color.multiplyingAlpha(by: opacity)))
        }
    }

    /// The picture's pixels in device space, as far as they are seen; nil where nothing is.
    private func shownPixels(of image: ImageDrawing, identity: String) throws -> Surface? {
        guard matrix.isUsable, image.rect.width > 0, image.rect.height > 0 else { return nil }
        let box = visibleBox(image.rect)
        guard !box.isEmpty, let resource = resource(image, identity) else { return nil }
        let shown = image.rect.applying(CGAffineTransform(scaleX: matrix.axisScales.width, y: matrix.axisScales.height))
        let picture = stores.pictures.key(for: resource, size: shown.size)
        var drawing = image
        drawing.template = nil
        let key = PictureStore.ScaledKey(picture: picture, drawing: drawing, matrix: matrix, box: box)
        do {
            return try stores.pictures.scaled(key) {
                let pixels = try stores.pictures.picture(picture)
                return try placedPixels(pixels, drawing, sourceScale: sourceScale(of: image, resource, pixels)) ?? Surface(.empty)
            }
        } catch let error as PaintError {
            throw error
        } catch {
            report(.undecodableImage, "a picture was left out: \(error)", at: identity)
            return nil
        }
    }

    private func resource(_ image: ImageDrawing, _ identity: String?) -> ImageResource? {
        if let resource = snapshot.images[image.image] { return resource }
        report(.missingImage, "\(PictureError.unknownKey(image.image))", at: identity)
        return nil
    }

    /// Decoded pixels per point of the source.
    private func sourceScale(of image: ImageDrawing, _ resource: ImageResource, _ pixels: Surface) -> Double {
        let declared = resource.pixelSize.width
        let zoom = declared > 0 && declared.isFinite ? Double(pixels.box.width) / declared : 1
        return min(max(image.sourceScale.finite * zoom, 0.01), 1000)
    }

    /// `pixels` drawn into the drawing's rectangle; nil where nothing is seen.
    func placedPixels(_ pixels: Surface, _ drawing: ImageDrawing, sourceScale: Double) throws -> Surface? {
        let box = visibleBox(drawing.rect)
        guard !box.isEmpty else { return nil }
        if matrix.isUpright, !drawing.isFlippedHorizontally {
            let surface = try scratch(box, cleared: false)
            let target = drawing.rect.applying(matrix)
            try PicturePieces(drawing, source: pixels.box, sourceScale: sourceScale, target: target, zoom: matrix.axisScales).draw(
                pixels, on: surface)
            return surface
        }
        return try turnedPixels(pixels, drawing, sourceScale: sourceScale, in: box)
    }

    /// Draws the picture upright at the size it is shown at, then turns it.
    private func turnedPixels(_ pixels: Surface, _ drawing: ImageDrawing, sourceScale: Double, in box: PixelBox) throws -> Surface {
        let zoom = matrix.axisScales
        func side(_ length: Double) -> Int { max(1, min(4096, PixelBox.whole(length, .toNearestOrAwayFromZero))) }
        let upright = PixelBox(x0: 0, y0: 0, x1: side(drawing.rect.width * zoom.width), y1: side(drawing.rect.height * zoom.height))
        let flat = try scratch(upright, cleared: false)
        try PicturePieces(drawing, source: pixels.box, sourceScale: sourceScale, target: upright.rect, zoom: zoom).draw(pixels, on: flat)
        var toPixels = CGAffineTransform(translationX: -drawing.rect.minX, y: -drawing.rect.minY).concatenating(
            CGAffineTransform(scaleX: Double(upright.width) / drawing.rect.width, y: Double(upright.height) / drawing.rect.height))
        if drawing.isFlippedHorizontally {
            toPixels = toPixels.concatenating(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: Double(upright.width), ty: 0))
        }
        let surface = try scratch(box, cleared: false)
        cr_transform(surface.pixels, flat.pixels, cr_matrix(matrix.inverted().concatenating(toPixels)), drawing.interpolation.filter)
        return surface
    }

    /// A picture as a paint: repeated in all directions from its rectangle.
    func tiledPixels(_ image: ImageDrawing, in box: PixelBox) throws -> Surface? {
        guard image.rect.width > 0, image.rect.height > 0, let resource = resource(image, nil), matrix.isUsable else { return nil }
        let device = image.rect.applying(matrix)
        let tile = PixelBox(nearest: device)
        guard tile.area > 0, tile.area <= 16_000_000 else { return nil }
        do {
            let pixels = try stores.pictures.picture(stores.pictures.key(for: resource, size: device.size))
            let copy = try scratch(tile, cleared: false)
            let pieces = PicturePieces(image, source: pixels.box, sourceScale: 1, target: tile.rect, zoom: matrix.axisScales)
            try pieces.draw(pixels, on: copy)
            let surface = try scratch(box, cleared: false)
            cr_tile(surface.pixels, copy.pixels)
            return surface
        } catch let error as PaintError {
            throw error
        } catch {
            report(.undecodableImage, "a picture was left out: \(error)")
            return nil
        }
    }
}

extension ImageDrawing.Interpolation {
    var filter: cr_filter {
        switch self {
        case .none: CR_NEAREST
        case .low, .medium: CR_BILINEAR
        case .high: CR_BICUBIC
        }
    }
}

extension CGAffineTransform {
    /// By how much lengths along x and y grow.
    var axisScales: CGSize { CGSize(width: (a * a + b * b).squareRoot(), height: (c * c + d * d).squareRoot()) }
}
