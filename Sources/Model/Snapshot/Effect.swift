import Foundation
import Geometry

/// What happens to a node's drawing and children together, in snapshot coordinates.
public enum Effect: Hashable, Codable, Sendable {
    case opacity(Double)
    case clip(Outline, evenOdd: Bool)
    case transform(CGAffineTransform)
    /// Gaussian blur; radius in points.
    case blur(radius: Double, isOpaque: Bool)
    case shadow(RGBA, radius: Double, offset: CGSize)
    case blend(BlendMode)
    case compositingGroup
    case color(ColorEffect)
    /// The node is shown where the mask is opaque.
    case mask([SnapshotNode])
    /// Drawn in the tint colour in the accented rendering mode.
    case accentable
    /// A picture of its own among others: materials inside show what lies below them inside, and nothing beyond.
    case backdropRoot
}

/// A change of colours, without neighbours.
public enum ColorEffect: Hashable, Codable, Sendable {
    case brightness(Double)
    case contrast(Double)
    case saturation(Double)
    case grayscale(Double)
    /// Degrees.
    case hueRotation(Double)
    case invert
    case multiply(RGBA)
    case luminanceToAlpha
}

/// How a layer is combined with what lies below; Apple's names.
public enum BlendMode: String, Hashable, Codable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
    case hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
    /// Those that only canvases have.
    case clear, copy, sourceIn, sourceOut, destinationIn, destinationAtop, xor
}
