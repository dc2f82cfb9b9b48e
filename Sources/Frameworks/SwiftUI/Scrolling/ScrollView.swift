import FoundationOverlay
import Metrics
import ViewEngine

/// Content larger than its frame. In a window its beginning is shown, until it is scrolled.
/// - Support: partial: drawn in an app's window, and scrolled by a person and by programs; without indicators. In a widget a yellow sign is drawn,
///   as on a device.
public struct ScrollView<Content: View> {
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool
}

extension ScrollView: View {
    @MainActor @preconcurrency
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.axes = axes
        self.showsIndicators = showsIndicators
    }

    public var body: some View {
        AppOnlyView("ScrollView") { ScrollArea(axes: axes) { VStack { content } } }
    }
}
