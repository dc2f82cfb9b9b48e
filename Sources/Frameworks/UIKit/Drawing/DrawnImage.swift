import CoreGraphics
import FoundationOverlay

/// What a view has drawn itself, which is shown until it has to be displayed anew.
struct DrawnImage {
    let size: CGSize
    let traits: UITraitCollection
    /// nil where it drew nothing.
    let image: UIImage?
}

extension UIView {
    /// What `draw(_:)` drew for the view's size and traits. As in UIKit, it is asked again after `setNeedsDisplay()` and where those changed.
    public func _drawnImage() -> UIImage? {
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        let (size, traits) = (bounds.size, traitCollection)
        if let known = _drawn, known.size == size, known.traits == traits { return known.image }
        let image = UIGraphicsDrawing.image(size: size) { draw(CGRect(origin: .zero, size: size)) }
        _drawn = DrawnImage(size: size, traits: traits, image: image)
        return image
    }

    func _displayAgain() {
        _drawn = nil
        _changed()
    }
}
