import FoundationOverlay
import Metrics
import Snapshot
import ViewEngine

/// What a colour becomes: five factors for each of its components, the last one added.
public struct ColorMatrix: Equatable, Sendable {
    public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
    public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
    public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
    public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0
    public init() {}
}

extension GraphicsContext.Filter {
    /// - Support: accepted, without effect: reported as `unsupported-api`.
    public static func colorMatrix(_ matrix: ColorMatrix) -> GraphicsContext.Filter { none("colorMatrix") }
    /// - Support: accepted, without effect: reported as `unsupported-api`.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> GraphicsContext.Filter { none("alphaThreshold") }
    /// - Support: accepted, without effect: reported as `unsupported-api`.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> GraphicsContext.Filter { none("projectionTransform") }
    /// - Support: accepted, without effect: reported as `unsupported-api`.
    public static func colorShader(_ shader: Shader) -> GraphicsContext.Filter { none("colorShader") }
    /// - Support: accepted, without effect: reported as `unsupported-api`.
    public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> GraphicsContext.Filter { none("distortionShader") }
    /// - Support: accepted, without effect: reported as `unsupported-api`.
    public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> GraphicsContext.Filter { none("layerShader") }

    private static func none(_ name: String) -> GraphicsContext.Filter {
        UnsupportedAPI.report("GraphicsContext.Filter.\(name)", "the canvas is drawn without the filter")
        return .brightness(0)
    }
}

extension GraphicsContext.Shading {
    public static func meshGradient(_ mesh: MeshGradient) -> GraphicsContext.Shading { .style(mesh) }
    /// - Support: accepted, without effect: shaders run on Apple's systems alone.
    public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> GraphicsContext.Shading { .style(shader) }
}

extension GraphicsContext {
    /// Draws with Core Graphics; the picture takes the place of the drawing.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        let size = surface.frame.size
        let scale = environment.displayScale
        guard size.width > 0, size.height > 0 else { return }
        let context = CGContext(_topLeft: size, scale: scale)
        try content(context)
        guard let image = context.makeImage() else { return }
        draw(Image(decorative: image, scale: scale), in: CGRect(origin: .zero, size: size))
    }
}
