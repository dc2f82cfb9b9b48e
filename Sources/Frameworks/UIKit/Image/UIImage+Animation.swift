import FoundationOverlay

/// - Support: partial. A picture that moves is its first one.
extension UIImage {
    /// The pictures of one that moves; nil for others, as all are here.
    public var images: [UIImage]? { nil }

    /// Seconds that a picture which moves takes.
    public var duration: TimeInterval { 0 }

    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }
}
