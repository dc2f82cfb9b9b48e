import Foundation
import Geometry
import Snapshot

/// What differs between a view and itself with shapes that only reach further down, as the card behind the rows of a list that is longer than it
/// was taken to be.
struct GrownShapes {
    /// Pixels that differ.
    private(set) var boxes: [PixelBox] = []
    private let matrix: CGAffineTransform

    /// Nil where the drawing or the effects of the views, without their children, differ in another way.
    init?(from old: SnapshotNode, to new: SnapshotNode, _ matrix: CGAffineTransform) {
        self.matrix = matrix
        guard old.effects.count == new.effects.count, old.drawing.count == new.drawing.count else { return nil }
        for (old, new) in zip(old.effects, new.effects) where old != new {
            guard case .clip(let before, let rule) = old, case .clip(let after, rule) = new, take(before, after) else { return nil }
        }
        for (old, new) in zip(old.drawing, new.drawing) where old != new {
            guard case .fill(let before, .color(let color), let rule) = old, case .fill(let after, .color(color), rule) = new, take(before, after)
            else { return nil }
        }
        guard boxes.isEmpty || !new.effects.contains(where: \.isTransform) else { return nil }
    }

    private mutating func take(_ old: Outline, _ new: Outline) -> Bool {
        guard let (before, corner) = old.plainShape, let (after, same) = new.plainShape, corner == same,
            before.origin == after.origin, before.width == after.width, min(before.height, after.height) >= corner * 2
        else { return false }
        let (top, bottom) = (min(before.maxY, after.maxY) - corner, max(before.maxY, after.maxY))
        let rect = CGRect(x: before.minX, y: top, width: before.width, height: bottom - top)
        boxes.append(PixelBox(covering: rect.applying(matrix)).expanded(by: 1))
        return true
    }
}

extension Effect {
    fileprivate var isTransform: Bool { projection != nil }
}

extension Outline {
    /// The frame of a rectangle, and how far its corners reach, in points; nil for other shapes. A continuous corner reaches further than its radius.
    fileprivate var plainShape: (frame: CGRect, corner: CGFloat)? {
        switch self {
        case .rect(let frame): (frame, 0)
        case .roundedRect(let frame, let size, _): (frame, max(size.width, size.height) * 2)
        default: nil
        }
    }
}
