import FoundationOverlay
import ViewEngine

/// The screens of a navigation stack, of which the last is shown. The views of the others are made as well, so that they keep what they have.
struct NavigationScreens: View {
    let root: AnyView
    var values: NavigationValues?
    /// What follows the first screen once something is selected there, one after the other.
    var columns: [AnyView] = []
    @State private var state = NavigationState()
    @State private var openColumns = 0
    /// Screens one above the other that bindings may open.
    private static let mostScreens = 32

    var body: some View {
        EvaluatedView { evaluation in
            let screens = screens(evaluation)
            let titles = screens.map(\.bar.title)
            var top = screens[screens.count - 1]
            if screens.count > 1 {
                top.back = NavigationBack(title: titles[screens.count - 2], action: top.close ?? {})
                if top.bar.displayMode == nil || top.bar.displayMode == .automatic {
                    top.bar.displayMode = screens[0].bar.showsLargeTitle && screens[screens.count - 2].bar.displayMode != .inline ? nil : .inline
                }
            }
            top._evaluate(evaluation)
        }
    }

    @MainActor
    private func screens(_ evaluation: Evaluation) -> [NavigationScreen] {
        guard evaluation.archive.pass.isRunning || values != nil else { return [NavigationScreen(root, in: evaluation, opening: nil, close: nil)] }
        let next: @MainActor () -> Void = { openColumns = min(openColumns + 1, columns.count) }
        let opening = NavigationOpening(push: { push($0) }, pop: { pop() }, showNextColumn: columns.isEmpty ? nil : next)
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
        for (depth, column) in columns.prefix(openColumns).enumerated() { add(column, "Column\(depth + 1)", close: back) }
        for (depth, value) in (values?.get() ?? []).enumerated() { add(content(of: value, known, evaluation), "Screen\(depth + 1)", close: back) }
        for screen in state.screens {
            switch screen.content {
            case .view(let view): add(view, "Pushed\(screen.number)", close: back)
            case .value(let value): add(content(of: value, known, evaluation), "Pushed\(screen.number)", close: back)
            }
        }
        while let bound = screens[screens.count - 1].destinations.bound.last, screens.count <= Self.mostScreens {
            add(bound.content(), "Bound\(screens.count)", close: bound.close)
        }
        return screens
    }

    @MainActor
    private func content(of value: AnyHashable, _ known: NavigationDestinations, _ evaluation: Evaluation) -> AnyView {
        if let content = known.content(for: value) { return content }
        evaluation.archive.report(
            .init(
                code: .missingDestination, severity: .warning,
                message: "No navigationDestination(for: \(type(of: value.base)).self) says what is shown for \(value.base); a device shows a yellow "
                    + "sign. Add one to a view inside of the stack.",
                identity: evaluation.path.text))
        return AnyView(Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.yellow))
    }

    @MainActor
    private func push(_ content: NavigationState.Content) {
        if case .value(let value) = content, let values, state.screens.isEmpty { values.append(value) } else { state.push(content) }
    }

    @MainActor
    private func pop() {
        if !state.screens.isEmpty {
            state.pop()
        } else if openColumns > 0 {
            openColumns -= 1
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
