import FoundationOverlay
import Geometry
import Imaging

/// A bitmap that is drawn on.
///
/// - Support: partial. Paths, images, gradients, clips and blend modes are drawn; shadows, patterns, text and PDF are not and report
///   `unsupported-api`.
public final class CGContext {
    let surface: Surface
    let baseTransform: CGAffineTransform
    var state: GraphicsState
    var saved: [GraphicsState] = []
    var elements: [PathElement] = []

    let memory: BitmapMemory?

    /// A bitmap whose origin is at the bottom left. Drawing writes to `data` at once; without it, the context has memory of its own.
    /// Nil for layouts that Core Graphics draws in neither.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: UInt32
    ) {
        guard width > 0, height > 0, width * height <= 100_000_000 else { return nil }
        let isDeep = bitsPerComponent > 8
        if isDeep { Unsupported.report("CGContext.data", "drawn with eight bits a component; there is no memory of \(bitsPerComponent)") }
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        let memory = BitmapMemory(
            data: isDeep ? nil : data, width: width, height: height, bytesPerRow: isDeep ? 0 : bytesPerRow, space: space, info: info)
        guard memory != nil || isDeep else { return nil }
        self.init(
            surface: Surface(width: width, height: height),
            transform: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)),
            memory: isDeep ? nil : memory)
    }

    /// A bitmap of `size` points whose origin is at the top left, as UIKit's are.
    public convenience init(_topLeft size: CGSize, scale: CGFloat) {
        func pixels(_ v: CGFloat) -> Int { v.isFinite ? Int(min(max((v * scale).rounded(.up), 1), 10_000)) : 1 }
        self.init(
            surface: Surface(width: pixels(size.width), height: pixels(size.height)), transform: CGAffineTransform(scaleX: scale, y: scale))
    }

    private init(surface: Surface, transform: CGAffineTransform, memory: BitmapMemory? = nil) {
        self.surface = surface
        self.memory = memory
        baseTransform = transform
        state = GraphicsState(toPixels: transform)
    }

    /// In pixels.
    public var width: Int { surface.width }
    public var height: Int { surface.height }

    /// The drawing so far.
    public func makeImage() -> CGImage? {
        memory?.load(rows: 0..<height, into: surface)
        return CGImage(_pixels: surface.image)
    }

    public func saveGState() { saved.append(state) }

    public func restoreGState() {
        if let last = saved.popLast() { state = last }
    }

    // MARK: Coordinates

    public var ctm: CGAffineTransform { state.toPixels }

    public func concatenate(_ transform: CGAffineTransform) { state.toPixels = transform.concatenating(state.toPixels) }
    public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
    public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    public var boundingBoxOfClipPath: CGRect {
        let all = CGRect(x: 0, y: 0, width: width, height: height)
        let clip = state.clip.map { CGRect(x: $0.minX, y: $0.minY, width: $0.width, height: $0.height) } ?? all
        return clip.applying(state.toPixels.inverted())
    }

    public func flush() {}
    public func synchronize() {}
}
