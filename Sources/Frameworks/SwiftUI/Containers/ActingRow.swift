import FoundationOverlay
import Metrics
import ViewEngine

/// Which row of a list is swiped open.
final class OpenRow: @unchecked Sendable {
    var path: String?
    var edge = HorizontalEdge.trailing
}

private enum OpenRowKey: EnvironmentKey { static var defaultValue: OpenRow? { nil } }

extension EnvironmentValues {
    var openRow: OpenRow? {
        get { self[OpenRowKey.self] }
        set { self[OpenRowKey.self] = newValue }
    }
}

/// A row with what swipes uncover, and with a sign to delete it and a grip to move it while its list is edited.
struct ActingRow<Content: View>: View {
    let actions: RowActions
    /// Stays the same while the row stays what it is.
    let path: String
    let ground: AnyView
    let content: Content
    @GestureState private var pull = CGFloat(0)
    @GestureState private var carried = CGFloat(0)
    @State private var widths = SwipeWidths()
    @State private var changes = 0

    var body: some View {
        EnvironmentReading { environment in
            let open = environment.openRow
            let isEditing = environment.editMode?.wrappedValue.isEditing == true
            let isOpen = open?.path == path
            let rest = isOpen ? (open?.edge == .leading ? widths.leading : -widths.trailing) : 0
            let offset = limited(rest + pull)
            let close: @MainActor () -> Void = {
                open?.path = nil
                changes += 1
            }
            row(environment, isEditing: isEditing) { reveal(.trailing, open) }
                .background { ground }
                .following(press, named: "Press", isEnabled: actions.openMenu != nil)
                .offset(x: offset, y: carried)
                .background(alignment: offset >= 0 ? .leading : .trailing) { buttons(offset, environment, close) }
                .zIndex(carried == 0 ? 0 : 1)
                .annotation(.placed { [widths] frame, _ in widths.row = frame.size })
                .following(swipe(open, rest: rest, isEditing: isEditing), named: "Swipe", isEnabled: actions.hasSwipes && !isEditing)
        }
    }

    /// As far as there are buttons.
    private func limited(_ offset: CGFloat) -> CGFloat {
        let hasTrailing = !actions.trailing.views.isEmpty || actions.shownDelete != nil
        return min(max(offset, hasTrailing ? -.infinity : 0), actions.leading.views.isEmpty ? 0 : .infinity)
    }

    @MainActor
    private func swipe(_ open: OpenRow?, rest: CGFloat, isEditing: Bool) -> some Gesture {
        SidewaysDrag()
            .updating($pull) { value, state, _ in state = value }
            .onEnded { value in
                let offset = limited(rest + value)
                let edge: HorizontalEdge = offset > 0 ? .leading : .trailing
                let width = edge == .leading ? widths.leading : widths.trailing
                if abs(offset) > widths.row.width * Self.fullSwipe, let act = fullAction(edge) {
                    open?.path = nil
                    act()
                } else if width > 0, abs(offset) > width / 2 {
                    reveal(edge, open)
                } else {
                    open?.path = nil
                }
                changes += 1
            }
    }

    /// The part of a row's width that a swipe has to cross to be whole.
    private static var fullSwipe: CGFloat { 0.6 }

    @MainActor
    private func fullAction(_ edge: HorizontalEdge) -> (() -> Void)? {
        let buttons = edge == .leading ? actions.leading : actions.trailing
        if edge == .trailing, buttons.views.isEmpty { return actions.shownDelete }
        return buttons.allowsFullSwipe ? widths.first[edge] : nil
    }

    @MainActor
    private func reveal(_ edge: HorizontalEdge, _ open: OpenRow?) {
        open?.path = path
        open?.edge = edge
        changes += 1
    }

    private var press: some Gesture {
        let open = actions.openMenu
        return LongPressGesture(minimumDuration: GestureMetrics.shared.menuPress).onEnded { _ in open?() }
    }

    // MARK: Editing

    @MainActor
    private func row(_ environment: EnvironmentValues, isEditing: Bool, delete: @escaping @MainActor () -> Void) -> some View {
        HStack(spacing: 0) {
            if isEditing, actions.shownDelete != nil {
                TappableView("Delete", title: "Remove", action: delete) {
                    Image(systemName: "minus.circle.fill").foregroundStyle(.white, Color.red).imageScale(.large)
                }
                .padding(.leading, environment.metric(.rowHorizontalInset))
            }
            content
            if isEditing, let move = actions.shownMove {
                Image(systemName: "line.3.horizontal").foregroundStyle(.tertiary).imageScale(.large)
                    .padding(.trailing, environment.metric(.rowHorizontalInset)).frame(maxHeight: .infinity)
                    .touched(
                        DragGesture(minimumDistance: 0, coordinateSpace: .global)
                            .updating($carried) { value, state, _ in state = value.translation.height }
                            .onEnded { value in if widths.row.height > 0 { move(Int((value.translation.height / widths.row.height).rounded())) } },
                        named: "Reorder", label: "Reorder")
            }
        }
        .fixedSize(horizontal: false, vertical: true)
    }

