import Foundation
import Geometry
import Snapshot

/// Which pixels differ when one snapshot takes another's place. Pure.
public struct SnapshotChanges: Hashable, Sendable {
    /// Rectangles of whole pixels that do not overlap; empty where nothing changes.
    public let regions: [CGRect]

    /// Compares what two snapshots show at the same moment, each painted with the same options.
    public init(from old: Snapshot, to new: Snapshot, scale: Double) {
        let whole = PixelBox(x0: 0, y0: 0, x1: Int((new.size.width * scale).rounded()), y1: Int((new.size.height * scale).rounded()))
        guard old.size == new.size, old.scale == new.scale, old.context == new.context, old.containerBackground == new.containerBackground else {
            regions = [whole.rect]
            return
        }
        let matrix = CGAffineTransform(scaleX: scale, y: scale)
        let pictures = Set(new.images.filter { key, image in old.images[key].map { $0 != image } ?? false }.keys)
        var boxes = Self.changed(old.root, new.root, matrix) + Self.repainted(new.root, pictures, matrix)
        boxes += Self.materials(in: new, touchedBy: boxes, scale)
        regions = Self.merged(boxes.map { $0.intersection(whole) }).map(\.rect)
    }

    private static func changed(_ old: SnapshotNode, _ new: SnapshotNode, _ matrix: CGAffineTransform) -> [PixelBox] {
        guard old != new else { return [] }
        guard old.children.count == new.children.count, old.effects == new.effects, old.drawing == new.drawing else {
            return [old, new].map { NodeBounds.box(of: $0, effects: $0.effects.count, matrix: matrix) }
        }
        return NodeBounds.through(new, matrix) { inner in
            zip(old.children, new.children).flatMap { changed($0, $1, inner) }
        }
    }

    /// Parts of the screen whose pictures are others under the same keys.
    private static func repainted(_ root: SnapshotNode, _ pictures: Set<String>, _ matrix: CGAffineTransform) -> [PixelBox] {
        guard !pictures.isEmpty else { return [] }
        return root.children.filter { child in pictures.contains { $0.hasPrefix(child.identity + ".") } }.map {
            NodeBounds.box(of: $0, effects: $0.effects.count, matrix: matrix)
        }
    }

    /// Materials that show something of what changes.
    private static func materials(in snapshot: Snapshot, touchedBy boxes: [PixelBox], _ scale: Double) -> [PixelBox] {
        guard !boxes.isEmpty else { return [] }
        let reach = MaterialReach.pixels(scale, .shared)
        return MaterialReach.boxes(in: snapshot, scale).filter { material in
            boxes.contains { !$0.intersection(material.expanded(by: reach)).isEmpty }
        }
    }

    /// The most rectangles there are; beyond, they become one.
    private static let mostRegions = 12

    /// Rectangles of whole pixels without overlaps, and not too many.
    public static func merged(_ regions: [CGRect]) -> [CGRect] { merged(regions.map { PixelBox(nearest: $0) }).map(\.rect) }

    static func merged(_ boxes: [PixelBox]) -> [PixelBox] {
        var result: [PixelBox] = []
        for box in boxes where !box.isEmpty {
            var box = box
            while let place = result.firstIndex(where: { !$0.intersection(box).isEmpty }) { box = box.union(result.remove(at: place)) }
            result.append(box)
        }
        return result.count > mostRegions ? [result.reduce(.empty) { $0.union($1) }] : result
    }
}
