import Foundation
import Geometry

extension Paint {
    /// The same paint with the points of gradients moved by `delta`.
    public func translated(by delta: CGVector) -> Paint {
        func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + delta.dx, y: point.y + delta.dy) }
        func moved(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: delta.dx, dy: delta.dy) }
        switch self {
        case .color, .material: return self
        case .linearGradient(let ramp, let start, let end): return .linearGradient(ramp, start: moved(start), end: moved(end))
        case .radialGradient(let ramp, let center, let start, let end):
            return .radialGradient(ramp, center: moved(center), startRadius: start, endRadius: end)
        case .angularGradient(let ramp, let center, let start, let end):
            return .angularGradient(ramp, center: moved(center), startAngle: start, endAngle: end)
        case .ellipticalGradient(let ramp, let bounds, let center, let start, let end):
            return .ellipticalGradient(ramp, bounds: moved(bounds), center: moved(center), startRadiusFraction: start, endRadiusFraction: end)
        case .meshGradient(var mesh):
            mesh.bounds = moved(mesh.bounds)
            return .meshGradient(mesh)
        case .image(var image):
            image.rect = moved(image.rect)
            return .image(image)
        }
    }
}
