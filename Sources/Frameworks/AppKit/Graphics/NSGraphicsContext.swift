import FoundationOverlay
import Metrics
import UIKit

public enum NSImageInterpolation: UInt, Sendable { case `default`, none, low, medium = 4, high = 3 }

/// What AppKit's drawing calls go to. A thread has its own stack of them.
open class NSGraphicsContext: NSObject, @unchecked Sendable {
    public let cgContext: CGContext
    /// Whether y grows downwards.
    public let isFlipped: Bool
    /// - Support: accepted, without effect.
    open var imageInterpolation = NSImageInterpolation.default
    open var shouldAntialias = true
    private let scale: CGFloat

    public init(cgContext: CGContext, flipped: Bool) {
        (self.cgContext, isFlipped, scale) = (cgContext, flipped, 1)
        super.init()
    }

    /// A bitmap of `size` points at the device's scale.
    init(imageSize size: NSSize, flipped: Bool) {
        (isFlipped, scale) = (flipped, max(CGFloat(DeviceTraits.current.scale), 1))
        cgContext = CGContext(_topLeft: size, scale: scale)
        super.init()
        guard !flipped else { return }
        cgContext.translateBy(x: 0, y: size.height)
        cgContext.scaleBy(x: 1, y: -1)
    }

    private static let key = "islet.AppKit.graphics"

    private static var stack: [NSGraphicsContext] {
        get { Thread.current.threadDictionary[key] as? [NSGraphicsContext] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    public static var current: NSGraphicsContext? {
        get { stack.last }
        set {
            if let old = stack.last { old.pop() }
            newValue?.push()
        }
    }

    func push() {
        Self.stack.append(self)
        UIGraphicsPushContext(cgContext)
    }

    func pop() {
        guard !Self.stack.isEmpty else { return }
        Self.stack.removeLast()
        UIGraphicsPopContext()
    }

    func use(_ draw: () -> Void) {
        push()
        draw()
        pop()
    }

    /// What was drawn so far.
    var picture: UIImage? { cgContext.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } }

    open func saveGraphicsState() { cgContext.saveGState() }
    open func restoreGraphicsState() { cgContext.restoreGState() }
    public static func saveGraphicsState() { current?.saveGraphicsState() }
    public static func restoreGraphicsState() { current?.restoreGraphicsState() }
    open func flushGraphics() {}

    open var compositingOperation: NSCompositingOperation = .sourceOver {
        didSet { cgContext.setBlendMode(compositingOperation.blendMode) }
    }
}

public func NSRectFill(_ rect: NSRect) { NSGraphicsContext.current?.cgContext.fill(rect) }

extension NSRect {
    /// Fills with the current fill colour.
    public func fill(using operation: NSCompositingOperation = .sourceOver) {
        guard let context = NSGraphicsContext.current?.cgContext else { return }
        context.saveGState()
        context.setBlendMode(operation.blendMode)
        context.fill(self)
        context.restoreGState()
    }

    public func clip() { NSGraphicsContext.current?.cgContext.clip(to: self) }
    public func frame(withWidth width: CGFloat = 1, using operation: NSCompositingOperation = .sourceOver) {
        NSGraphicsContext.current?.cgContext.stroke(insetBy(dx: width / 2, dy: width / 2), width: width)
    }
}
