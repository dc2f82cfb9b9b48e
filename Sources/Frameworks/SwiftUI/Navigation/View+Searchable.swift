import FoundationOverlay
import ViewEngine

/// - Support: works in a running app, as a field of the navigation bar that takes text; without effect outside of navigation views.
extension View {
    public nonisolated func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View {
        searched(text, isPresented: nil, placement, prompt)
    }

    /// The views below are told that they are searched while there is something to search for, or the binding says so.
    private nonisolated func searched(
        _ text: Binding<String>, isPresented: Binding<Bool>?, _ placement: SearchFieldPlacement, _ prompt: Text?
    ) -> some View {
        changingEnvironment { values in
            values.isSearching = !text.wrappedValue.isEmpty || isPresented?.wrappedValue == true
            values.dismissSearch = DismissSearchAction {
                text.wrappedValue = ""
                isPresented?.wrappedValue = false
            }
        }
        .changingBar { values, evaluation in
            values.search = BarSearch(text: text, prompt: prompt, placement: placement, environment: evaluation.environment)
        }
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

    /// - Support: partial: the field is shown, whatever the binding says.
    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View { searched(text, isPresented: isPresented, placement, prompt) }

    /// - Support: partial: the field is shown, whatever the binding says.
    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }

    /// - Support: partial: the field is shown, whatever the binding says.
    @_disfavoredOverload
    public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }
}

/// What a screen searches for.
struct BarSearch {
    let text: Binding<String>
    let prompt: Text?
    var placement = SearchFieldPlacement.automatic
    /// The surroundings of the view that is searched.
    var environment: EnvironmentValues?

    /// Whether the field stands below the title, whatever the system.
    var isInDrawer: Bool { placement.isInDrawer }
}

/// The field of a navigation bar: a magnifying glass, and the text or what could be searched for.
struct BarSearchField: View {
    let search: BarSearch
    /// Whether it floats over what lies below.
    var onGlass = false

    var body: some View {
        EvaluatedView { evaluation in
            let environment = evaluation.environment
            var control = evaluation.archive.pass.isRunning ? LiveControl(role: "SearchField", isEnabled: environment.isEnabled) : nil
            control?.title = search.prompt?._plainText(in: environment) ?? "Search"
            control?.value = search.text.wrappedValue
            let text = search.text
            control?.enter = { text.wrappedValue = $0 }
            control?.submit = { [search] in (search.environment ?? environment).submitActions.run(.search) }
            evaluation.appendControl("SearchField", traits: ["searchField"], control: control) { field(environment)._evaluate(evaluation) }
        }
    }

    @MainActor
    private func field(_ environment: EnvironmentValues) -> some View {
        HStack(spacing: environment.metric(.searchSpacing)) {
            Image(systemName: "magnifyingglass").foregroundStyle(SystemStyle(names: ["secondaryLabel"]))
            if search.text.wrappedValue.isEmpty {
                (search.prompt ?? Text("Search")).foregroundStyle(SystemStyle(names: ["secondaryLabel"]))
            } else {
                Text(verbatim: search.text.wrappedValue)
            }
            Spacer(minLength: 0)
        }
        .font(.system(size: environment.metric(.barFontSize)))
        .lineLimit(1)
        .padding(.horizontal, environment.metric(.searchPadding))
        .frame(height: environment.metric(.searchHeight))
        .background {
            if onGlass {
                BarGlass(outline: Capsule())
            } else {
                RoundedRectangle(cornerRadius: environment.metric(.searchCornerRadius)).fill(SystemStyle(names: ["tertiarySystemFill"]))
            }
        }
    }
}
