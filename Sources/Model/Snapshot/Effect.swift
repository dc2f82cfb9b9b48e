import Foundation
import Geometry

/// What happens to a node's drawing and children together, in snapshot coordinates.
public enum Effect: Hashable, Codable, Sendable {
    case opacity(Double)
    case clip(Outline, evenOdd: Bool)
    case transform(CGAffineTransform)
    /// Turned in space, or by more than half a turn.
    case rotation(SpatialRotation)
    /// A transformation with perspective.
    case projection(Projection)
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

extension Effect {
    /// How it moves what it is applied to; nil where it moves nothing.
    public var projection: Projection? {
        switch self {
        case .transform(let transform): Projection(transform)
        case .rotation(let rotation): rotation.projection
        case .projection(let projection): projection
        case .opacity, .clip, .blur, .shadow, .blend, .compositingGroup, .color, .mask, .accentable, .backdropRoot: nil
        }
    }

    /// The same near a point, without perspective; nil where it moves nothing.
    public func transform(around point: CGPoint) -> CGAffineTransform? {
        if case .transform(let transform) = self { return transform }
        return projection.flatMap { $0.affine ?? $0.affine(around: point) }
    }
}

extension SnapshotNode {
    /// From the coordinates in which it draws to those of the node around it; without perspective, as it is at its middle.
    public var transform: CGAffineTransform {
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        return effects.reduce(.identity) { matrix, effect in
            effect.transform(around: middle.applying(matrix)).map { matrix.concatenating($0) } ?? matrix
        }
    }
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
