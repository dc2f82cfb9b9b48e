import FoundationOverlay
import Imaging
import Metrics

extension UIImage {
    /// The format in which a renderer makes pictures like this one.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }

    public func withRenderingMode(_ mode: RenderingMode) -> UIImage { copy { $0.renderingMode = mode } }

    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: .automatic) }

    /// The image in one colour, its opacity kept.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        if isSymbolImage {
            return copy {
                $0._tint = color
                $0.renderingMode = renderingMode == .automatic ? .alwaysOriginal : renderingMode
            }
        }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let tinted = UIGraphicsImageRenderer(size: size, format: format).image { context in
            let area = CGRect(origin: .zero, size: size)
            draw(in: area)
            context.cgContext.setBlendMode(.sourceIn)
            context.cgContext.setFillColor(color.cgColor)
            context.cgContext.fill(area)
        }
        return tinted.copy { $0.renderingMode = renderingMode }
    }

    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard case .symbol(let symbol) = _content, let configuration = configuration as? SymbolConfiguration else { return self }
        let changed = UIImage(content: .symbol(configuration.apply(to: symbol)), scale: scale, orientation: imageOrientation)
        changed.renderingMode = renderingMode
        changed._tint = _tint
        return changed
    }

    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        isSymbolImage ? withConfiguration(configuration) : nil
    }

    public func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage { resizableImage(withCapInsets: insets, resizingMode: .tile) }

    public func resizableImage(withCapInsets insets: UIEdgeInsets, resizingMode mode: ResizingMode) -> UIImage {
        copy {
            $0.capInsets = insets
            $0.resizingMode = mode
        }
    }

    public func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage { copy { $0.alignmentRectInsets = insets } }

    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { copy { $0.flipsForRightToLeftLayoutDirection = true } }

    public func withHorizontallyFlippedOrientation() -> UIImage {
        let flips: [Orientation: Orientation] = [
            .up: .upMirrored, .upMirrored: .up, .down: .downMirrored, .downMirrored: .down, .left: .rightMirrored, .rightMirrored: .left,
            .right: .leftMirrored, .leftMirrored: .right,
        ]
        let flipped = UIImage(content: _content, scale: scale, orientation: flips[imageOrientation] ?? .up)
        flipped.renderingMode = renderingMode
        return flipped
    }
}
