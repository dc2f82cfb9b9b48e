import FoundationOverlay
import ViewEngine

/// A place whose background the system draws.
public struct ContainerBackgroundPlacement: Sendable, Hashable {
    let name: String

    /// The background of a widget. WidgetKit has the name that programs use.
    public static let _widget = ContainerBackgroundPlacement(name: "widget")
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    public static let window = ContainerBackgroundPlacement(name: "window")
}

extension View {
    public nonisolated func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View {
        ContainerBackgroundView(content: self, background: StyleView(style: style), container: container)
    }

    public nonisolated func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: @MainActor () -> V
    ) -> some View {
        nonisolated(unsafe) var background: V?
        MainActor.assumeIsolated { background = content() }
        return ContainerBackgroundView(
            content: self, background: background.map { AlignedBackground(content: $0, alignment: alignment) }, container: container)
    }
}

/// A style as a view that fills the container.
private struct StyleView<S: ShapeStyle> {
    let style: S
}

extension StyleView: View {
    var body: some View { Rectangle().foregroundStyle(style) }
}

private struct AlignedBackground<Content: View> {
    let content: Content
    let alignment: Alignment
}

extension AlignedBackground: View {
    var body: some View {
        content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    }
}

/// A view that gives the container its background. Outside of widgets there is no such container, and nothing is drawn.
private struct ContainerBackgroundView<Content: View, Background: View> {
    let content: Content
    let background: Background
    let container: ContainerBackgroundPlacement
}

extension ContainerBackgroundView: View, _PrimitiveView {
    typealias Body = Never

    func _evaluate(_ evaluation: Evaluation) {
        if container == ._widget, !evaluation.environment.isInAppWindow, evaluation.archive.containerBackground == nil {
            evaluation.descend(.view("containerBackground")) {
                // A background made of the view that gives it has none of its own.
                evaluation.archive.containerBackground = []
                evaluation.archive.containerBackground = evaluation.collect { background._evaluate(evaluation) }
            }
        }
        content._evaluate(evaluation)
    }
}
