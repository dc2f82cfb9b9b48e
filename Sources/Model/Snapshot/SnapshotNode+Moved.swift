import Foundation
import Geometry

extension SnapshotNode {
    /// The same view at another place, with all that it draws. Places are rounded to a millionth of a point, so that a view that was scrolled is the
    /// same as before when it is moved back.
    public func moved(by delta: CGVector) -> SnapshotNode {
        var node = self
        node.frame = frame.moved(by: delta)
        node.effects = effects.map { $0.moved(by: delta) }
        node.drawing = drawing.map { $0.moved(by: delta) }
        node.children = children.map { $0.moved(by: delta) }
        return node
    }
}

extension Effect {
    fileprivate func moved(by delta: CGVector) -> Effect {
        switch self {
        case .clip(let outline, let evenOdd): return .clip(outline.moved(by: delta), evenOdd: evenOdd)
        case .transform(let matrix):
            var moved = CGAffineTransform(translationX: -delta.dx, y: -delta.dy).concatenating(matrix)
                .concatenating(CGAffineTransform(translationX: delta.dx, y: delta.dy))
            (moved.tx, moved.ty) = (moved.tx.onGrid, moved.ty.onGrid)
            return .transform(moved)
        case .rotation(var rotation):
            rotation.anchor = rotation.anchor.moved(by: delta)
            return .rotation(rotation)
        case .projection(let projection):
            let (away, back) = (CGAffineTransform(translationX: -delta.dx, y: -delta.dy), CGAffineTransform(translationX: delta.dx, y: delta.dy))
            return .projection(Projection(away).concatenating(projection).concatenating(Projection(back)))
        case .mask(let nodes): return .mask(nodes.map { $0.moved(by: delta) })
        case .opacity, .blur, .shadow, .blend, .compositingGroup, .color, .accentable, .backdropRoot: return self
        }
    }
}

extension Drawing {
    fileprivate func moved(by delta: CGVector) -> Drawing {
        switch self {
        case .fill(let outline, let paint, let evenOdd): return .fill(outline.moved(by: delta), paint.translated(by: delta), evenOdd: evenOdd)
        case .stroke(let outline, let paint, let line): return .stroke(outline.moved(by: delta), paint.translated(by: delta), line)
        case .text(let text): return .text(text.moved(by: delta))
        case .dynamicText(var text):
            text.box = text.box.moved(by: delta)
            text.paints = text.paints.map { $0.translated(by: delta) }
            return .dynamicText(text)
        case .image(var image):
            image.rect = image.rect.moved(by: delta)
            image.template = image.template?.translated(by: delta)
            return .image(image)
        case .progress(var progress):
            progress.paint = progress.paint.translated(by: delta)
            switch progress.form {
            case .bar(let rect, let isRightToLeft): progress.form = .bar(rect.moved(by: delta), isRightToLeft: isRightToLeft)
            case .ring(let center, let radius, let width):
                progress.form = .ring(center: center.moved(by: delta), radius: radius, lineWidth: width)
            }
            return .progress(progress)
        }
    }
}

extension TextDrawing {
    fileprivate func moved(by delta: CGVector) -> TextDrawing {
        var text = self
        for line in lines.indices {
            text.lines[line].origin = lines[line].origin.moved(by: delta)
            for run in lines[line].runs.indices { text.lines[line].runs[run].paint = lines[line].runs[run].paint.translated(by: delta) }
        }
        func moved(_ decorations: [TextDecoration]) -> [TextDecoration] {
            decorations.map { TextDecoration(rect: $0.rect.moved(by: delta), paint: $0.paint.translated(by: delta)) }
        }
        (text.underlays, text.overlays) = (moved(underlays), moved(overlays))
        return text
    }
}

extension Outline {
    fileprivate func moved(by delta: CGVector) -> Outline {
        switch self {
        case .rect(let rect): return .rect(rect.moved(by: delta))
        case .roundedRect(let rect, let size, let curve): return .roundedRect(rect.moved(by: delta), cornerSize: size, curve: curve)
        case .unevenRoundedRect(let rect, let radii, let curve): return .unevenRoundedRect(rect.moved(by: delta), radii: radii, curve: curve)
        case .ellipse(let rect): return .ellipse(rect.moved(by: delta))
        case .capsule(let rect): return .capsule(rect.moved(by: delta))
        case .path(let elements): return .path(elements.map { $0.moved(by: delta) })
        }
    }
}

extension PathElement {
    fileprivate func moved(by delta: CGVector) -> PathElement {
        switch self {
        case .move(let to): .move(to: to.moved(by: delta))
        case .line(let to): .line(to: to.moved(by: delta))
        case .quadCurve(let to, let control): .quadCurve(to: to.moved(by: delta), control: control.moved(by: delta))
        case .curve(let to, let first, let second):
            .curve(to: to.moved(by: delta), control1: first.moved(by: delta), control2: second.moved(by: delta))
        case .closeSubpath: .closeSubpath
        }
    }
}

extension CGRect {
    /// The width and height stay as they are.
    fileprivate func moved(by delta: CGVector) -> CGRect {
        isNull || isInfinite ? self : CGRect(origin: origin.moved(by: delta), size: CGSize(width: size.width.onGrid, height: size.height.onGrid))
    }
}

extension CGPoint {
    fileprivate func moved(by delta: CGVector) -> CGPoint { CGPoint(x: (x + delta.dx).onGrid, y: (y + delta.dy).onGrid) }
}

/// Parts of a point.
private let grid: CGFloat = 1_048_576

extension CGFloat {
    fileprivate var onGrid: CGFloat { (self * grid).rounded() / grid }
}
