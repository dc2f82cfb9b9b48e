import FoundationOverlay
import UIKit

/// How what is drawn meets what is there.
public enum NSCompositingOperation: UInt, Sendable {
    case clear, copy, sourceOver, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor
    case plusDarker, plusLighter = 13
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
    case hue = 26
    case saturation, color, luminosity

    var blendMode: CGBlendMode {
        switch self {
        case .clear: .clear
        case .copy: .copy
        case .sourceOver: .normal
        case .sourceIn: .sourceIn
        case .sourceOut: .sourceOut
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationIn: .destinationIn
        case .destinationOut: .destinationOut
        case .destinationAtop: .destinationAtop
        case .xor: .xor
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        }
    }
}

extension NSImage {
    /// Draws into the current context; does nothing without one.
    public func draw(in rect: NSRect) { draw(in: rect, from: .zero, operation: .sourceOver, fraction: 1) }

    public func draw(at point: NSPoint, from source: NSRect, operation: NSCompositingOperation, fraction: CGFloat) {
        draw(in: NSRect(origin: point, size: source.isEmpty ? size : source.size), from: source, operation: operation, fraction: fraction)
    }

    /// Draws a part of the picture, the whole one where `source` is empty.
    public func draw(in rect: NSRect, from source: NSRect, operation: NSCompositingOperation, fraction: CGFloat) {
        guard let context = NSGraphicsContext.current, let whole = cgImage(forProposedRect: nil, context: nil, hints: nil) else { return }
        let image = source.isEmpty ? whole : whole.cropping(to: pixels(of: source, in: whole))
        guard let image else { return }
        context.cgContext.saveGState()
        context.cgContext.setBlendMode(operation.blendMode)
        context.cgContext.setAlpha(fraction)
        context.cgContext._draw(image, in: rect, topAtMinimumY: context.isFlipped)
        context.cgContext.restoreGState()
    }

    public func draw(
        in rect: NSRect, from source: NSRect, operation: NSCompositingOperation, fraction: CGFloat, respectFlipped: Bool,
        hints: [NSImageRep.HintKey: Any]?
    ) { draw(in: rect, from: source, operation: operation, fraction: fraction) }

    private func pixels(of part: NSRect, in image: CGImage) -> CGRect {
        let (x, y) = (CGFloat(image.width) / max(size.width, 1), CGFloat(image.height) / max(size.height, 1))
        return CGRect(x: part.minX * x, y: (size.height - part.maxY) * y, width: part.width * x, height: part.height * y)
    }
}
