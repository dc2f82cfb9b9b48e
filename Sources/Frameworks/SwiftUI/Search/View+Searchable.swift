import FoundationOverlay
import ViewEngine

/// - Support: works in a running app, as a field of the navigation bar that takes text; without effect outside of navigation views.
extension View {
    public nonisolated func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View {
        searched(text, placement, prompt)
    }

    public nonisolated func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    @_disfavoredOverload
    public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

    @_disfavoredOverload
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View { searched(text, isPresented: isPresented, placement, prompt) }

    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }

    @_disfavoredOverload
    public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }

    @available(iOS, deprecated: 100000)
    public nonisolated func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder suggestions: () -> S
    ) -> some View { searched(text, placement, prompt).searchSuggestions(suggestions) }

    // MARK: Tokens

    public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable { searched(text, placement, prompt, tokens: SearchTokens(tokens, token)) }

    public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable { searched(text, placement, Text(prompt), tokens: SearchTokens(tokens, token)) }

    public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searched(text, isPresented: isPresented, placement, prompt, tokens: SearchTokens(tokens, token))
    }

    /// The suggested tokens stand where suggestions do.
    public nonisolated func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        nonisolated(unsafe) let (suggested, makeToken) = (suggestedTokens, token)
        return searched(text, placement, prompt, tokens: SearchTokens(tokens, token)).searchSuggestions {
            ForEach(Array(suggested.wrappedValue)) { makeToken($0).searchCompletion($0) }
        }
    }

    public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        nonisolated(unsafe) let token = token
        return searched(text, placement, prompt, tokens: SearchTokens(editableTokens) { token(.constant($0)) })
    }

    /// The views below are told that they are searched while a person searches, while there is something to search for, or the binding says so.
    private nonisolated func searched(
        _ text: Binding<String>, isPresented: Binding<Bool>? = nil, _ placement: SearchFieldPlacement, _ prompt: Text?, tokens: SearchTokens? = nil
    ) -> some View {
        nonisolated(unsafe) let (view, tokens) = (self, tokens)
        return EvaluatedView { evaluation in
            let search = BarSearch(
                text: text, isPresented: isPresented, prompt: prompt, placement: placement, tokens: tokens, in: evaluation)
            let suggesting = SearchSuggestions(content: search.suggestions, isShown: search.isActive, search: search)
            ZStack {
                view.changingEnvironment { values in
                    values.isSearching = search.isActive
                    values.dismissSearch = DismissSearchAction { search.end() }
                    (values.searchSuggestionViews, values.searchScopeViews, values.searchFocus) = (nil, nil, nil)
                }
                suggesting
            }
            .changingBar { values, _ in values.search = search }
            ._evaluate(evaluation)
        }
    }
}
