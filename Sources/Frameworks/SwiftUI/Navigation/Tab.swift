import FoundationOverlay
import ViewEngine

/// A screen of a tab view.
/// - Support: works in a running app; in a widget a yellow sign is drawn, as on a device.
public struct Tab<Value, Content: View, Label: View> {
    let content: Content
    let label: Label
    let value: AnyHashable?
    var role: TabRole?
}

extension Tab: View, _PrimitiveView {
    public typealias Body = Never
    public func _evaluate(_ evaluation: Evaluation) {
        let (label, value, isSearch) = (AnyView(label), value, role == .search)
        TabScreen(content: VStack { content }).changingEnvironment { $0.isInSearchTab = isSearch && $0.isInTabs && $0.barsAreGlass }.changingTraits {
            $0.tabItem = label
            if let value { $0.tag = value }
            $0.isSearchTab = isSearch
        }._evaluate(evaluation)
    }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
    let name: String
    public static let search = TabRole(name: "search")
}

/// The label of tabs with a title and a symbol.
public struct DefaultTabLabel: View {
    let title: Text
    let image: Image

    public var body: some View {
        SwiftUI.Label {
            title
        } icon: {
            image
        }
    }

    static let search = DefaultTabLabel(title: Text("Search"), image: Image(systemName: "magnifyingglass"))
}

extension Tab where Value: Hashable {
    @MainActor @preconcurrency
    public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(content: content(), label: label(), value: AnyHashable(value), role: role)
    }
}

extension Tab where Value == Never {
    @MainActor @preconcurrency
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(content: content(), label: label(), value: nil, role: role)
    }
}

extension Tab where Value: Hashable, Label == DefaultTabLabel {
    @MainActor @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            content: content(), label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)), value: AnyHashable(value),
            role: role)
    }

    @_disfavoredOverload @MainActor @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            content: content(), label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)), value: AnyHashable(value),
            role: role)
    }

    @MainActor @preconcurrency
    public init(_ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(content: content(), label: DefaultTabLabel(title: Text(titleKey), image: Image(image)), value: AnyHashable(value), role: role)
    }

    @MainActor @preconcurrency
    public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(content: content(), label: .search, value: AnyHashable(value), role: role)
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    @MainActor @preconcurrency
    public init(_ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(content: content(), label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)), value: nil, role: role)
    }

    @_disfavoredOverload @MainActor @preconcurrency
    public init<S: StringProtocol>(_ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(content: content(), label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)), value: nil, role: role)
    }

    @MainActor @preconcurrency
    public init(_ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(content: content(), label: DefaultTabLabel(title: Text(titleKey), image: Image(image)), value: nil, role: role)
    }

    @MainActor @preconcurrency
    public init(role: TabRole?, @ViewBuilder content: () -> Content) { self.init(content: content(), label: .search, value: nil, role: role) }
}
