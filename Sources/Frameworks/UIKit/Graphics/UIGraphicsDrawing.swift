import CoreGraphics
import FoundationOverlay
import Metrics

/// Pictures of what views draw themselves.
public enum UIGraphicsDrawing {
    /// What `body` draws, on a clear ground; nil where it draws nothing.
    ///
    /// - Parameter size: Points.
    public static func image(size: CGSize, _ body: () -> Void) -> UIImage? {
        let scale = CGFloat(DeviceTraits.current.scale)
        let entry = GraphicsStack.Entry(scale: scale) { CGContext(_topLeft: size, scale: scale) }
        GraphicsStack.current.push(entry)
        body()
        GraphicsStack.current.pop()
        guard entry.isUsed, let image = entry.context.makeImage() else { return nil }
        return UIImage(cgImage: image, scale: scale, orientation: .up)
    }
}
