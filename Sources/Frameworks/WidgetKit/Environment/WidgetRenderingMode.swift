import Snapshot

/// How the system colours a widget.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
    let mode: SnapshotContext.RenderingMode

    init(_ mode: SnapshotContext.RenderingMode) { self.mode = mode }

    public static let fullColor = WidgetRenderingMode(.fullColor)
    public static let accented = WidgetRenderingMode(.accented)
    public static let vibrant = WidgetRenderingMode(.vibrant)

    public var description: String { mode.rawValue }
}
