import FoundationOverlay
import ViewEngine

/// Connects the place of a scroll view with a value of the program.
struct ScrollLink {
    /// Where a program wants the content.
    enum Wish: Equatable {
        case view(AnyHashable)
        case edge(Edge)
        case point(CGPoint)
    }

    let anchor: UnitPoint?
    /// What the value says now.
    let wish: @MainActor () -> Wish?
    /// A person has scrolled to a view.
    let tell: @MainActor (AnyHashable?) -> Void

    /// Whether anything is wanted, so that elements have to look for themselves.
    @MainActor var isBound: Bool { if case .view = wish() { true } else { false } }

    /// Goes where the value says, where it says something else than before.
    @MainActor
    func follow(_ memory: ScrollMemory, _ extent: ScrollExtent, _ axes: Axis.Set) {
        let wanted = wish()
        guard wanted != memory.wanted else { return }
        guard extent.isLaidOut else { return extent.waits = true }
        memory.wanted = wanted
        switch wanted {
        case .view(let id): memory.wish.begin(id, anchor)
        case .edge(let edge): extent.move(to: edge)
        case .point(let point): extent.move(to: point)
        case nil: break
        }
    }

    /// Tells the value which view is where the anchor lies, after a person has scrolled.
    ///
    /// - Parameters:
    ///   - offset: The point of the content in the corner of the area, in points.
    ///   - room: The size of the area, in points.
    @MainActor
    func scrolled(_ memory: ScrollMemory, _ offset: CGPoint, room: CGSize) {
        let anchor = anchor ?? .topLeading
        let point = CGPoint(x: offset.x + room.width * anchor.x, y: offset.y + room.height * anchor.y)
        let id = memory.nearest(to: point, anchor)
        memory.wanted = id.map { .view($0) }
        tell(id)
    }
}

/// What a scroll view remembers of a program's wishes, and where its elements lie.
final class ScrollMemory: @unchecked Sendable {
    // Touched by the main actor alone.
    var wanted: ScrollLink.Wish?
    let wish = ScrollWish()
    /// Frames in the content, in points.
    private var frames: [AnyHashable: CGRect] = [:]

    func learn(_ id: AnyHashable, _ frame: CGRect) { frames[id] = frame }

    /// Where the elements lie in the content.
    var places: [CGRect] { Array(frames.values) }

    /// The element whose anchor lies nearest to a point of the content.
    func nearest(to point: CGPoint, _ anchor: UnitPoint) -> AnyHashable? {
        func distance(_ frame: CGRect) -> CGFloat {
            let (x, y) = (frame.minX + frame.width * anchor.x - point.x, frame.minY + frame.height * anchor.y - point.y)
            return x * x + y * y
        }
        return frames.min { distance($0.value) < distance($1.value) }?.key
    }
}
