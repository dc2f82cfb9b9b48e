import FoundationOverlay
import ViewEngine

/// What a screen has at its lower edge: buttons, and the field to search with.
struct LowerBar: View {
    let entries: [_ToolbarEntry]
    var search: BarSearch?
    /// Whether it stands on the safe area, not at its distance from the screen's edge.
    var endsWithSafeArea = false

    var body: some View {
        EvaluatedView { evaluation in
            if evaluation.environment.barsAreGlass { floating(evaluation)._evaluate(evaluation) } else { resting(evaluation)._evaluate(evaluation) }
        }
    }

    @MainActor
    private func floating(_ evaluation: Evaluation) -> some View {
        let environment = evaluation.environment
        let margin = environment.metric(.barLowerMargin)
        return HStack(spacing: environment.metric(.barGlassSpacing)) {
            if let search { BarSearchRow(search: search, onGlass: true) }
            GlassBarItems(entries: entries, height: .barLowerHeight)
        }
        .frame(maxWidth: .infinity)
        .frame(height: environment.metric(.barLowerHeight))
        .padding(.horizontal, margin)
        .padding(
            .bottom, environment.keyboardCover > 0 ? environment.metric(.keyboardDistance) : endsWithSafeArea ? 0 : evaluation.aboveSafeArea(margin))
    }

    /// Up to iOS 18: items are spread over a bar with a material.
    @MainActor
    private func resting(_ evaluation: Evaluation) -> some View {
        let environment = evaluation.environment
        let items = entries.filter { $0.spacing == nil }
        return HStack(spacing: environment.metric(.barItemSpacing)) {
            ForEach(items.indices, id: \.self) { index in
                if index > 0 { Spacer(minLength: 0) }
                BarItem(entry: items[index]) { $0.labelStyle(.iconOnly) }
            }
        }
        .font(.system(size: environment.metric(.barFontSize)))
        .imageScale(.large)
        .lineLimit(1)
        .padding(.horizontal, environment.metric(.barMargin))
        .frame(maxWidth: .infinity)
        .frame(height: environment.metric(.barTabHeight))
        .background {
            Rectangle().fill(.bar).overlay(alignment: .top) { Divider() }.ignoresSafeArea(edges: .bottom)
        }
    }
}

extension Evaluation {
    /// How far above the safe area's lower edge something lies that keeps a distance from the screen's edge, in points.
    func aboveSafeArea(_ distance: CGFloat) -> CGFloat { distance - archive.safeArea.bottom }
}
