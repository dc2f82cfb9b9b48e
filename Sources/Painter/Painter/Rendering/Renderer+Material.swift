import CRaster
import Foundation
import Geometry
import Snapshot

extension Renderer {
    /// What lies behind, blurred and saturated, below the material's own colour.
    func materialPixels(_ material: MaterialPaint, in box: PixelBox) throws -> Surface {
        let recipe = look.materials
        let isGlass = [.glass, .clearGlass, .barGlass].contains(material.thickness)
        let overlay = overlayColor(material)
        if let flat = mapping.flatColor(isAccent: isAccent) {
            let surface = try scratch(box)
            cr_make_opaque(surface.pixels)
            let color = flat.multiplyingAlpha(by: overlay.alpha)
            cr_tint(surface.pixels, color.red, color.green, color.blue, color.alpha)
            return surface
        }
        let sigma = (isGlass ? recipe.glassBlurSigma : recipe.blurSigma) * scale
        let backdrop = try backdrop(box.expanded(by: BlurReach.pixels(sigma)))
        let surface = try scratch(box)
        if !backdrop.isClear {
            guard cr_blur(backdrop.pixels, sigma, 1) != 0 else { throw PaintError.outOfMemory }
            cr_copy(surface.pixels, backdrop.pixels)
            cr_color_matrix(surface.pixels, ColorMatrix.saturation(isGlass ? recipe.glassSaturation : recipe.saturation))
        }
        try cover(surface, with: overlay)
        if let tint = material.tint?.limited { try cover(surface, with: tint.multiplyingAlpha(by: recipe.tintStrength)) }
        return surface
    }

    private func overlayColor(_ material: MaterialPaint) -> RGBA {
        guard let overlay = look.materials.overlays[material.thickness.rawValue] else { return RGBA.white.multiplyingAlpha(by: 0.5) }
        let numbers = material.isDark ? overlay.dark : overlay.light
        return RGBA(numbers[0], numbers[0], numbers[0], numbers[1])
    }

    private func cover(_ surface: Surface, with color: RGBA) throws {
        let layer = try scratch(surface.box)
        cr_make_opaque(layer.pixels)
        cr_tint(layer.pixels, color.red, color.green, color.blue, color.alpha)
        cr_over(surface.pixels, layer.pixels, 255)
    }

    /// All layers below that belong to the same picture, flattened. Beyond the lowest surface there is nothing.
    private func backdrop(_ box: PixelBox) throws -> Surface {
        let layers = canvases[lowestBackdrop...]
        let seen = layers.first.map { box.intersection($0.surface.box) } ?? .empty
        let surface = try scratch(seen)
        for canvas in layers { cr_over(surface.pixels, canvas.surface.pixels, 255) }
        return surface
    }
}
