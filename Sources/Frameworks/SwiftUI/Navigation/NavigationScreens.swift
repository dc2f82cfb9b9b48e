import FoundationOverlay
import ViewEngine

/// The screens of a navigation stack, of which the last is shown. The views of the others are made as well, so that they keep what they have.
struct NavigationScreens: View {
    let root: AnyView
    var values: NavigationValues?
    /// What follows the first screen while something is selected there, one after the other.
    var columns: [AnyView] = []
    @State private var state = NavigationState()
    @State private var openColumns = 0
    /// Screens one above the other that bindings may open.
    private static let mostScreens = 32

    var body: some View {
        EvaluatedView { evaluation in
            let host = evaluation.environment.navigationColumnHost.flatMap { $0.take() ? $0 : nil }
            let screens = screens(evaluation)
            var top = screens[screens.count - 1]
            if screens.count > 1 {
                let back = NavigationBack(title: screens[screens.count - 2].bar.title, action: top.close ?? {})
                top.lead(back: back, inheriting: mode(after: screens.dropLast()))
            } else if let host {
                top.lead(back: host.back, inheriting: host.displayMode)
            }
            var hiding = PreferenceValues()
            hiding[TabBarHidingKey.self] = top.tabBarHiding
            evaluation.preferences.append(hiding)
            let (place, level) = (evaluation.path.text, screens.count - 1)
            if evaluation.environment.motionMoments == nil { return top._evaluate(evaluation) }
            top.noting { hint in (hint.match, hint.level) = ("\(place) \(level)", level) }._evaluate(evaluation)
        }
    }

    @MainActor
    private func screens(_ evaluation: Evaluation) -> [NavigationScreen] {
        guard evaluation.archive.pass.isRunning || values != nil else { return [NavigationScreen(root, in: evaluation, opening: nil, close: nil)] }
        let next: @MainActor () -> Void = { openColumns = min(openColumns + 1, columns.count) }
        let opening = NavigationOpening(push: { push($0) }, showNextColumn: columns.isEmpty ? nil : next)
        let back: @MainActor () -> Void = { pop() }
        var screens = [NavigationScreen(root, in: evaluation, opening: opening, close: nil)]
        var known = screens[0].destinations
        @MainActor func add(_ content: AnyView, _ name: String, close: @escaping @MainActor () -> Void) {
            nonisolated(unsafe) let content = content
            evaluation.descend(.view(name)) {
                screens.append(NavigationScreen(content, in: evaluation, opening: opening, close: close))
                known.merge(screens[screens.count - 1].destinations)
            }
        }
        for (depth, column) in columns.enumerated() {
            let selection = screens[screens.count - 1].selection
            guard depth < openColumns || selection?.isSet() == true else { break }
            let close: @MainActor () -> Void = { leaveColumn(depth, selection) }
            let before = NavigationBack(title: screens[screens.count - 1].bar.title, action: close)
            let host = NavigationColumnHost(back: before, displayMode: mode(after: screens[...]))
            evaluation.withEnvironment({ $0.navigationColumnHost = host }) { add(column, "Column\(depth + 1)", close: close) }
            if host.isTaken { screens[screens.count - 1].bar.isHidden = true }
        }
        for (depth, value) in (values?.get() ?? []).enumerated() { add(content(of: value, known, evaluation), "Screen\(depth + 1)", close: back) }
        for screen in state.screens {
            switch screen.content {
            case .view(let view): add(view, "Pushed\(screen.number)", close: back)
            case .value(let value): add(content(of: value, known, evaluation), "Pushed\(screen.number)", close: back)
            }
        }
        while let bound = screens[screens.count - 1].destinations.bound.last, screens.count <= Self.mostScreens {
            add(bound.content(evaluation), "Bound\(screens.count)", close: bound.close)
        }
        return screens
    }

    /// How the title of a screen above these is shown where it does not say: large after large ones.
    @MainActor
    private func mode(after screens: ArraySlice<NavigationScreen>) -> NavigationBarItem.TitleDisplayMode? {
        guard let first = screens.first, let last = screens.last else { return nil }
        return first.bar.showsLargeTitle && last.bar.displayMode != .inline ? nil : .inline
    }

    @MainActor
    private func content(of value: AnyHashable, _ known: NavigationDestinations, _ evaluation: Evaluation) -> AnyView {
        if let content = known.content(for: value, in: evaluation) { return content }
        evaluation.archive.report(
            .init(
                code: .missingDestination, severity: .warning,
                message: "No navigationDestination(for: \(type(of: value.base)).self) says what is shown for \(value.base); a device shows a yellow "
                    + "sign. Add one to a view inside of the stack.",
                identity: evaluation.path.text))
        return AnyView(Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.yellow))
    }

    /// Goes back to what a column follows, where nothing is selected then.
    @MainActor
    private func leaveColumn(_ depth: Int, _ selection: ListSelection?) {
        openColumns = min(openColumns, depth)
        selection?.clear()
    }

    @MainActor
    private func push(_ content: NavigationState.Content) {
        if case .value(let value) = content, let values, state.screens.isEmpty { values.append(value) } else { state.push(content) }
    }

    @MainActor
    private func pop() {
        if !state.screens.isEmpty {
            state.pop()
        } else {
            values?.removeLast()
        }
    }
}

/// The way back from a screen.
struct NavigationBack {
    /// Of the screen before.
    let title: Text?
    let action: @MainActor () -> Void
}

/// The button that leads back: a chevron and the title of the screen before.
struct BackButton: View {
    let back: NavigationBack

    var body: some View {
        EvaluatedView { evaluation in
            var control = evaluation.liveControl("BackButton", tap: back.action)
            control?.title = "Back"
            evaluation.appendControl("BackButton", traits: ["button"], control: control) {
                HStack(spacing: evaluation.environment.metric(.barBackSpacing)) {
                    Image(systemName: "chevron.backward").fontWeight(.semibold)
                    if evaluation.environment.metric(.barBackHasTitle) > 0 { back.title ?? Text("Back") }
                }
                .foregroundStyle(TintShapeStyle())
                ._evaluate(evaluation)
            }
        }
    }
}
