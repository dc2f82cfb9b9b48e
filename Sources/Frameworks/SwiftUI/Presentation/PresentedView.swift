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
                let content = item.content.environment(\.detents, detents).annotation(.guideBarrier)
                var (nodes, environment): ([Node], _) = ([], evaluation.environment)
                evaluation.preferringColorScheme(ofWindow: false) {
                    nodes = content.nodes(in: evaluation)
                    environment = evaluation.environment
                }
                let shown = AnyView(ForEach(nodes.indices, id: \.self) { index in EvaluatedView { $0.append(nodes[index]) } })
                evaluation.withEnvironment({ $0.colorScheme = environment.colorScheme }) { layer(shown, detents, environment)._evaluate(evaluation) }
            }
        }
    }

    @MainActor
    private func layer(_ content: AnyView, _ detents: PresentationDetents.Gathered, _ environment: EnvironmentValues) -> some View {
        ZStack(alignment: alignment) {
            if item.look != .cover {
                ClosingArea(color: Color.black.opacity(item.look == .menu ? 0 : environment.metric(.sheetDimming)), close: close)
            }
            switch item.look {
            case .cover: cover(content)
            case .sheet, .popover: SheetContainer(content: content, height: height(detents, environment), showsIndicator: detents.showsIndicator)
            case .alert: content.frame(width: environment.metric(.alertWidth))
            case .dialog: content.padding(environment.metric(.dialogInset)).padding(.bottom, environment.metric(.dialogInset))
            case .menu: placed(content, environment)
            }
        }
        .frame(width: window.width, height: window.height)
    }

    private var alignment: Alignment {
        switch item.look {
        case .sheet, .popover, .dialog: .bottom
        case .cover, .alert: .center
        case .menu: .topLeading
        }
    }

    private var close: (@MainActor () -> Void)? { item.look.isClosedBeside ? item.dismiss : nil }

    private func cover(_ content: AnyView) -> some View {
        ZStack {
            Rectangle().fill(SystemStyle(names: ["systemBackground"])).ignoresSafeArea()
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }

    @MainActor
    private func height(_ detents: PresentationDetents.Gathered, _ environment: EnvironmentValues) -> CGFloat {
        let largest = window.height - environment.metric(.sheetTopDistance)
        return min(largest, detents.height(in: window.height, largest: largest) ?? largest)
    }

    /// Below the view that opened it where there is room, else above; inside the window.
    @MainActor
    private func placed(_ content: AnyView, _ environment: EnvironmentValues) -> some View {
        let (width, inset) = (environment.metric(.menuWidth), environment.metric(.menuInset))
        let source =
            item.source.frame?.offsetBy(dx: -origin.x, dy: -origin.y) ?? CGRect(x: window.width / 2, y: window.height / 2, width: 0, height: 0)
        let x = min(max(inset, source.midX - width / 2), window.width - width - inset)
        let isBelow = source.maxY < window.height * 0.6
        return content.frame(width: width)
            .frame(maxHeight: .infinity, alignment: isBelow ? .top : .bottom)
            .padding(.top, isBelow ? source.maxY + inset : 0)
            .padding(.bottom, isBelow ? 0 : window.height - source.minY + inset)
            .padding(.leading, x)
            .frame(maxWidth: .infinity, alignment: .leading)
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

/// A card that comes from below.
private struct SheetContainer: View {
    let content: AnyView
    /// Points.
    let height: CGFloat
    let showsIndicator: Bool

    var body: some View {
        EnvironmentReading { environment in
            content
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .overlay(alignment: .top) {
                    if showsIndicator {
                        Capsule().fill(.tertiary)
                            .frame(width: environment.metric(.sheetIndicatorWidth), height: environment.metric(.sheetIndicatorHeight))
                            .padding(.top, environment.metric(.sheetIndicatorInset))
                    }
                }
                .clipShape(SheetOutline(radius: environment.metric(.sheetCornerRadius)))
                .background {
                    let radius = environment.metric(.sheetCornerRadius)
                    UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius).fill(SystemStyle(names: ["systemBackground"]))
                        .ignoresSafeArea(edges: [.bottom, .horizontal])
                }
                .frame(height: height)
        }
    }
}

/// Round above, without an end below: what lies on a sheet may reach out of the safe area there.
private struct SheetOutline: Shape {
    /// Points.
    let radius: CGFloat

    nonisolated func path(in rect: CGRect) -> Path {
        let reaching = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 2 * rect.height)
        return UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius).path(in: reaching)
    }
}
