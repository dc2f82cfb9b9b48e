import FoundationOverlay
import SwiftUI

extension View {
    public nonisolated func chartLegend(_ visibility: Visibility) -> some View { configuringChart { $0.legend.visibility = visibility } }

    /// `spacing` in points.
    public nonisolated func chartLegend(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View
    {
        configuringChart {
            $0.legend.position = position
            $0.legend.alignment = alignment
            $0.legend.spacing = spacing
        }
    }

    public nonisolated func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) -> some View {
        nonisolated(unsafe) let content = AnyView(content())
        return configuringChart {
            $0.legend.position = position
            $0.legend.alignment = alignment
            $0.legend.spacing = spacing
            $0.legend.content = content
        }
    }
}
