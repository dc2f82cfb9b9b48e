import FoundationOverlay
import SwiftUI
import ViewEngine

extension ChartContent {
    private nonisolated func annotated(
        _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?, _ overflow: AnnotationOverflowResolution,
        _ content: @escaping @MainActor (AnnotationContext) -> AnyView
    ) -> some ChartContent {
        changing {
            $0.style.annotations.append(
                MarkAnnotation(position: position, alignment: alignment, spacing: spacing, overflow: overflow, content: content))
        }
    }

    /// `spacing` in points.
    public nonisolated func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> C
    ) -> some ChartContent {
        let view = AnyView(content())
        return annotated(position, alignment, spacing, .automatic) { _ in view }
    }

    public nonisolated func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        nonisolated(unsafe) let content = content
        return annotated(position, alignment, spacing, .automatic) { AnyView(content($0)) }
    }

    public nonisolated func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
    ) -> some ChartContent {
        let view = AnyView(content())
        return annotated(position, alignment, spacing, overflowResolution) { _ in view }
    }

    public nonisolated func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        nonisolated(unsafe) let content = content
        return annotated(position, alignment, spacing, overflowResolution) { AnyView(content($0)) }
    }
}
