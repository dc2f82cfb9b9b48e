import ViewEngine

/// What a screen says about the bar that it was chosen with.
struct TabBarHiding: Equatable {
    let isHidden: Bool
    /// The view that says it.
    let place: ViewPlace
}

enum TabBarHidingKey: PreferenceKey {
    static var defaultValue: [TabBarHiding] { [] }
    static func reduce(value: inout [TabBarHiding], nextValue: () -> [TabBarHiding]) { value += nextValue() }
}

extension [TabBarHiding] {
    /// Whether one of several screens hides the bar. The outermost view that says something has the last word.
    @MainActor
    func isHidden(by chosen: Int, of screens: [Node]) -> Bool {
        guard screens.indices.contains(chosen) else { return false }
        let paths = screens.map(\.path.text)
        let others = paths.indices.filter { $0 != chosen }.map { paths[$0] }
        return last { $0.place.isNearer(to: paths[chosen], than: others) }?.isHidden ?? false
    }
}

extension View {
    /// Shows or hides the bars of a screen.
    nonisolated func barVisibility(_ visibility: Visibility, in bars: [ToolbarPlacement]) -> some View {
        let concerns: (ToolbarPlacement) -> Bool = { bars.isEmpty || bars.contains($0) || bars.contains(.automatic) }
        nonisolated(unsafe) let changed = changingBar {
            if concerns(.navigationBar) { $0.isHidden = visibility == .hidden }
            if concerns(.bottomBar) { $0.lowerIsHidden = visibility == .hidden }
        }
        return EvaluatedView { evaluation in
            var gathered = evaluation.preferences { changed._evaluate(evaluation) }
            if bars.contains(.tabBar), visibility != .automatic {
                gathered[TabBarHidingKey.self] += [TabBarHiding(isHidden: visibility == .hidden, place: evaluation.place(of: "tabBar"))]
            }
            evaluation.preferences.append(gathered)
        }
    }
}
