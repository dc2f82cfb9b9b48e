import Foundation

/// The safe areas around the nodes that are being archived, in snapshot coordinates.
struct SafeAreas {
    /// A safe area and what it is a part of.
    struct Region {
        var outer: CGRect
        var inner: CGRect
        /// Whether it is the keyboard that covers the rest.
        var isKeyboard = false
    }

    /// Frames of containers that cover a part of their content's safe area.
    var containers: [CGRect] = []
    /// From the outermost to the innermost.
    var regions: [Region] = []
    /// Edges of the content that is scrolled there.
    var scrolled: EdgeSet = []
}

extension ArchiveContext {
    /// What `body` makes where a container covers all but some content.
    func inContainer<R>(_ frame: CGRect, _ body: () -> R) -> R {
        let before = safeAreas
        safeAreas.containers.append(frame)
        defer { safeAreas = before }
        return body()
    }

    /// What `body` makes inside the content that the nearest container leaves free.
    func inContent<R>(_ frame: CGRect, isKeyboard: Bool = false, _ body: () -> R) -> R {
        let before = safeAreas
        if let outer = safeAreas.containers.popLast() {
            safeAreas.regions.append(SafeAreas.Region(outer: outer, inner: frame, isKeyboard: isKeyboard))
        }
        defer { safeAreas = before }
        return body()
    }

    /// What `body` makes inside content that is scrolled.
    func inScrolledContent<R>(_ edges: EdgeSet, _ body: () -> R) -> R {
        let before = safeAreas.scrolled
        safeAreas.scrolled.formUnion(edges)
        defer { safeAreas.scrolled = before }
        return body()
    }

    /// A frame that touches the safe area's border, moved out to the border of what the area is a part of, and so on to the window's; where that is
    /// the keyboard's border, at the edges `keyboard`.
    func reachingOut(_ frame: CGRect, at edges: EdgeSet = .all, keyboard: EdgeSet = .all) -> CGRect {
        let window = SafeAreas.Region(outer: containerFrame, inner: containerFrame.inset(by: safeArea))
        return (safeAreas.regions.reversed() + [window]).reduce(frame) { frame, region in
            let free = (region.isKeyboard ? keyboard : edges).subtracting(safeAreas.scrolled)
            return region.reachingOut(frame, at: free, within: pixelLength / 2)
        }
    }

    /// What lies between a frame and the window's border, as far as no safe area ends in between.
    func safeAreaInsets(around frame: CGRect) -> EdgeInsets {
        let reached = reachingOut(frame)
        return EdgeInsets(
            top: frame.minY - reached.minY, leading: frame.minX - reached.minX, bottom: reached.maxY - frame.maxY,
            trailing: reached.maxX - frame.maxX)
    }
}

extension SafeAreas.Region {
    /// A frame whose edges are nearer to the border than `distance`, in points, moved out there.
    fileprivate func reachingOut(_ frame: CGRect, at edges: EdgeSet, within distance: CGFloat) -> CGRect {
        var (left, top, right, bottom) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
        if edges.contains(.top), abs(top - inner.minY) < distance { top = outer.minY }
        if edges.contains(.bottom), abs(bottom - inner.maxY) < distance { bottom = outer.maxY }
        if edges.contains(.leading), abs(left - inner.minX) < distance { left = outer.minX }
        if edges.contains(.trailing), abs(right - inner.maxX) < distance { right = outer.maxX }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension CGRect {
    fileprivate func inset(by insets: EdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading, y: minY + insets.top, width: width - insets.leading - insets.trailing,
            height: height - insets.top - insets.bottom)
    }
}
