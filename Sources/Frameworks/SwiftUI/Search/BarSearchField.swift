import FoundationOverlay
import ViewEngine

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
            control?.enter = { [search] text in
                search.begin()
                search.text.wrappedValue = text
            }
            control?.submit = { [search] in (search.environment ?? environment).submitActions.run(.search) }
            var traits = (search.environment ?? environment).keyboardTraits
            traits.submitLabel = .search
            control?.takesFocus(in: evaluation, traits, search.focus)
            evaluation.appendControl("SearchField", traits: ["searchField"], control: control) { field(environment)._evaluate(evaluation) }
        }
    }

    @MainActor
    private func field(_ environment: EnvironmentValues) -> some View {
        HStack(spacing: environment.metric(.searchSpacing)) {
            Image(systemName: "magnifyingglass").foregroundStyle(SystemStyle(names: ["secondaryLabel"]))
            let tokens = search.tokens?.views() ?? []
            ForEach(tokens.indices, id: \.self) { index in
                tokens[index].padding(.horizontal, environment.metric(.searchSpacing))
                    .background(SystemStyle(names: ["systemFill"]), in: RoundedRectangle(cornerRadius: environment.metric(.searchSpacing)))
            }
            if search.text.wrappedValue.isEmpty, tokens.isEmpty {
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

/// The field, and while a person searches the button that ends the search.
struct BarSearchRow: View {
    let search: BarSearch
    var onGlass = false

    var body: some View {
        EnvironmentReading { environment in
            HStack(spacing: environment.metric(.barGlassSpacing)) {
                BarSearchField(search: search, onGlass: onGlass)
                if search.isBegun { SearchCancelButton(search: search) }
            }
        }
    }
}

/// Ends a search.
private struct SearchCancelButton: View {
    let search: BarSearch

    var body: some View {
        EvaluatedView { evaluation in
            let environment = evaluation.environment
            let (search, focus) = (search, environment.windowFocus)
            var control = evaluation.liveControl("Button") {
                search.end()
                focus?.leave()
            }
            control?.title = "Cancel"
            evaluation.appendControl("Cancel", traits: ["button"], control: control) { label(environment)._evaluate(evaluation) }
        }
    }

    @ViewBuilder @MainActor
    private func label(_ environment: EnvironmentValues) -> some View {
        if environment.barsAreGlass {
            let height = environment.metric(.searchHeight)
            Image(systemName: "xmark").font(.system(size: environment.metric(.barFontSize), weight: .medium))
                .foregroundStyle(SystemStyle(names: ["label"]))
                .frame(width: height, height: height)
                .background { BarGlass(outline: Circle()) }
        } else {
            Text("Cancel").font(.system(size: environment.metric(.barFontSize))).foregroundStyle(TintShapeStyle()).lineLimit(1)
        }
    }
}

/// What a search is narrowed by.
struct SearchScopeBar: View {
    let scopes: AnyView

    var body: some View {
        EnvironmentReading { environment in scopes.padding(.bottom, environment.metric(.searchDistance)) }
    }
}
