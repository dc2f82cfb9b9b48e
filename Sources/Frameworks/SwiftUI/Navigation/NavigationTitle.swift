import FoundationOverlay
import ViewEngine

private enum NavigationTitleKey: PreferenceKey {
    static var defaultValue: Text? { nil }
    static func reduce(value: inout Text?, nextValue: () -> Text?) { value = nextValue() ?? value }
}

/// A screen below its title.
struct NavigationScreen: View {
    let content: AnyView

    var body: some View {
        EvaluatedView { evaluation in
            var nodes: [Node] = []
            let gathered = evaluation.preferences { nodes = content.nodes(in: evaluation) }
            let title = gathered[NavigationTitleKey.self]
            VStack(alignment: .leading, spacing: 0) {
                if let title {
                    title.font(.largeTitle.bold()).padding(.horizontal)
                        .frame(minHeight: evaluation.environment.metric(.barTitleHeight))
                }
                ZStack { ForEach(nodes.indices, id: \.self) { index in EvaluatedView { $0.append(nodes[index]) } } }
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            }
            ._evaluate(evaluation)
        }
    }
}

extension View {
    public nonisolated func navigationTitle(_ title: Text) -> some View { preference(key: NavigationTitleKey.self, value: title) }
    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }
    @_disfavoredOverload
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
    public nonisolated func navigationTitle(_ title: Binding<String>) -> some View { navigationTitle(Text(verbatim: title.wrappedValue)) }

    @available(iOS, deprecated: 100000)
    public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
    @available(iOS, deprecated: 100000)
    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }
    @_disfavoredOverload @available(iOS, deprecated: 100000)
    public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }
    @available(iOS, deprecated: 100000)
    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigationTitle(titleKey)
    }
    @_disfavoredOverload @available(iOS, deprecated: 100000)
    public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigationTitle(title)
    }
}

/// The bar above a screen.
public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large, inlineLarge }
}
