import FoundationOverlay
import Geometry
import UIKit
import ViewEngine

/// A change of a view's transform that depends on its size.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier {
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// Effects never change the layout of an archived view.
    public func ignoredByLayout() -> Self { self }

    @MainActor public func body(content: Content) -> some View {
        nonisolated(unsafe) let effect = self
        return content.effect(.projection { effect.effectValue(size: $0).projection })
    }
}

/// A modifier whose change can be animated, in the first form of the API.
nonisolated public protocol AnimatableModifier: Animatable, ViewModifier {}

/// A 3 × 3 matrix.
public struct ProjectionTransform: Equatable, Sendable {
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

    public init() {}

    public init(_ m: CGAffineTransform) {
        (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    }

    public init(_ m: CATransform3D) {
        (m11, m12, m13) = (m.m11, m.m12, m.m14)
        (m21, m22, m23) = (m.m21, m.m22, m.m24)
        (m31, m32, m33) = (m.m41, m.m42, m.m44)
    }

    public var isIdentity: Bool { self == ProjectionTransform() }
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        ProjectionTransform(projection.concatenating(rhs.projection))
    }

    init(_ p: Projection) {
        (m11, m12, m13, m21, m22, m23, m31, m32, m33) = (p.m11, p.m12, p.m13, p.m21, p.m22, p.m23, p.m31, p.m32, p.m33)
    }

    var projection: Projection {
        var p = Projection()
        (p.m11, p.m12, p.m13, p.m21, p.m22, p.m23, p.m31, p.m32, p.m33) = (m11, m12, m13, m21, m22, m23, m31, m32, m33)
        return p
    }
}
