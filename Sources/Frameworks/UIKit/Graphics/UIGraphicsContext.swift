import FoundationOverlay
import Metrics
import Synchronization

/// The contexts that UIKit's drawing calls go to. A thread has its own stack, as on Apple's systems.
final class GraphicsStack {
    final class Entry {
        private var made: CGContext?
        private let make: () -> CGContext
        let scale: CGFloat

        init(scale: CGFloat, make: @escaping () -> CGContext) { (self.scale, self.make) = (scale, make) }

        /// Made when it is first drawn into.
        var context: CGContext {
            if let made { return made }
            let context = make()
            made = context
            return context
        }

        var isUsed: Bool { made != nil }
    }

    private static let key = "islet.UIKit.graphics"

    private var entries: [Entry] = []

    static var current: GraphicsStack {
        if let stack = Thread.current.threadDictionary[key] as? GraphicsStack { return stack }
        let stack = GraphicsStack()
        Thread.current.threadDictionary[key] = stack
        return stack
    }

    var top: Entry? { entries.last }
    func push(_ context: CGContext, scale: CGFloat) { push(Entry(scale: scale) { context }) }
    func push(_ entry: Entry) { entries.append(entry) }
    func pop() { _ = entries.popLast() }
}

public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current.top?.context }

public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.current.push(context, scale: 1) }

public func UIGraphicsPopContext() { GraphicsStack.current.pop() }

public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// A scale of 0 is the device's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : CGFloat(DeviceTraits.current.scale)
    let context = CGContext(_topLeft: size, scale: scale)
    if opaque { context.fill(CGRect(origin: .zero, size: size)) }
    GraphicsStack.current.push(context, scale: scale)
}

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let top = GraphicsStack.current.top, let image = top.context.makeImage() else { return nil }
    return UIImage(cgImage: image, scale: top.scale, orientation: .up)
}

public func UIGraphicsEndImageContext() { GraphicsStack.current.pop() }

public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ mode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(mode)
    context.fill(rect)
    context.restoreGState()
}

public func UIRectFrame(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
