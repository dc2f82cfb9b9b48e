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
        guard let grown = GrownShapes(from: old, to: new, matrix) else {
            return [old, new].map { NodeBounds.box(of: $0, effects: $0.effects.count, matrix: matrix) }
        }
        return grown.boxes + NodeBounds.through(new, matrix) { changed(old.children, new.children, $0) }
    }

    /// Children are compared with those of the same identity, as long as they are in the same order.
    private static func changed(_ old: [SnapshotNode], _ new: [SnapshotNode], _ matrix: CGAffineTransform) -> [PixelBox] {
        if old.count == new.count, zip(old, new).allSatisfy({ $0.identity == $1.identity }) {
            return zip(old, new).flatMap { changed($0, $1, matrix) }
        }
        let places = Dictionary(old.indices.map { (old[$0].identity, $0) }) { first, _ in first }
        var (boxes, gone, last): ([PixelBox], [Range<Int>], Int) = ([], [], 0)
        for child in new {
            guard let place = places[child.identity], place >= last else {
                boxes.append(NodeBounds.box(of: child, effects: child.effects.count, matrix: matrix))
                continue
            }
            boxes += changed(old[place], child, matrix)
            gone.append(last..<place)
            last = place + 1
        }
        for child in (gone + [last..<old.count]).flatMap({ old[$0] }) {
            boxes.append(NodeBounds.box(of: child, effects: child.effects.count, matrix: matrix))
        }
        return boxes
    }

    /// Parts of the screen whose pictures are others under the same keys.
    private static func repainted(_ root: SnapshotNode, _ pictures: Set<String>, _ matrix: CGAffineTransform) -> [PixelBox] {
        guard !pictures.isEmpty else { return [] }
        return root.children.filter { child in pictures.contains { $0.hasPrefix(child.identity + ".") } }.map {
            NodeBounds.box(of: $0, effects: $0.effects.count, matrix: matrix)
        }
    }

    /// Where a snapshot has materials, in pixels: there it shows something of what lies below it.
    public static func materials(in snapshot: Snapshot, scale: Double) -> [CGRect] { merged(MaterialReach.boxes(in: snapshot, scale)).map(\.rect) }

    /// How far a material looks around itself, in pixels.
    public static func reachOfMaterials(scale: Double) -> Int { MaterialReach.pixels(scale, .shared) }

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
