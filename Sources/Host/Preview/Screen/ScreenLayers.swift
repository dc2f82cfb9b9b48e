import ExtensionProtocol
import Foundation
import Geometry
import Painter
import Snapshot

/// A screen in three layers, of which the page moves the middle one by itself while it is scrolled: what lies below the largest area that is
/// scrolled, its content, and what lies above it.
struct ScreenLayers {
    /// Of the whole screen.
    let ground: Snapshot
    /// The content, in its own coordinates, in which it does not move.
    let content: Snapshot
    /// The point of the content where its coordinates begin.
    let corner: CGPoint
    /// Of the whole screen.
    let over: Snapshot
    /// The region that is scrolled.
    let region: String
    /// Where the content is seen on the screen, in points.
    let clip: CGRect
    /// The part of the content that is made, in the content's coordinates, whole points.
    let window: CGRect
    let scroll: AppScroll

    /// Nil where nothing is scrolled, or where what is seen of it depends on where it is.
    init?(_ screen: PreviewComposer.Screen) {
        let areas = screen.regions.filter { $0.scroll != nil }
        guard let area = areas.max(by: { $0.frame[2] * $0.frame[3] < $1.frame[2] * $1.frame[3] }), let scroll = area.scroll,
            case .control(_, let identity) = area.target
        else { return nil }
        let scene = screen.scene.snapshot
        guard scroll.most != .zero, scene.containerBackground == nil, !scene.context.isRightToLeft || scroll.most.x == 0,
            let place = LayerPlace(of: identity, in: scene.root)
        else { return nil }
        let frame = CGRect(x: area.frame[0], y: area.frame[1], width: area.frame[2], height: area.frame[3])
        clip = place.clip.intersection(CGRect(origin: .zero, size: scene.size))
        (region, self.scroll) = (area.id, scroll)
        corner = CGPoint(x: Self.corner(near: scroll.offset.x), y: Self.corner(near: scroll.offset.y))
        let delta = CGVector(dx: scroll.offset.x - corner.x - clip.minX, dy: scroll.offset.y - corner.y - clip.minY)
        content = Self.layer(scene, size: Self.contentSize, place.content.moved(by: delta))
        ground = Self.layer(scene, size: scene.size, place.ground)
        over = Self.layer(scene, size: scene.size, place.over)
        guard place.content.isUnblended, place.over.isUnblended, SnapshotChanges.materials(in: content, scale: 1).isEmpty else { return nil }
        window = Self.window(frame: frame, clip: clip, scroll).offsetBy(dx: -corner.x, dy: -corner.y)
    }

    /// The point of the content in the corner of ``clip``, in the content's coordinates.
    var offset: CGPoint { CGPoint(x: scroll.offset.x - corner.x, y: scroll.offset.y - corner.y) }

    /// Larger than what is painted of any content, in points: the size of content that is made as it comes in sight is not known before.
    private static let contentSize = CGSize(width: 200_000, height: 200_000)

    /// Where the content's coordinates begin: they change seldom, stay small enough to be painted, and are positive.
    private static func corner(near offset: CGFloat) -> CGFloat { (offset / 100_000).rounded(.down) * 100_000 - 20_000 }

    private static func layer(_ scene: Snapshot, size: CGSize, _ root: SnapshotNode) -> Snapshot {
        var layer = scene
        (layer.size, layer.root) = (size, root)
        return layer
    }

    /// The part of the content that is made or seen.
    private static func window(frame: CGRect, clip: CGRect, _ scroll: AppScroll) -> CGRect {
        func range(_ offset: CGFloat, _ most: CGFloat, from near: CGFloat, to far: CGFloat, seen: CGFloat) -> ClosedRange<CGFloat> {
            guard most > 0 else { return 0...seen }
            let (first, last) = (min(offset, offset + near - scroll.behind), max(offset + seen, offset + far + scroll.ahead))
            return max(0, first.rounded(.down))...min(seen + most, last).rounded(.up)
        }
        let across = range(
            scroll.offset.x, scroll.most.x, from: frame.minX - clip.minX, to: frame.maxX - clip.minX, seen: clip.width)
        let down = range(
            scroll.offset.y, scroll.most.y, from: frame.minY - clip.minY, to: frame.maxY - clip.minY, seen: clip.height)
        return CGRect(
            x: across.lowerBound, y: down.lowerBound, width: across.upperBound - across.lowerBound, height: down.upperBound - down.lowerBound)
    }

    /// The content as far as it is made, to be painted.
    var shownContent: Snapshot {
        var result = content
        var root = SnapshotNode(identity: "Window", role: "Window", frame: CGRect(origin: .zero, size: window.size))
        root.effects = [.transform(CGAffineTransform(translationX: -window.minX, y: -window.minY))]
        root.children = [content.root]
        (result.size, result.root) = (window.size, root)
        return result
    }
}

extension SnapshotNode {
    /// Whether nothing in it is mixed with what lies below.
    fileprivate var isUnblended: Bool {
        let blends = effects.contains { if case .blend(let mode) = $0 { mode != .normal } else { false } }
        return !blends && children.allSatisfy(\.isUnblended)
    }
}
