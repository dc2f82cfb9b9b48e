import FoundationOverlay
import Metrics
import ViewEngine

/// How far an area can be scrolled, known once it is laid out.
final class ScrollExtent: @unchecked Sendable {
    // Touched by the main actor alone.
    /// The largest offset.
    private var most = CGPoint.zero
    private(set) var contentSize = CGSize.zero
    /// The size of the area, in points.
    private(set) var room = CGSize.zero
    /// The point of the content in the upper leading corner of the area; nil where nobody has moved it.
    private var offset: CGPoint?
    private var anchors: [ScrollAnchorRole: UnitPoint] = [:]
    private var changed: @Sendable () -> Void = {}
    /// The area in the window, in points, once it is known.
    private(set) var frame: CGRect?
    var isLaidOut: Bool { frame != nil }
    /// Whether somebody waits for the first layout.
    var waits = false
    /// Whether somebody hears of the geometry.
    var isWatched = false
    private var heard: ScrollGeometry?
    /// Passes that found another place than the one rows were made for, one after the other.
    private var surprises = 0
    private static let mostSurprises = 6

    /// Where the content was when a person began to move it; nil while it rests.
    var began: CGPoint?
    /// Where it comes to rest, once that is decided.
    var rest: CGPoint?
    /// How far the content was pulled down beyond its beginning, in points.
    var pulled: CGFloat = 0
    /// Takes another offset.
    var moved: (CGPoint) -> Void = { _ in }

    func prepare(offset: CGPoint?, anchors: [ScrollAnchorRole: UnitPoint], changed: @escaping @Sendable () -> Void) {
        (self.offset, self.anchors, self.changed) = (offset, anchors, changed)
        heard = geometry
    }

    // MARK: Offsets

    /// The offset that is seen.
    var shown: CGPoint { limited(offset) }

    /// The nearest offset that shows nothing beyond the content. Where nobody has moved it, the one that is asked for.
    func bounded(_ offset: CGPoint?) -> CGPoint {
        let anchor = anchors[.initialOffset] ?? .topLeading
        let offset = offset ?? CGPoint(x: most.x * anchor.x, y: most.y * anchor.y)
        return CGPoint(x: min(max(offset.x, 0), most.x), y: min(max(offset.y, 0), most.y))
    }

    /// What is seen of an offset: nothing beyond the content, and whole pixels.
    func limited(_ offset: CGPoint?) -> CGPoint {
        let (scale, bounded) = (DeviceTraits.current.scale, bounded(offset))
        func whole(_ offset: CGFloat, _ most: CGFloat) -> CGFloat { min((offset * scale).rounded() / scale, most) }
        return CGPoint(x: whole(bounded.x, most.x), y: whole(bounded.y, most.y))
    }

    // MARK: Rows

    /// What can be seen of the content, and a little more, in points from its upper edge.
    var sight: ClosedRange<CGFloat> {
        let (top, height) = (frame == nil ? offset?.y ?? 0 : shown.y, frame?.height ?? Self.firstHeight)
        return top - behind...top + height + ahead
    }

    /// As high as no screen of a phone, in points.
    private static let firstHeight: CGFloat = 1000

    /// Points above the area within which rows are made.
    private var behind: CGFloat { direction < 0 ? GestureMetrics.shared.rowAhead : GestureMetrics.shared.rowMargin }
    /// Points below the area within which rows are made.
    private var ahead: CGFloat { direction > 0 ? GestureMetrics.shared.rowAhead : GestureMetrics.shared.rowMargin }
    /// Whether the content was moved to its end (1) or its beginning (-1) the last time; 0 before it was.
    private var direction: CGFloat = 0

    /// The content is moved, and will probably go on in this direction.
    func turn(from now: CGPoint, to target: CGPoint) { direction = target.y + target.x > now.y + now.x ? 1 : -1 }

    /// How far the content is scrolled, and how much of it is made.
    var place: ScrolledPlace { ScrolledPlace(offset: shown, most: most, behind: behind, ahead: ahead, rest: rest) }

    /// A frame of the window in the content, in points.
    func content(_ frame: CGRect) -> CGRect {
        frame.offsetBy(dx: shown.x - (self.frame?.minX ?? 0), dy: shown.y - (self.frame?.minY ?? 0))
    }

    // MARK: Programs that scroll

    /// Scrolls, in the next pass, so that a height of the content is the first that is seen, in points.
    func move(to height: CGFloat) { moved(limited(CGPoint(x: bounded(offset).x, y: height))) }

    /// Scrolls, in the next pass, to an edge of the content.
    func move(to edge: Edge) {
        var target = bounded(offset)
        switch edge {
        case .top: target.y = 0
        case .bottom: target.y = most.y
        case .leading: target.x = 0
        case .trailing: target.x = most.x
        }
        moved(target)
    }

    func move(to point: CGPoint) { moved(point) }

    /// Scrolls, in the next pass, until a frame of the content is seen, with its anchor at the same part of the area, or as little as need be.
    func show(_ frame: CGRect, _ anchor: UnitPoint?) {
        guard let area = self.frame else { return }
        let now = limited(offset)
        let target = CGPoint(
            x: Self.nearest(now.x, frame.minX, frame.width, area.width, anchor?.x),
            y: Self.nearest(now.y, frame.minY, frame.height, area.height, anchor?.y))
        if limited(target) != now { moved(limited(target)) }
    }

    private static func nearest(_ now: CGFloat, _ start: CGFloat, _ length: CGFloat, _ room: CGFloat, _ anchor: CGFloat?) -> CGFloat {
        if let anchor { return start + (length - room) * anchor }
        return start < now ? start : max(now, start + length - room)
    }

    // MARK: Layout

    /// Learns the sizes of the content and the area, and answers where the content begins in the area. Content that is smaller lies at the
    /// beginning, and in the middle of an area that scrolls along both axes (pictures of an app's snapshot tests, iOS 18).
    func learn(content: CGSize, room: CGSize, axes: Axis.Set) -> CGPoint {
        let before = shown
        (contentSize, self.room) = (content, room)
        most = CGPoint(
            x: axes.contains(.horizontal) ? max(0, content.width - room.width) : 0,
            y: axes.contains(.vertical) ? max(0, content.height - room.height) : 0)
        if offset == nil, anchors[.initialOffset] != nil, abs(before.y - shown.y) > 0.5 { surprise() } else { surprises = 0 }
        let anchor = anchors[.alignment] ?? (axes == [.horizontal, .vertical] ? .center : .topLeading)
        return CGPoint(
            x: axes.contains(.horizontal) && content.width < room.width ? (room.width - content.width) * anchor.x : -shown.x,
            y: axes.contains(.vertical) && content.height < room.height ? (room.height - content.height) * anchor.y : -shown.y)
    }

    /// Learns where the area lies in the window.
    func place(in frame: CGRect) {
        self.frame = frame
        if waits {
            waits = false
            changed()
        }
        if isWatched, geometry != heard { surprise() }
    }

    /// Other rows have to be made, or somebody has to hear of another place: there is another pass.
    private func surprise() {
        guard surprises < Self.mostSurprises else { return }
        surprises += 1
        changed()
    }

    /// What programs hear; nil until it is known.
    var geometry: ScrollGeometry? {
        frame.map { ScrollGeometry(contentOffset: shown, contentSize: contentSize, contentInsets: EdgeInsets(), containerSize: $0.size) }
    }
}
