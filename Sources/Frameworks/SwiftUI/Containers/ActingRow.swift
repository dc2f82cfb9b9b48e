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
            if isEditing, !environment.selectsSeveralRows, actions.shownDelete != nil {
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
