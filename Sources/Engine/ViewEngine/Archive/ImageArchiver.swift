import Foundation
import Geometry
import Snapshot

/// Archives pictures and symbols.
@MainActor
struct ImageArchiver {
    let archiver: NodeArchiver

    func archive(_ image: ImageContent, _ node: Node, _ frame: CGRect) -> [SnapshotNode] {
        var result = archiver.leaf("Image", node, frame, detail: image.name)
        if !image.isDecorative {
            var accessibility = Accessibility()
            accessibility.label = image.label ?? image.name
            accessibility.traits = ["image"]
            result.accessibility = accessibility
        }
        result.drawing = drawing(image, frame)
        if result.drawing.isEmpty, case .missing = image.source { return [result] }
        return [result]
    }

    /// The drawing of an image in a frame, without a node of its own.
    func drawing(_ image: ImageContent, _ frame: CGRect) -> [Drawing] {
        if image.isRedacted {
            return image.redactionPaint.map { [.fill(.rect(frame), $0.resolve(frame), evenOdd: false)] } ?? []
        }
        switch image.source {
        case .missing: return []
        case .picture(let resource):
            let key = archiver.archive.register(resource)
            let insets = image.capInsets
            return [
                .image(
                    ImageDrawing(
                        image: key, rect: frame,
                        capInsets: insets == EdgeInsets() ? [] : [insets.top, insets.leading, insets.bottom, insets.trailing].map(Double.init),
                        resizing: image.resizing, interpolation: image.interpolation, template: image.template?.resolve(frame),
                        accentedRendering: image.accentedRendering, isFlippedHorizontally: image.isFlipped,
                        sourceScale: image.size.width > 0 ? resource.pixelSize.width / image.size.width : 1))
            ]
        case .vector(let layers): return layers.map { draw($0, image, frame) }
        }
    }

    private func draw(_ layer: ImageContent.VectorLayer, _ image: ImageContent, _ frame: CGRect) -> Drawing {
        let (sx, sy) = (frame.width / max(image.size.width, 0.001), frame.height / max(image.size.height, 0.001))
        var transform = CGAffineTransform(scaleX: sx, y: sy).concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
        if image.isFlipped {
            transform = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: image.size.width, ty: 0).concatenating(transform)
        }
        return .fill(.path(layer.elements.map { $0.applying(transform) }), layer.paint.resolve(frame), evenOdd: layer.evenOdd)
    }
}
