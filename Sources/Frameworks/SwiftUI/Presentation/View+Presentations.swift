import FoundationOverlay
import ViewEngine

/// - Support: works in a running app; without effect in an archived view, over which nothing is presented.
extension View {
    public nonisolated func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        nonisolated(unsafe) let content = content
        return presenting(.sheet, isPresented: isPresented, onDismiss: onDismiss) { AnyView(content()) }
    }

    public nonisolated func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        nonisolated(unsafe) let content = content
        return presenting(.sheet, item: item, onDismiss: onDismiss) { AnyView(content($0)) }
    }

    public nonisolated func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        nonisolated(unsafe) let content = content
        return presenting(.cover, isPresented: isPresented, onDismiss: onDismiss) { AnyView(content()) }
    }

    public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        nonisolated(unsafe) let content = content
        return presenting(.cover, item: item, onDismiss: onDismiss) { AnyView(content($0)) }
    }

    /// - Support: partial: beside its view where there is room, always without a certain edge; as a sheet on phones unless the content asks for
    /// a popover there.
    public nonisolated func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        nonisolated(unsafe) let content = content
        return presenting(.popover, isPresented: isPresented) { AnyView(content()) }
    }

    /// - Support: partial: beside its view where there is room, always without a certain edge; as a sheet on phones unless the content asks for
    /// a popover there.
    public nonisolated func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), @ViewBuilder content: @escaping () -> Content
    ) -> some View { popover(isPresented: isPresented, attachmentAnchor: attachmentAnchor, arrowEdge: nil, content: content) }

    /// - Support: partial: beside its view where there is room, always without a certain edge; as a sheet on phones unless the content asks for
    /// a popover there.
    public nonisolated func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        nonisolated(unsafe) let content = content
        return presenting(.popover, item: item) { AnyView(content($0)) }
    }

    /// - Support: partial: as a sheet, as on a phone.
    public nonisolated func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
        nonisolated(unsafe) let content = AnyView(content())
        return presenting(.sheet, isPresented: isPresented) { content }
    }
}

/// Where a popover points.
public enum PopoverAttachmentAnchor {
    case rect(Anchor<CGRect>.Source)
    case point(UnitPoint)
}

/// What is known of a presentation.
public struct PresentationSizingContext: Sendable {}

/// The content of a presentation.
public struct PresentationSizingRoot {
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

extension PresentationSizing {
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize { .unspecified }
}
