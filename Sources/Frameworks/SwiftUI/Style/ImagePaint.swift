import FoundationOverlay
import Snapshot
import ViewEngine

/// An image, tiled.
public struct ImagePaint: ShapeStyle {
    public var image: Image
    /// The part of the image in unit coordinates. Only the whole image is drawn.
    public var sourceRect: CGRect
    public var scale: CGFloat

    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    public func _paint(in environment: EnvironmentValues, level: Int) -> PaintSource {
        PaintSource { frame in
            guard let archive = RunningArchive.context else { return .clear }
            let content = ImageResolver(environment: environment, archive: archive).content(of: image)
            guard case .picture(let resource) = content.source, content.size.width > 0 else { return .clear }
            return .image(
                ImageDrawing(
                    image: archive.register(resource), rect: frame, resizing: .tile,
                    sourceScale: resource.pixelSize.width / (content.size.width * max(scale, 0.001))))
        }
    }
}

extension ShapeStyle where Self == ImagePaint {
    public static func image(_ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}
