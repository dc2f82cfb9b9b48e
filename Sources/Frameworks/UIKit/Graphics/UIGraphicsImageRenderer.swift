import FoundationOverlay
import Metrics

open class UIGraphicsRendererFormat: NSObject, @unchecked Sendable {
    open internal(set) var bounds: CGRect = .zero
    open class func `default`() -> Self { self.init() }
    public required override init() { super.init() }
}

/// The kind of bitmap a renderer makes.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
    public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }

    /// Pixels per point; the device's at first.
    open var scale = CGFloat(DeviceTraits.current.scale)
    open var opaque = false
    open var preferredRange: Range = .automatic
    open var prefersExtendedRange = false

    open class func preferred() -> Self { self.init() }

    public convenience init(for traits: UITraitCollection) {
        self.init()
        if traits.displayScale > 0 { scale = traits.displayScale }
    }
}

/// What the drawing closure of a renderer draws with.
open class UIGraphicsImageRendererContext: NSObject {
    public let cgContext: CGContext
    public let format: UIGraphicsImageRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
        cgContext = context
        self.format = format
        super.init()
    }

    open var currentImage: UIImage {
        cgContext.makeImage().map { UIImage(cgImage: $0, scale: format.scale, orientation: .up) } ?? UIImage()
    }

    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }
}

/// Makes images by drawing.
///
/// - Support: partial. As `CGContext`; text is not drawn.
open class UIGraphicsImageRenderer: NSObject {
    public let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
        super.init()
    }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }

    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = CGContext(_topLeft: bounds.size, scale: format.scale)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        if format.opaque { context.fill(bounds) }
        let rendererContext = UIGraphicsImageRendererContext(context, format)
        GraphicsStack.current.push(context, scale: format.scale)
        actions(rendererContext)
        GraphicsStack.current.pop()
        return rendererContext.currentImage
    }

    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { image(actions: actions).pngData() ?? Data() }

    open func jpegData(withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).jpegData(compressionQuality: quality) ?? Data()
    }
}