    // MARK: Buttons

    @ViewBuilder @MainActor
    private func buttons(_ offset: CGFloat, _ environment: EnvironmentValues, _ close: @escaping @MainActor () -> Void) -> some View {
        let shown = offset > 0 ? actions.leading.views : offset < 0 ? trailing : []
        if offset != 0 {
            SwipeButtons(views: offset > 0 ? shown : shown.reversed(), edge: offset > 0 ? .leading : .trailing, widths: widths, close: close)
                .frame(width: abs(offset))
                .clipped()
        } else if actions.hasSwipes {
            // Known before they are seen.
            EvaluatedView { evaluation in
                _ = SwipeButtons(views: actions.leading.views, edge: .leading, widths: widths, close: close).nodes(in: evaluation)
                _ = SwipeButtons(views: trailing, edge: .trailing, widths: widths, close: close).nodes(in: evaluation)
            }
        }
    }

    private var trailing: [AnyView] {
        guard actions.trailing.views.isEmpty, let delete = actions.shownDelete else { return actions.trailing.views }
        return [AnyView(Button("Delete", role: .destructive) { delete() })]
    }
}

/// How wide the buttons of a row are, and what the first ones do; known once they are laid out.
final class SwipeWidths: @unchecked Sendable {
    /// Points.
    var leading: CGFloat = 0
    var trailing: CGFloat = 0
    var row = CGSize.zero
    var first: [HorizontalEdge: () -> Void] = [:]
}

/// Buttons beside each other, as high as the row.
private struct SwipeButtons: View {
    let views: [AnyView]
    let edge: HorizontalEdge
    let widths: SwipeWidths
    let close: @MainActor () -> Void

    var body: some View {
        EvaluatedView { evaluation in
            let styled = ForEach(views.indices, id: \.self) { views[$0] }.buttonStyle(SwipeButtonStyle())
                .changingEnvironment { environment in environment.buttonCompletion = close }
            let nodes = styled.nodes(in: evaluation)
            if let tap = (edge == .leading ? nodes.first : nodes.last)?.firstTap { widths.first[edge] = tap }
            let width = evaluation.environment.metric(.swipeButtonWidth)
            if edge == .leading { widths.leading = CGFloat(nodes.count) * width } else { widths.trailing = CGFloat(nodes.count) * width }
            HStack(spacing: 0) {
                ForEach(nodes.indices, id: \.self) { index in
                    EvaluatedView { $0.append(nodes[index]) }.frame(maxWidth: .infinity, maxHeight: .infinity)
                }
            }
            ._evaluate(evaluation)
        }
    }
}

private struct SwipeButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        EnvironmentReading { environment in
            let plain = SystemStyle(names: ["systemGray3"])
            let ground = configuration.role == .destructive ? AnyShapeStyle(Color.red) : environment.tintStyle ?? AnyShapeStyle(plain)
            configuration.label.labelStyle(SwipeLabelStyle()).foregroundStyle(Color.white).lineLimit(1)
                .frame(maxWidth: .infinity, maxHeight: .infinity).background(ground)
        }
    }
}

private struct SwipeLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.icon.symbolVariant(.fill).imageScale(.large) }
}

extension Node {
    /// What a tap on the first control in it does.
    @MainActor fileprivate var firstTap: (() -> Void)? {
        switch content {
        case .annotation(.control(let control), _): control.tap.map { tap in { tap() } }
        case .annotation(_, let child), .effect(_, let child): child.firstTap
        case .layout(_, let children): children.lazy.compactMap(\.firstTap).first
        default: nil
        }
    }
}

/// A finger that moves sideways; how far, in points.
struct SidewaysDrag: Gesture {
    typealias Value = CGFloat
    typealias Body = Never

    nonisolated init() {}
    nonisolated var _gestures: Set<TouchGesture> { [.drag] }
    func _machine(_ old: AnyObject?) -> _GestureMachine<CGFloat> { old as? SidewaysMachine ?? SidewaysMachine() }
}

private final class SidewaysMachine: _GestureMachine<CGFloat> {
    private var start: CGPoint?
    private var isActive = false

    override func handle(_ touch: GestureTouch) -> GestureOutcome<CGFloat> {
        let point = touch.step.middle
        if touch.step.phase == .began { start = point }
        guard let start, touch.step.phase != .cancelled else { return fail() }
        let (x, y) = (point.x - start.x, point.y - start.y)
        if !isActive {
            if abs(y) > GestureMetrics.shared.scrollDistance, abs(y) >= abs(x) { return fail() }
            isActive = abs(x) > GestureMetrics.shared.scrollDistance && abs(x) > abs(y)
        }
        guard touch.step.phase == .ended else { return isActive ? .active(x) : .possible(nil) }
        let wasActive = isActive
        cancel()
        return wasActive ? .ended(x) : .failed
    }

    override func cancel() { (start, isActive) = (nil, false) }

    private func fail() -> GestureOutcome<CGFloat> {
        cancel()
        return .failed
    }
}
