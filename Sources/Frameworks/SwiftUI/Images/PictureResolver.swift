import Assets
import FoundationOverlay
import Imaging
import Snapshot
import UIKit
import ViewEngine

/// Turns pictures into the content of image nodes.
@MainActor
struct PictureResolver {
    let images: ImageResolver

    func content(_ asset: AssetImage, _ image: Image) -> ImageContent {
        var content = ImageContent(
            name: asset.name, source: .picture(.file(path: asset.path, pixelSize: asset.pixelSize)), size: asset.size)
        content.isFlipped = asset.isFlippedHorizontally
        if asset.capInsets.count == 4 {
            content.capInsets = EdgeInsets(
                top: asset.capInsets[0], leading: asset.capInsets[1], bottom: asset.capInsets[2], trailing: asset.capInsets[3])
        }
        let isTemplate = image.renderingMode.map { $0 == .template } ?? (asset.renderingIntent == .template)
        if isTemplate { content.template = images.foreground }
        return content
    }

    func content(_ picture: UIImage, _ image: Image) -> ImageContent {
        switch picture._content {
        case .symbol(let symbol): return SymbolResolver(images: images).content(symbol, picture, image)
        case .bitmap(let bitmap):
            guard let source = source(picture, bitmap) else {
                images.archive.report(
                    SnapshotDiagnostic(
                        code: .unreadableImage, severity: .warning, message: "The pixels of a UIImage cannot be read; it is left out."))
                return ImageContent(name: "UIImage", source: .missing, size: picture.size)
            }
            var content = ImageContent(name: "UIImage", source: source, size: picture.size)
            let isTemplate = image.renderingMode.map { $0 == .template } ?? (picture.renderingMode == .alwaysTemplate)
            if isTemplate { content.template = images.foreground }
            content.isFlipped = picture.flipsForRightToLeftLayoutDirection && images.environment.isRightToLeft
            return content
        }
    }

    /// The encoded picture where it is still at hand and upright, else its pixels as PNG.
    private func source(_ picture: UIImage, _ bitmap: CGImage) -> ImageContent.Source? {
        let size = CGSize(width: bitmap.width, height: bitmap.height)
        if picture.imageOrientation == .up {
            switch bitmap._encoded {
            case .file(let path): return .picture(.file(path: path, pixelSize: size))
            case .data(let data): return .picture(.data(data, pixelSize: size))
            case nil: break
            }
        }
        let shown = CGSize(width: picture.size.width * picture.scale, height: picture.size.height * picture.scale)
        return picture.pngData().map { .picture(.data($0, pixelSize: shown)) }
    }
}
