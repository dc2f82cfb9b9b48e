import CoreGraphics
import FoundationOverlay

/// Seconds since the machine started.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// A rectangle with a ground, a border and a shadow.
///
/// - Support: partial. Ground, border, corners, shadow, mask, opacity, gradients and shapes are drawn, and pictures as contents; no transforms
///   in depth, no filters.
open class CALayer: NSObject, CAMediaTiming {
    open var bounds: CGRect = .zero
    /// Where the anchor point lies in the layer above, in points.
    open var position: CGPoint = .zero
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var zPosition: CGFloat = 0
    open var transform = CATransform3DIdentity
    open var backgroundColor: CGColor?
    open var borderColor: CGColor?
    open var borderWidth: CGFloat = 0
    open var cornerRadius: CGFloat = 0
    open var cornerCurve = CALayerCornerCurve.circular
    open var maskedCorners: CACornerMask = .all
    open var masksToBounds = false
    open var opacity: Float = 1
    open var isHidden = false
    open var isOpaque = false
    open var contents: Any?
    open var contentsGravity = CALayerContentsGravity.resize
    open var contentsScale: CGFloat = 1
    open var rasterizationScale: CGFloat = 1
    open var shouldRasterize = false
    open var allowsEdgeAntialiasing = false
    open var needsDisplayOnBoundsChange = false
    open var shadowColor: CGColor?
    open var shadowOpacity: Float = 0
    open var shadowRadius: CGFloat = 3
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowPath: CGPath?
    open var mask: CALayer?
    open var name: String?
    open weak var delegate: AnyObject?
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = .infinity
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    private var layers: [CALayer]?
    open private(set) weak var superlayer: CALayer?

    public override init() { super.init() }
    public init(layer: Any) { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    /// From the lowest to the uppermost.
    open var sublayers: [CALayer]? {
        get { layers }
        set {
            for layer in layers ?? [] where newValue?.contains(where: { $0 === layer }) != true { layer.superlayer = nil }
            for layer in newValue ?? [] where layer.superlayer !== self { layer.removeFromSuperlayer() }
            for layer in newValue ?? [] { layer.superlayer = self }
            layers = newValue
        }
    }

    /// A layer of this class, where the class is one of the system's.
    open class func _make() -> CALayer { CALayer() }

    /// In points of the layer above.
    open var frame: CGRect {
        get {
            CGRect(
                x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height, width: bounds.width,
                height: bounds.height)
        }
        set {
            bounds.size = newValue.size
            position = CGPoint(x: newValue.minX + anchorPoint.x * newValue.width, y: newValue.minY + anchorPoint.y * newValue.height)
        }
    }

    open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }

    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        layer.removeFromSuperlayer()
        layer.superlayer = self
        var all = layers ?? []
        all.insert(layer, at: min(Int(index), all.count))
        layers = all
    }

    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, beside: sibling, offset: 0) }
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, beside: sibling, offset: 1) }

    private func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
        layer.removeFromSuperlayer()
        let index = sublayers?.firstIndex { $0 === sibling }.map { $0 + offset } ?? sublayers?.count ?? 0
        insertSublayer(layer, at: UInt32(index))
    }

    open func replaceSublayer(_ layer: CALayer, with other: CALayer) {
        guard layer.superlayer === self else { return }
        insertSublayer(other, above: layer)
        layer.removeFromSuperlayer()
    }

    open func removeFromSuperlayer() {
        superlayer?.layers?.removeAll { $0 === self }
        superlayer = nil
    }

    open func setNeedsDisplay() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() { layoutSublayers() }
    open func layoutSublayers() {}
    open func draw(in ctx: CGContext) {}
    /// - Support: accepted, without effect: nothing moves.
    open func add(_ animation: CAAnimation, forKey key: String?) { animation._finish() }
    open func removeAnimation(forKey key: String) {}
    open func removeAllAnimations() {}
    open func animation(forKey key: String) -> CAAnimation? { nil }
    open func animationKeys() -> [String]? { nil }
    open func model() -> Self { self }
    open func presentation() -> Self? { self }
}

public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let center = CALayerContentsGravity(rawValue: "center")
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Corners that are rounded.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
    static let all: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
}
