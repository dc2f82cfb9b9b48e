import FoundationOverlay
import Imaging
import Metrics

extension UIImage {
    /// The pixels as they are shown, upright.
    var uprightPixels: PixelImage? { uprightImage?._pixels }

    private var uprightImage: CGImage? {
        guard cgImage != nil, imageOrientation != .up else { return cgImage }
        return turned.withLock { stored in
            if let stored { return stored }
            let format = UIGraphicsImageRendererFormat()
            format.scale = scale
            let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(in: CGRect(origin: .zero, size: size)) }.cgImage
            stored = image
            return image
        }
    }

    private func encode(_ name: String, _ encoder: (CGImage) throws -> Data) -> Data? {
        guard let image = uprightImage else { return nil }
        do {
            return try encoder(image)
        } catch {
            UnsupportedAPI.report(name, "nil is returned: \(error)")
            return nil
        }
    }

    public func pngData() -> Data? { encode("UIImage.pngData()") { try $0._png() } }

    /// `compressionQuality` is 0…1.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        encode("UIImage.jpegData(compressionQuality:)") { try ImageEncoder.jpeg($0._pixels, quality: Double(compressionQuality)) }
    }

    /// The image made to fill `size` points, shape kept as it is drawn.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0, let image = cgImage else { return nil }
        let (width, height) = (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
        if imageOrientation == .up, let source = image._encoded,
            let pixels = try? ImageLoader.load(source, target: .exactly(width: max(width, 1), height: max(height, 1)))
        {
            return UIImage(cgImage: CGImage(_pixels: pixels), scale: scale, orientation: .up)
        }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
    }

    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }

    public func preparingForDisplay() -> UIImage? { self }
    public func byPreparingForDisplay() async -> UIImage? { self }
}

/// Apple's older names of the encoders.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
}
