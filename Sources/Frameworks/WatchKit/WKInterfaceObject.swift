import FoundationOverlay
import UIKit

/// A part of a watch's screen that a storyboard describes.
///
/// - Support: partial. What is set is not seen: storyboards of watches are not shown.
open class WKInterfaceObject: NSObject, @unchecked Sendable {
    open func setHidden(_ hidden: Bool) {}
    open func setAlpha(_ alpha: CGFloat) {}
    open func setWidth(_ width: CGFloat) {}
    open func setHeight(_ height: CGFloat) {}
}

/// A picture on a watch's screen.
///
/// - Support: partial. What is set is not seen.
open class WKInterfaceImage: WKInterfaceObject, @unchecked Sendable {
    open func setImage(_ image: UIImage?) {}
    open func setImageData(_ imageData: Data?) {}
    open func setImageNamed(_ imageName: String?) {}
    open func setTintColor(_ tintColor: UIColor?) {}
    open func startAnimating() {}
    open func startAnimatingWithImages(in imageRange: NSRange, duration: TimeInterval, repeatCount: Int) {}
    open func stopAnimating() {}
}

/// A text on a watch's screen.
///
/// - Support: partial. What is set is not seen.
open class WKInterfaceLabel: WKInterfaceObject, @unchecked Sendable {
    open func setText(_ text: String?) {}
    open func setTextColor(_ color: UIColor?) {}
    open func setAttributedText(_ attributedText: NSAttributedString?) {}
}

/// A button on a watch's screen.
///
/// - Support: partial. What is set is not seen.
open class WKInterfaceButton: WKInterfaceObject, @unchecked Sendable {
    open func setTitle(_ title: String?) {}
    open func setAttributedTitle(_ attributedTitle: NSAttributedString?) {}
    open func setBackgroundColor(_ color: UIColor?) {}
    open func setBackgroundImage(_ image: UIImage?) {}
    open func setBackgroundImageData(_ imageData: Data?) {}
    open func setBackgroundImageNamed(_ imageName: String?) {}
    open func setEnabled(_ enabled: Bool) {}
}

/// Several parts of a watch's screen.
///
/// - Support: partial. What is set is not seen.
open class WKInterfaceGroup: WKInterfaceObject, @unchecked Sendable {
    open func setCornerRadius(_ cornerRadius: CGFloat) {}
    open func setBackgroundColor(_ color: UIColor?) {}
    open func setBackgroundImage(_ image: UIImage?) {}
    open func setBackgroundImageData(_ imageData: Data?) {}
    open func setBackgroundImageNamed(_ imageName: String?) {}
}
