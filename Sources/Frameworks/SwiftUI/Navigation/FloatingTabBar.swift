import FoundationOverlay
import ViewEngine

/// The tabs of iOS 26 and later: symbols above titles on a capsule of glass, beside it the one to search with.
struct FloatingTabBar: View {
    let items: [TabBar.Item]
    let choose: @MainActor (Int) -> Void
    /// Stands in the place of the tabs while the one to search with is chosen.
    var search: BarSearch?

    var body: some View {
        EvaluatedView { evaluation in
            let environment = evaluation.environment
            let (margin, height) = (environment.metric(.barFloatingMargin), environment.metric(.barFloatingHeight))
            HStack(spacing: environment.metric(.barGlassSpacing)) { content(environment) }
                .padding(.horizontal, margin)
                .frame(maxWidth: .infinity)
                .frame(height: height)
                .padding(.bottom, evaluation.aboveSafeArea(margin))
                ._evaluate(evaluation)
        }
    }

    @ViewBuilder @MainActor
    private func content(_ environment: EnvironmentValues) -> some View {
        let tabs = items.filter { !$0.isSearch }
        let searching = items.first { $0.isSearch }
        if let search, searching?.isChosen == true {
            if let first = tabs.first { round(first, environment) }
            BarSearchRow(search: search, onGlass: true)
        } else {
            TabCapsule(items: tabs, choose: choose).frame(maxWidth: .infinity, alignment: searching == nil ? .center : .leading)
            if let searching { round(searching, environment) }
        }
    }

    /// A tab alone, without its title.
    @MainActor
    private func round(_ item: TabBar.Item, _ environment: EnvironmentValues) -> some View {
        let side = environment.metric(.barFloatingHeight)
        return TappableView("TabItem", title: nil, action: { choose(item.index) }) {
            item.label.labelStyle(.iconOnly).symbolVariant(item.isSearch ? .none : .fill)
                .font(.system(size: environment.metric(.barTabSymbolSize))).imageScale(.large)
                .foregroundStyle(item.isChosen ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(SystemStyle(names: ["label"])))
                .frame(width: side, height: side)
                .background { BarGlass(outline: Circle()) }
        }
    }
}

/// The capsule with tabs; each is as wide as the others.
private struct TabCapsule: View {
    let items: [TabBar.Item]
    let choose: @MainActor (Int) -> Void

    var body: some View {
        EnvironmentReading { environment in
            let inset = environment.metric(.barFloatingInset)
            FloatingTabs(
                pitch: environment.metric(.barFloatingPitch), overlap: environment.metric(.barFloatingOverlap),
                leastOverlap: environment.metric(.barFloatingLeastOverlap), height: environment.metric(.barFloatingHeight) - 2 * inset
            ) {
                ForEach(items.indices, id: \.self) { tab(items[$0], environment) }
            }
            .padding(inset)
            .background { BarGlass(outline: Capsule()) }
        }
    }

    @MainActor
    private func tab(_ item: TabBar.Item, _ environment: EnvironmentValues) -> some View {
        let isDark = environment.colorScheme == .dark
        let ground = isDark ? Color.white.opacity(environment.metric(.barFloatingDarkGround)) : .black.opacity(environment.metric(.barFloatingGround))
        let inset = environment.metric(.barFloatingInset)
        return TappableView("TabItem", action: { choose(item.index) }) {
            item.label
                .labelStyle(
                    TabLabelStyle(
                        symbolCenter: environment.metric(.barFloatingSymbolCenter) - inset,
                        titleBaseline: environment.metric(.barFloatingTitleBaseline) - inset, weight: item.isChosen ? .semibold : .medium)
                )
                .lineLimit(1).symbolVariant(.fill)
                .foregroundStyle(item.isChosen ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(SystemStyle(names: ["label"])))
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background { if item.isChosen { Capsule().fill(ground) } }
        }
    }
}

/// Places tabs whose chosen one is wider than the distance between them.
private struct FloatingTabs: Layout {
    let pitch: CGFloat
    let overlap: CGFloat
    /// Where there is too little room for the usual distance.
    let leastOverlap: CGFloat
    let height: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let wished = pitch * CGFloat(subviews.count) + overlap
        return CGSize(width: min(wished, proposal.width ?? wished), height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let count = CGFloat(max(1, subviews.count))
        let isNarrow = bounds.width < pitch * count + overlap
        let extra = isNarrow ? leastOverlap : overlap
        let step = (bounds.width - extra) / count
        for (index, tab) in subviews.enumerated() {
            tab.place(
                at: CGPoint(x: bounds.minX + step * CGFloat(index), y: bounds.minY),
                proposal: ProposedViewSize(width: step + extra, height: bounds.height))
        }
    }
}
