import Snapshot
import ViewEngine

extension PaintSource {
    /// The paint with every opacity multiplied.
    func opacity(_ factor: Double) -> PaintSource {
        if factor == 1 { return self }
        let resolve = resolve
        var result = constant.map { PaintSource($0.opacity(factor)) } ?? PaintSource { resolve($0).opacity(factor) }
        result.shadows = shadows
        result.blend = blend
        return result
    }
}

extension Paint {
    func opacity(_ factor: Double) -> Paint {
        switch self {
        case .color(let color): .color(color.multiplyingAlpha(by: factor))
        case .linearGradient(let ramp, let start, let end): .linearGradient(ramp.opacity(factor), start: start, end: end)
        case .radialGradient(let ramp, let center, let r0, let r1):
            .radialGradient(ramp.opacity(factor), center: center, startRadius: r0, endRadius: r1)
        case .angularGradient(let ramp, let center, let a0, let a1):
            .angularGradient(ramp.opacity(factor), center: center, startAngle: a0, endAngle: a1)
        case .ellipticalGradient(let ramp, let bounds, let center, let f0, let f1):
            .ellipticalGradient(ramp.opacity(factor), bounds: bounds, center: center, startRadiusFraction: f0, endRadiusFraction: f1)
        case .meshGradient(var mesh):
            .meshGradient(
                {
                    mesh.colors = mesh.colors.map { $0.multiplyingAlpha(by: factor) }; return mesh
                }())
        case .material, .image: self
        }
    }
}

extension GradientRamp {
    func opacity(_ factor: Double) -> GradientRamp {
        GradientRamp(stops: stops.map { Stop(color: $0.color.multiplyingAlpha(by: factor), location: $0.location) }, colorSpace: colorSpace)
    }
}
