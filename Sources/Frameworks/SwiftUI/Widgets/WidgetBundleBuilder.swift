import ExtensionRuntime

/// Builds the widgets of a bundle. A bundle holds at most ten.
@resultBuilder @MainActor
public struct WidgetBundleBuilder {
    public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

    public static func buildBlock() -> some Widget { WidgetGroup([]) }

    public static func buildBlock<C: Widget>(_ c: C) -> C { c }

    public static func buildBlock<C0: Widget, C1: Widget>(_ c0: C0, _ c1: C1) -> some Widget {
        WidgetGroup([c0, c1])
    }

    public static func buildBlock<C0: Widget, C1: Widget, C2: Widget>(_ c0: C0, _ c1: C1, _ c2: C2) -> some Widget {
        WidgetGroup([c0, c1, c2])
    }

    public static func buildBlock<C0: Widget, C1: Widget, C2: Widget, C3: Widget>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) -> some Widget {
        WidgetGroup([c0, c1, c2, c3])
    }

    public static func buildBlock<C0: Widget, C1: Widget, C2: Widget, C3: Widget, C4: Widget>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
    ) -> some Widget {
        WidgetGroup([c0, c1, c2, c3, c4])
    }

    public static func buildBlock<C0: Widget, C1: Widget, C2: Widget, C3: Widget, C4: Widget, C5: Widget>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
    ) -> some Widget {
        WidgetGroup([c0, c1, c2, c3, c4, c5])
    }

    public static func buildBlock<C0: Widget, C1: Widget, C2: Widget, C3: Widget, C4: Widget, C5: Widget, C6: Widget>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
    ) -> some Widget {
        WidgetGroup([c0, c1, c2, c3, c4, c5, c6])
    }

    public static func buildBlock<C0: Widget, C1: Widget, C2: Widget, C3: Widget, C4: Widget, C5: Widget, C6: Widget, C7: Widget>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
    ) -> some Widget {
        WidgetGroup([c0, c1, c2, c3, c4, c5, c6, c7])
    }

    public static func buildBlock<C0: Widget, C1: Widget, C2: Widget, C3: Widget, C4: Widget, C5: Widget, C6: Widget, C7: Widget, C8: Widget>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
    ) -> some Widget {
        WidgetGroup([c0, c1, c2, c3, c4, c5, c6, c7, c8])
    }

    public static func buildBlock<
        C0: Widget, C1: Widget, C2: Widget, C3: Widget, C4: Widget, C5: Widget, C6: Widget, C7: Widget, C8: Widget, C9: Widget
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
    ) -> some Widget {
        WidgetGroup([c0, c1, c2, c3, c4, c5, c6, c7, c8, c9])
    }

    @available(*, unavailable, message: "a WidgetBundle holds at most 10 widgets; put some of them into a second bundle and add its body")
    public static func buildBlock(_ widgets: any Widget...) -> some Widget { WidgetGroup(widgets) }

    public static func buildOptional(_ widget: (some Widget)?) -> some Widget { WidgetGroup(widget.map { [$0] } ?? []) }

    public static func buildEither<First: Widget>(first: First) -> First { first }

    public static func buildEither<Second: Widget>(second: Second) -> Second { second }

    public static func buildLimitedAvailability(_ widget: some Widget) -> some Widget { WidgetGroup([widget]) }
}

/// A widget of any type.
public struct _AnyWidget: Widget {
    public typealias Body = Never
    private let base: any Widget

    public init() { base = WidgetGroup() }

    public init(_ base: any Widget) { self.base = base }

    public func _collectWidgets(_ contents: inout ExtensionContents) { base._collectWidgets(&contents) }
}

/// Several widgets as one.
struct WidgetGroup: Widget {
    typealias Body = Never
    let widgets: [any Widget]

    init() { widgets = [] }

    init(_ widgets: [any Widget]) { self.widgets = widgets }

    func _collectWidgets(_ contents: inout ExtensionContents) {
        for widget in widgets { widget._collectWidgets(&contents) }
    }
}
