import Foundation
import Painter
import Snapshot

/// A screen in layers as a page shows it, and what has to be painted so that it does.
struct PageLayers {
    private let layers: ScreenLayers
    /// The screen in one.
    private let whole: Snapshot
    private let scale: Double
    private let moment: Date
    /// Where what lies above the content shows something of what lies below it, in pixels.
    private let glasses: [CGRect]
    let scrolled: FrameMessage.Scrolled
    /// Everything that follows the clock, so that somebody looks in time.
    let clocks: [ClockPart]
    private let groundClocks: [ClockPart]
    private let contentClocks: [ClockPart]
    private let overClocks: [ClockPart]

    /// Pixels of a layer to be painted.
    struct Part {
        var snapshot: Snapshot
        var region: CGRect
        var layer: FrameMessage.Patch.Layer?
        /// Where the snapshot begins in the layer, in pixels.
        var origin = CGPoint.zero
    }

    init(_ layers: ScreenLayers, of whole: Snapshot, scale: Double, at moment: Date) {
        (self.layers, self.whole, self.scale, self.moment) = (layers, whole, scale, moment)
        glasses = SnapshotChanges.materials(in: layers.over, scale: scale)
        scrolled = Self.scrolled(layers, scale)
        (groundClocks, overClocks) = (ClockPart.parts(of: layers.ground, scale: scale), ClockPart.parts(of: layers.over, scale: scale))
        contentClocks = ClockPart.parts(of: layers.content, scale: scale)
        clocks = groundClocks + contentClocks + overClocks
    }

    private static func scrolled(_ layers: ScreenLayers, _ scale: Double) -> FrameMessage.Scrolled {
        func pixels(_ rect: CGRect) -> [Int] {
            let (left, top) = (Int((rect.minX * scale).rounded()), Int((rect.minY * scale).rounded()))
            return [left, top, Int((rect.maxX * scale).rounded()) - left, Int((rect.maxY * scale).rounded()) - top]
        }
        let offset = layers.offset
        return FrameMessage.Scrolled(
            target: layers.region, clip: pixels(layers.clip), window: pixels(layers.window),
            offset: [Int((offset.x * scale).rounded()), Int((offset.y * scale).rounded())], points: [layers.scroll.offset.x, layers.scroll.offset.y],
            most: [layers.scroll.most.x, layers.scroll.most.y], scale: scale)
    }

    /// What a page has to be given that shows other layers, or none.
    func parts(after before: PageLayers?, painted: Date) -> [Part] {
        let before = before.flatMap { $0.scale == scale && $0.layers.region == layers.region ? $0 : nil }
        let ground = regions(before?.layers.ground, layers.ground, groundClocks, painted)
        let content = contentRegions(before, painted)
        let over = regions(before?.layers.over ?? layers.over.emptied, layers.over, overClocks, painted)
        let isMoved = before?.scrolled.offset != scrolled.offset || !content.isEmpty
        let changed = ground + over + (isMoved ? [rect(scrolled.clip)] : [])
        let glasses = glasses.filter { glass in changed.contains { $0.intersects(glass.insetBy(dx: -reach, dy: -reach)) } }
        let (shown, origin) = (layers.shownContent, rect(scrolled.window).origin)
        return ground.map { Part(snapshot: layers.ground, region: $0) }
            + content.map { Part(snapshot: shown, region: $0.offsetBy(dx: -origin.x, dy: -origin.y), layer: .content, origin: origin) }
            + over.map { Part(snapshot: layers.over, region: $0, layer: .over) }
            + glasses.map { Part(snapshot: whole, region: $0, layer: .over) }
    }

    /// How far a material looks around itself at most, in pixels.
    private var reach: CGFloat { CGFloat(SnapshotChanges.reachOfMaterials(scale: scale)) }

    private func regions(_ old: Snapshot?, _ new: Snapshot, _ clocks: [ClockPart], _ painted: Date) -> [CGRect] {
        guard let old else { return [CGRect(x: 0, y: 0, width: (new.size.width * scale).rounded(), height: (new.size.height * scale).rounded())] }
        return SnapshotChanges.merged(changes(old, new) + ticking(clocks, painted))
    }

    /// Pictures are compared by what they show: archives number them in the order in which they meet them.
    private func changes(_ old: Snapshot, _ new: Snapshot) -> [CGRect] {
        SnapshotChanges(from: old, to: new.sharingImages(with: old), scale: scale).regions
    }

    private func ticking(_ clocks: [ClockPart], _ painted: Date) -> [CGRect] {
        clocks.filter { painted > moment || $0.nextChange(after: painted) <= moment }.map(\.region)
    }

    /// In pixels of the content: what has changed of the part that the page has, and what has come to it.
    private func contentRegions(_ before: PageLayers?, _ painted: Date) -> [CGRect] {
        let window = rect(scrolled.window)
        guard let before, before.layers.clip == layers.clip, before.layers.corner == layers.corner else { return [window] }
        let had = rect(before.scrolled.window).intersection(window)
        guard !had.isEmpty else { return [window] }
        let changed = changes(before.layers.content, layers.content) + ticking(contentClocks, painted)
        let kept = changed.map { $0.intersection(had) }.filter { !$0.isEmpty }
        return SnapshotChanges.merged(kept + window.without(had))
    }

    private func rect(_ numbers: [Int]) -> CGRect { CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) }
}

extension Snapshot {
    /// The same without any view.
    fileprivate var emptied: Snapshot {
        var result = self
        result.root.children = []
        return result
    }
}

extension CGRect {
    /// What is left of a rectangle without a part of it.
    fileprivate func without(_ part: CGRect) -> [CGRect] {
        [
            CGRect(x: minX, y: minY, width: width, height: part.minY - minY),
            CGRect(x: minX, y: part.maxY, width: width, height: maxY - part.maxY),
            CGRect(x: minX, y: part.minY, width: part.minX - minX, height: part.height),
            CGRect(x: part.maxX, y: part.minY, width: maxX - part.maxX, height: part.height),
        ].filter { $0.width > 0 && $0.height > 0 }
    }
}
