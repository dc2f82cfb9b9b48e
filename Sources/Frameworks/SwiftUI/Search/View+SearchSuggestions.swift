import FoundationOverlay
import ViewEngine

/// What a search is narrowed by, and when it is shown.
struct SearchScopes {
    let activation: SearchScopeActivation
    let view: AnyView
}

/// When search scopes are shown.
public struct SearchScopeActivation: Hashable, Sendable {
    private let name: String
    /// On text entry.
    public static let automatic = SearchScopeActivation(name: "automatic")
    public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
    public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

private enum SearchSuggestionsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private enum SearchScopesKey: EnvironmentKey { static var defaultValue: SearchScopes? { nil } }
private enum SearchFocusKey: EnvironmentKey { static var defaultValue: FieldFocus? { nil } }
private enum SearchCompletionKey: EnvironmentKey { static var defaultValue: (@MainActor (Any) -> Void)? { nil } }

extension EnvironmentValues {
    var searchSuggestionViews: AnyView? {
        get { self[SearchSuggestionsKey.self] }
        set { self[SearchSuggestionsKey.self] = newValue }
    }

    var searchScopeViews: SearchScopes? {
        get { self[SearchScopesKey.self] }
        set { self[SearchScopesKey.self] = newValue }
    }

    /// The focus that a program keeps for the field to search with.
    var searchFocus: FieldFocus? {
        get { self[SearchFocusKey.self] }
        set { self[SearchFocusKey.self] = newValue }
    }

    /// Takes a suggestion: a text, or a token.
    fileprivate var completeSearch: (@MainActor (Any) -> Void)? {
        get { self[SearchCompletionKey.self] }
        set { self[SearchCompletionKey.self] = newValue }
    }
}

/// Suggestions over what is searched; nothing where there are none.
struct SearchSuggestions: View {
    let content: AnyView?
    let isShown: Bool
    let search: BarSearch

    var body: some View {
        EvaluatedView { evaluation in
            guard let content, isShown, !evaluation.collect({ content._evaluate(evaluation) }).isEmpty else { return }
            List { content }.listStyle(.plain)
                .background { Rectangle().fill(SystemStyle(names: ["systemBackground"])).ignoresSafeArea() }
                .changingEnvironment { values in
                    values.completeSearch = { suggestion in
                        if search.tokens?.add(suggestion) == true { search.text.wrappedValue = "" }
                        if let text = suggestion as? String { search.text.wrappedValue = text }
                    }
                }
                ._evaluate(evaluation)
        }
    }
}

/// A suggestion that a tap takes.
private struct SearchCompletion<Content: View> {
    let suggestion: Any
    let content: Content
}

extension SearchCompletion: View {
    var body: some View {
        EnvironmentReading { environment in
            if let complete = environment.completeSearch {
                Button {
                    complete(suggestion)
                } label: {
                    content.frame(maxWidth: .infinity, alignment: .leading)
                }.tint(.primary)
            } else {
                content
            }
        }
    }
}

/// - Support: works in a running app.
extension View {
    /// What is shown over the content while a person searches.
    public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        nonisolated(unsafe) let suggestions = suggestions()
        return changingEnvironment { $0.searchSuggestionViews = AnyView(suggestions) }
    }

    /// The text that a suggestion stands for.
    public nonisolated func searchCompletion(_ completion: String) -> some View {
        nonisolated(unsafe) let view = self
        return SearchCompletion(suggestion: completion, content: view)
    }

    /// The token that a suggestion stands for.
    public nonisolated func searchCompletion<T: Identifiable>(_ token: T) -> some View {
        nonisolated(unsafe) let (view, token) = (self, token)
        return SearchCompletion(suggestion: token, content: view)
    }

    public nonisolated func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
        searchScopes(scope, activation: .automatic, scopes)
    }

    public nonisolated func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        nonisolated(unsafe) let (scope, scopes) = (scope, scopes())
        return changingEnvironment { values in
            let picker = Picker(selection: scope) {
                scopes
            } label: {
                EmptyView()
            }.pickerStyle(.segmented)
            values.searchScopeViews = SearchScopes(activation: activation, view: AnyView(picker))
        }
    }
}
