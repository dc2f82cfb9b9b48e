import Foundation

extension ArchiveContext {
    /// A frame that touches the safe area's border, moved out to the border of the container there.
    func reachingOut(_ frame: CGRect, at edges: EdgeSet = .all) -> CGRect {
        let inner = CGRect(
            x: containerFrame.minX + safeArea.leading, y: containerFrame.minY + safeArea.top,
            width: containerFrame.width - safeArea.leading - safeArea.trailing,
            height: containerFrame.height - safeArea.top - safeArea.bottom)
        var (left, top, right, bottom) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
        if edges.contains(.top), abs(top - inner.minY) < 0.5 { top = containerFrame.minY }
        if edges.contains(.bottom), abs(bottom - inner.maxY) < 0.5 { bottom = containerFrame.maxY }
        if edges.contains(.leading), abs(left - inner.minX) < 0.5 { left = containerFrame.minX }
        if edges.contains(.trailing), abs(right - inner.maxX) < 0.5 { right = containerFrame.maxX }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
