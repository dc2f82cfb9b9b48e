import FoundationOverlay
import Geometry
import Snapshot
import ViewEngine

/// Takes drawing commands. Coordinates are points from the top left of the canvas. A copy has a state of its own and draws
/// into the same canvas.
@dynamicMemberLookup
public struct GraphicsContext {
    let surface: CanvasSurface
    public private(set) var environment: EnvironmentValues

    /// 0…1, for everything drawn from now on.
    public var opacity = 1.0
    public var blendMode = BlendMode.normal
    /// From the coordinates of commands to those of the canvas.
    public var transform = CGAffineTransform.identity

    private var clips: [Effect] = []
    private var filters: [Effect] = []
    /// Canvas coordinates.
    public private(set) var clipBoundingRect: CGRect

    init(surface: CanvasSurface, environment: EnvironmentValues) {
        self.surface = surface
        self.environment = environment
        clipBoundingRect = CGRect(origin: .zero, size: surface.frame.size)
    }

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }

    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = CGAffineTransform(scaleX: x, y: y).concatenating(transform) }
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = CGAffineTransform(translationX: x, y: y).concatenating(transform) }
    public mutating func rotate(by angle: Angle) { transform = CGAffineTransform(rotationAngle: angle.radians.quantized).concatenating(transform) }
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    /// How a clip is applied.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let inverse = ClipOptions(rawValue: 1)
    }

    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        var clipped = path.applying(transform)
        guard options.contains(.inverse) else {
            clipBoundingRect = clipBoundingRect.intersection(clipped.boundingRect)
            clips.append(.clip(absolute(clipped), evenOdd: style.isEOFilled))
            return
        }
        clipped.addRect(CGRect(origin: .zero, size: surface.frame.size).insetBy(dx: -surface.frame.width, dy: -surface.frame.height))
        clips.append(.clip(absolute(clipped), evenOdd: true))
    }

    /// Shows what is drawn from now on where `content` draws.
    public mutating func clipToLayer(opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void)
        rethrows
    {
        let layer = surface.layer()
        var context = GraphicsContext(surface: layer, environment: environment)
        context.transform = transform
        context.opacity = opacity
        try content(&context)
        clips.append(.mask(layer.nodes))
    }

    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        filters.insert(contentsOf: filter.effects(environment), at: 0)
    }

    /// Draws everything of `content` as one.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let layer = surface.layer()
        var context = GraphicsContext(surface: layer, environment: environment)
        context.transform = transform
        try content(&context)
        surface.append("Layer", children: layer.nodes, effects: [.compositingGroup] + stateEffects)
    }

    /// An outline in canvas coordinates, in those of the snapshot.
    func absolute(_ path: Path) -> Outline {
        path._outline.translated(by: CGVector(dx: surface.frame.minX, dy: surface.frame.minY))
    }

    /// The effects of the state apart from the transform, the innermost first.
    var stateEffects: [Effect] {
        var effects = filters
        if opacity != 1 { effects.append(.opacity(min(max(opacity, 0), 1))) }
        effects += clips.reversed()
        if blendMode != .normal { effects.append(.blend(blendMode.mode)) }
        return effects
    }

    /// The effects of the state, the innermost first.
    var effects: [Effect] {
        guard !transform.isIdentity else { return stateEffects }
        let (x, y) = (surface.frame.minX, surface.frame.minY)
        let around = CGAffineTransform(translationX: -x, y: -y).concatenating(transform).concatenating(CGAffineTransform(translationX: x, y: y))
        return [.transform(around)] + stateEffects
    }
}
