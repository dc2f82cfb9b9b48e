import ViewEngine

/// Light or dark, as views of a window, or of what lies over it, prefer it.
struct ColorSchemePreference: Equatable {
    let scheme: ColorScheme
    let place: ViewPlace
}

private enum PreferredColorSchemeKey: PreferenceKey {
    static var defaultValue: [ColorSchemePreference] { [] }
    static func reduce(value: inout [ColorSchemePreference], nextValue: () -> [ColorSchemePreference]) { value += nextValue() }
}

extension View {
    /// Prefers light or dark for the window, or what lies over it, that the view is in; a widget is as its place is.
    /// - Support: works
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        nonisolated(unsafe) let view = self
        return EvaluatedView { evaluation in
            var gathered = evaluation.preferences { view._evaluate(evaluation) }
            if let colorScheme {
                evaluation.archive.pass.readPreferences()
                gathered[PreferredColorSchemeKey.self] = [ColorSchemePreference(scheme: colorScheme, place: evaluation.place(of: "preference"))]
            }
            evaluation.preferences.append(gathered)
        }
    }
}

/// What the views of a container preferred when they were made before.
@MainActor
private final class PreferredColorScheme {
    var current: ColorScheme?
}

extension Evaluation {
    /// Makes the views of a window, or of what lies over one, as light or dark as they prefer it. What they prefer is known when they are made:
    /// where it is something else than before, they are made again. `choose` says whose preference counts, the first one's otherwise.
    func preferringColorScheme(
        ofWindow isWindow: Bool, _ body: () -> Void, choose: ([ColorSchemePreference]) -> ColorSchemePreference? = \.first
    ) {
        let (pass, place) = (archive.pass, place(of: "preferredColorScheme"))
        let preferred = pass.kept(at: place) { PreferredColorScheme() }
        let current = preferred.current
        if isWindow { archive.showsDark = current.map { $0 == .dark } }
        var gathered = preferences {
            withEnvironment({ if let current { $0.colorScheme = current } }, body)
        }
        let wanted = choose(gathered[PreferredColorSchemeKey.self])?.scheme
        gathered[PreferredColorSchemeKey.self] = []
        preferences.append(gathered)
        guard wanted != current || current != nil else { return }
        pass.note(
            .change(of: wanted, isInitial: true) { [changed = pass.changed] _, new in
                guard preferred.current != new else { return }
                preferred.current = new
                changed()
            }, at: place)
    }
}
