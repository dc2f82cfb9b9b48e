import ViewEngine

/// What a view is to the lazy grid that it lies in.
enum LazyGridPlace: LayoutValueKey {
    case cell
    /// The first view of a section, which begins a line.
    case firstOfSection
    /// A section's header or footer: a line of its own, across all tracks.
    case line

    static var defaultValue: LazyGridPlace { .cell }
}

/// The views of a line.
struct LazyGridLine {
    var subviews: Range<Int>
    let isWhole: Bool

    /// Fills lines with views, as many in each as there are tracks.
    static func lines(of places: [LazyGridPlace], tracks: Int) -> [LazyGridLine] {
        var lines: [LazyGridLine] = []
        for (index, place) in places.enumerated() {
            let fits = place == .cell && lines.last.map { !$0.isWhole && $0.subviews.count < tracks } ?? false
            if fits {
                lines[lines.count - 1].subviews = lines[lines.count - 1].subviews.lowerBound..<index + 1
            } else {
                lines.append(LazyGridLine(subviews: index..<index + 1, isWhole: place == .line))
            }
        }
        return lines
    }
}

private enum LazyGridKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether sections stand in a lazy grid.
    var isInLazyGrid: Bool {
        get { self[LazyGridKey.self] }
        set { self[LazyGridKey.self] = newValue }
    }
}

extension LazyGridPlace {
    /// A section's header, content and footer as a lazy grid lays them out.
    @MainActor
    static func section(header: some View, content: some View, footer: some View, _ evaluation: Evaluation) {
        header.layoutValue(key: LazyGridPlace.self, value: .line)._evaluate(evaluation)
        for (index, node) in content.nodes(in: evaluation).enumerated() {
            guard index == 0 else { evaluation.append(node); continue }
            EvaluatedView { $0.append(node) }.layoutValue(key: LazyGridPlace.self, value: .firstOfSection)._evaluate(evaluation)
        }
        footer.layoutValue(key: LazyGridPlace.self, value: .line)._evaluate(evaluation)
    }
}
