import ViewEngine

extension Evaluation {
    /// Makes the views of a window. From iOS 26 on what they have for its lower edge stands there without a navigation view, too (snapshot tests of
    /// an app, iOS 26.1); the bar's lower edge is that of the safe area.
    func inWindowWithLowerBar(_ body: () -> Void) {
        var nodes: [Node] = []
        var gathered = preferences { nodes = collect(body) }
        archive.pass.readPreferences()
        let items = gathered.takeLowerItems()
        preferences.append(gathered)
        append(nodes, above: items)
    }

    /// Appends views above a bar with items, where there are any.
    func append(_ nodes: [Node], above items: [_ToolbarEntry]) {
        guard !items.isEmpty, environment.barsAreGlass, environment.isInAppWindow, environment.keyboardCover == 0 else {
            return nodes.forEach(append)
        }
        ImplicitRoot(nodes: nodes)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .safeAreaInset(edge: .bottom, spacing: 0) { LowerBar(entries: items, endsWithSafeArea: true) }
            ._evaluate(self)
    }
}

extension PreferenceValues {
    /// Items for the lower edge that no navigation view has shown; there is no other bar in a window.
    @MainActor
    mutating func takeLowerItems() -> [_ToolbarEntry] {
        take(NavigationBarKey.self).lowerEntries
    }
}
