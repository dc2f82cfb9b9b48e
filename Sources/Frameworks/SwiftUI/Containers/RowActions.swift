import FoundationOverlay
import ViewEngine

/// What a person can do with a row of a list by swiping, and in editing.
struct RowActions {
    /// The buttons behind one edge of a row.
    struct Buttons {
        var views: [AnyView] = []
        /// Whether a swipe across the row does what the first button does.
        var allowsFullSwipe = true
    }

    var leading = Buttons()
    var trailing = Buttons()
    var delete: (() -> Void)?
    /// Moves the row by so many places.
    var move: ((Int) -> Void)?
    /// Opens the menu of the row's content.
    var openMenu: (@MainActor () -> Void)?
    var isDeleteDisabled = false
    var isMoveDisabled = false

    /// What deletes the row, unless it has other buttons there.
    var shownDelete: (() -> Void)? { isDeleteDisabled ? nil : delete }
    var shownMove: ((Int) -> Void)? { isMoveDisabled ? nil : move }
    var hasSwipes: Bool { !leading.views.isEmpty || !trailing.views.isEmpty || shownDelete != nil }
}

/// What the elements of a `ForEach` can be told.
struct ElementActions {
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?

    /// What the row of an element of some can do.
    func apply(to traits: inout NodeTraits, index: Int, count: Int) {
        var actions = traits.rowActions ?? RowActions()
        if let delete { actions.delete = { delete(IndexSet(integer: index)) } }
        if let move {
            actions.move = { places in
                let target = min(max(index + places, 0), count - 1)
                if target != index { move(IndexSet(integer: index), target > index ? target + 1 : target) }
            }
        }
        traits.rowActions = actions
    }
}

private enum RowActionsKey {}
private enum ElementActionsKey: EnvironmentKey { static var defaultValue: ElementActions? { nil } }

extension NodeTraits {
    var rowActions: RowActions? {
        get { layoutValues[ObjectIdentifier(RowActionsKey.self)] as? RowActions }
        set { layoutValues[ObjectIdentifier(RowActionsKey.self)] = newValue }
    }
}

extension EnvironmentValues {
    /// Set for the `ForEach` that it is said of.
    var elementActions: ElementActions? {
        get { self[ElementActionsKey.self] }
        set { self[ElementActionsKey.self] = newValue }
    }
}

extension View {
    /// Buttons behind the edges of a list's row, which a swipe uncovers. Without effect elsewhere.
    public nonisolated func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        nonisolated(unsafe) let view = AnyView(content())
        return changingRowActions { actions in
            let path: WritableKeyPath<RowActions, RowActions.Buttons> = edge == .leading ? \.leading : \.trailing
            actions[keyPath: path].views.append(view)
            actions[keyPath: path].allowsFullSwipe = allowsFullSwipe
        }
    }
    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View { changingRowActions { $0.isDeleteDisabled = isDisabled } }
    public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { changingRowActions { $0.isMoveDisabled = isDisabled } }

    nonisolated func changingRowActions(_ change: @escaping @MainActor (inout RowActions) -> Void) -> some View {
        changingTraits { traits in
            var actions = traits.rowActions ?? RowActions()
            change(&actions)
            traits.rowActions = actions
        }
    }

    public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some View {
        nonisolated(unsafe) let action = action
        return changingEnvironment { environment in
            var actions = environment.elementActions ?? ElementActions()
            actions.delete = action
            environment.elementActions = actions
        }
    }
    public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some View {
        nonisolated(unsafe) let action = action
        return changingEnvironment { environment in
            var actions = environment.elementActions ?? ElementActions()
            actions.move = action
            environment.elementActions = actions
        }
    }
}
