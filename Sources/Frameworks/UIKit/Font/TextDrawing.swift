import CoreGraphics
import FoundationOverlay
import Geometry
import Metrics
import Snapshot
import Typography

extension NSAttributedString {
    /// Draws the text into the current context, in as many lines as it has; does nothing without one.
    public func draw(at point: CGPoint) { TextStroke(self)?.draw(at: point, width: nil) }

    /// Draws the text into the current context, wrapped to the rectangle's width.
    public func draw(in rect: CGRect) { TextStroke(self)?.draw(at: rect.origin, width: rect.width) }

    /// Draws the text into the current context. Without `usesLineFragmentOrigin` the rectangle's origin is that of one line's baseline.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        guard let stroke = TextStroke(self) else { return }
        if options.contains(.usesLineFragmentOrigin) {
            stroke.draw(at: rect.origin, width: rect.width > 0 ? rect.width : nil)
        } else {
            stroke.drawLine(from: rect.origin)
        }
        context?.totalBounds = boundingRect(with: rect.size, options: options, context: nil)
    }
}

extension NSString {
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self as String, attributes: attributes).draw(at: point)
    }

    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self as String, attributes: attributes).draw(in: rect)
    }

    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: self as String, attributes: attributes).draw(with: rect, options: options, context: context)
    }
}

extension String {
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        (self as NSString).draw(at: point, withAttributes: attributes)
    }

    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        (self as NSString).draw(in: rect, withAttributes: attributes)
    }

    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) {
        (self as NSString).draw(with: rect, options: options, attributes: attributes, context: context)
    }
}

/// Fills the outlines of a text in the current context.
private struct TextStroke {
    private static let undrawn: [NSAttributedString.Key] = [
        .backgroundColor, .strikethroughStyle, .underlineStyle, .strokeWidth, .shadow, .attachment,
    ]

    private let text: NSAttributedString
    private let context: CGContext
    private var colors: [UIColor] = []

    init?(_ text: NSAttributedString) {
        guard let context = UIGraphicsGetCurrentContext() else { return nil }
        self.text = text
        self.context = context
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, _, _ in
            colors.append(attributes[.foregroundColor] as? UIColor ?? .black)
            for key in Self.undrawn where attributes[key] != nil {
                UnsupportedAPI.report("NSAttributedString.draw(in:)", "the attribute \(key.rawValue) is not drawn")
            }
        }
    }

    func draw(at origin: CGPoint, width: CGFloat?) {
        guard let layout = TextMeasure.layout(of: text, width: width ?? .infinity) else { return }
        let box = CGRect(origin: origin, size: CGSize(width: width ?? layout.size.width, height: layout.size.height))
        fill(layout.drawing(in: box, paints: []))
    }

    /// In one line whose baseline begins at `origin`.
    func drawLine(from origin: CGPoint) {
        guard let layout = TextMeasure.layout(of: text, width: .infinity) else { return }
        fill(layout.drawing(at: CGPoint(x: origin.x, y: origin.y - layout.firstBaseline), paints: []))
    }

    private func fill(_ drawing: TextDrawing) {
        context.saveGState()
        for line in drawing.lines {
            for run in line.runs { fill(run, from: line.origin) }
        }
        context.restoreGState()
    }

    private func fill(_ run: GlyphRun, from origin: CGPoint) {
        guard let face = try? FontLibrary.shared.face(named: run.font.face) else { return }
        context.setFillColor((colors.indices.contains(run.styleIndex) ? colors[run.styleIndex] : .black).cgColor)
        let lean = -tan(run.font.slant * .pi / 180)
        let elements = zip(run.glyphs, zip(run.xs, run.ys)).flatMap { glyph, place in
            let shape = CGAffineTransform(a: run.font.widthScale, b: 0, c: lean, d: 1, tx: origin.x + place.0, ty: origin.y + place.1)
            return face.outline(of: glyph, size: run.font.size).map { $0.applying(shape) }
        }
        context.addPath(CGPath._path(elements))
        context.fillPath()
    }
}
