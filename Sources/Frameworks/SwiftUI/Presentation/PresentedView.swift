import FoundationOverlay
import ViewEngine

/// Something shown over a window, in its own container.
struct PresentedView: View {
    let item: Presentations.Item
    /// The size of the window inside its safe area, in points.
    let window: CGSize
    /// Where that begins, in points from the top left of the window.
    let origin: CGPoint

    var body: some View {
        EvaluatedView { evaluation in
            evaluation.descend(.view(item.look.role)) {
                let detents = PresentationDetents.Gathered()
                let content = item.content.environment(\.detents, detents).environment(\.dialogIsBesideSource, item.source.frame != nil)
                    .annotation(.guideBarrier)
                var (nodes, environment): ([Node], _) = ([], evaluation.environment)
                evaluation.preferringColorScheme(ofWindow: false) {
                    nodes = content.nodes(in: evaluation)
                    environment = evaluation.environment
                }
                let shown = AnyView(ImplicitRoot(nodes: nodes))
                evaluation.withEnvironment({ $0.colorScheme = environment.colorScheme }) {
                    if environment.motionMoments == nil {
                        layer(shown, detents, environment)._evaluate(evaluation)
                    } else {
                        movingLayer(shown, detents, environment)._evaluate(evaluation)
                    }
                }
            }
        }
    }

    /// The parts of the layer by themselves, each with its own way to come and to go.
    @MainActor
    private func movingLayer(_ content: AnyView, _ settings: PresentationDetents.Gathered, _ environment: EnvironmentValues) -> some View {
        let look = item.look.adapted(settings.adaptation, isNarrow: environment.horizontalSizeClass != .regular)
        let coming = look.transition
        return Group {
            dimming(look, settings, environment).frame(width: window.width, height: window.height)
                .noting { ($0.insertion, $0.removal) = (.opacity.timed(look.timing), .opacity.timed(look.timing)) }
            layer(content, settings, environment, dims: false).noting { ($0.insertion, $0.removal) = (coming, coming) }
        }
    }

    @ViewBuilder @MainActor
    private func dimming(_ look: PresentationLook, _ settings: PresentationDetents.Gathered, _ environment: EnvironmentValues) -> some View {
        if look != .cover {
            let isBesideSource = look.isBesideSource || (look == .dialog && environment.hasCapsuleButtons && item.source.frame != nil)
            ClosingArea(color: Color.black.opacity(isBesideSource ? 0 : environment.metric(.sheetDimming)), close: close(look, settings))
        }
    }

    @MainActor
    private func layer(
        _ content: AnyView, _ settings: PresentationDetents.Gathered, _ environment: EnvironmentValues, dims: Bool = true
    ) -> some View {
        let look = item.look.adapted(settings.adaptation, isNarrow: environment.horizontalSizeClass != .regular)
        let cover = environment.keyboardCover
        let isCard = look == .dialog && environment.hasCapsuleButtons
        return ZStack(alignment: isCard ? .center : look.alignment) {
            if dims { dimming(look, settings, environment) }
            switch look {
            case .cover: self.cover(content, settings, environment)
            case .sheet:
                SheetContainer(
                    content: AnyView(aboveKeyboard(content, environment)), settings: settings, height: height(settings, environment),
                    fullHeight: fullHeight(environment))
            case .popover: PopoverContainer(content: content, settings: settings, source: source, window: window)
            case .alert: content.frame(width: environment.metric(.alertWidth)).padding(.bottom, cover)
            case .dialog where isCard: dialog(content, environment)
            case .dialog: content.padding(environment.metric(.dialogInset)).padding(.bottom, environment.metric(.dialogInset))
            case .menu: placed(content, width: environment.metric(.menuWidth), environment)
            }
        }
        .frame(width: window.width, height: window.height)
    }

    private func close(_ look: PresentationLook, _ settings: PresentationDetents.Gathered) -> (@MainActor () -> Void)? {
        guard look.isClosedBeside, !settings.isKeptOpen else { return nil }
        guard let cancel = settings.cancel else { return item.dismiss }
        return { cancel() }
    }

    @MainActor
    private func cover(_ content: AnyView, _ settings: PresentationDetents.Gathered, _ environment: EnvironmentValues) -> some View {
        ZStack {
            ZStack {
                if let background = settings.background { background } else { Rectangle().fill(SystemStyle(names: ["systemBackground"])) }
            }
            .ignoresSafeArea()
            aboveKeyboard(content, environment)
        }
    }

    /// Content in all its room but what the keyboard covers.
    @ViewBuilder @MainActor
    private func aboveKeyboard(_ content: AnyView, _ environment: EnvironmentValues) -> some View {
        let filling = content.frame(maxWidth: .infinity, maxHeight: .infinity)
        if environment.keyboardCover > 0 { filling.aboveKeyboard(height: environment.keyboardCover) } else { filling }
    }

    @MainActor
    private func fullHeight(_ environment: EnvironmentValues) -> CGFloat { window.height - environment.metric(.sheetTopDistance) }

    @MainActor
    private func height(_ settings: PresentationDetents.Gathered, _ environment: EnvironmentValues) -> CGFloat {
        let largest = fullHeight(environment)
        return min(largest, settings.height(in: window.height, largest: largest, environment).map { $0 + environment.keyboardCover } ?? largest)
    }

    /// Where the view lies that opened it, in points of the window inside its safe area.
    private var source: CGRect {
        item.source.frame?.offsetBy(dx: -origin.x, dy: -origin.y) ?? CGRect(x: window.width / 2, y: window.height / 2, width: 0, height: 0)
    }

    /// Beside the view that asks, or in the middle of the window where that view is large or unknown.
    @MainActor @ViewBuilder
    private func dialog(_ content: AnyView, _ environment: EnvironmentValues) -> some View {
        if let source = item.source.frame, source.height < window.height * environment.metric(.dialogMostSource) {
            placed(content, width: environment.metric(.dialogWidth), environment)
        } else {
            content.frame(width: environment.metric(.alertWidth))
        }
    }

    /// Below the view that opened it where there is room, else above; inside the window.
    @MainActor
    private func placed(_ content: AnyView, width: CGFloat, _ environment: EnvironmentValues) -> some View {
        let inset = environment.metric(.menuInset)
        let x = min(max(inset, source.midX - width / 2), window.width - width - inset)
        let room = window.height - environment.keyboardCover
        let isBelow = source.maxY < room * 0.6
        return content.frame(width: width)
            .frame(maxHeight: .infinity, alignment: isBelow ? .top : .bottom)
            .padding(.top, isBelow ? source.maxY + inset : 0)
            .padding(.bottom, isBelow ? environment.keyboardCover : window.height - source.minY + inset)
            .padding(.leading, x)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
}

/// What lies between a window and what is shown over it; a tap there may close that.
private struct ClosingArea: View {
    let color: Color
    let close: (@MainActor () -> Void)?

    var body: some View {
        EvaluatedView { evaluation in
            evaluation.appendControl("Dimming", control: evaluation.liveControl("Dimming", tap: close).map(named)) {
                color.ignoresSafeArea()._evaluate(evaluation)
            }
        }
    }

    private func named(_ control: LiveControl) -> LiveControl {
        var control = control
        control.title = "Dismiss"
        return control
    }
}
