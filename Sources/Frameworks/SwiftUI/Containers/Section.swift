import FoundationOverlay
import ViewEngine

/// A group with a header and a footer.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
}

extension Section: View, _PrimitiveView where Parent: View, Content: View, Footer: View {
    public typealias Body = Never

    /// Header, content and footer one after the other; in lists the rows share a ground.
    public func _evaluate(_ evaluation: Evaluation) {
        if let collector = SectionCollector.current(in: evaluation.environment) {
            return collector.add(header: header, content: content, footer: footer, evaluation)
        }
        if evaluation.environment.isInMenu {
            return MenuGroup(title: Parent.self == EmptyView.self ? nil : AnyView(header), rows: AnyView(content))._evaluate(evaluation)
        }
        if evaluation.environment.isInLazyGrid {
            return LazyGridPlace.section(header: header, content: content, footer: footer, evaluation)
        }
        guard evaluation.environment.isInList else {
            header._evaluate(evaluation)
            content._evaluate(evaluation)
            return footer._evaluate(evaluation)
        }
        ListSection(header: AnyView(header), content: AnyView(content), footer: AnyView(footer))._evaluate(evaluation)
    }
}

extension Section where Parent: View, Content: View, Footer: View {
    @MainActor @preconcurrency
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) {
        self.init(header: header(), content: content(), footer: footer())
    }

    @available(iOS, deprecated: 100000)
    @MainActor @preconcurrency
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    @MainActor @preconcurrency
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    @available(iOS, deprecated: 100000)
    @MainActor @preconcurrency
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    @MainActor @preconcurrency
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    @available(iOS, deprecated: 100000)
    @MainActor @preconcurrency
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    @MainActor @preconcurrency public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    @MainActor @preconcurrency public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    @_disfavoredOverload
    @MainActor @preconcurrency public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}
