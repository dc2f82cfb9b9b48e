import FoundationOverlay
import ViewEngine

/// What is selected among the rows of a list.
struct ListSelection {
    /// Whether a tag is of the type that is selected.
    let accepts: (AnyHashable) -> Bool
    let contains: (AnyHashable) -> Bool
    let select: @MainActor (AnyHashable) -> Void
    /// Whether anything is selected.
    let isSet: () -> Bool
    /// Selects nothing; of a selection that always has a value it does nothing.
    let clear: @MainActor () -> Void
    /// Whether rows are selected in edit mode alone: where several can be.
    var needsEditing = false
}

extension ListSelection {
    init<Value: Hashable>(_ selection: Binding<Value?>) {
        nonisolated(unsafe) let selection = selection
        self.init(
            accepts: { $0.base is Value }, contains: { selection.wrappedValue.map { AnyHashable($0) } == $0 },
            select: { if let value = $0.base as? Value { selection.wrappedValue = value } }, isSet: { selection.wrappedValue != nil },
            clear: { selection.wrappedValue = nil })
    }

    init<Value: Hashable>(_ selection: Binding<Value>) {
        nonisolated(unsafe) let selection = selection
        self.init(
            accepts: { $0.base is Value }, contains: { AnyHashable(selection.wrappedValue) == $0 },
            select: { if let value = $0.base as? Value { selection.wrappedValue = value } }, isSet: { true }, clear: {})
    }

    init<Value: Hashable>(_ selection: Binding<Set<Value>>) {
        nonisolated(unsafe) let selection = selection
        self.init(
            accepts: { $0.base is Value }, contains: { ($0.base as? Value).map(selection.wrappedValue.contains) ?? false },
            select: { if let value = $0.base as? Value { selection.wrappedValue.formSymmetricDifference([value]) } },
            isSet: { !selection.wrappedValue.isEmpty }, clear: { selection.wrappedValue = [] }, needsEditing: true)
    }
}

private enum ListSelectionKey: EnvironmentKey { static var defaultValue: ListSelection? { nil } }

extension EnvironmentValues {
    /// Selects rows; nil where none can be selected.
    var listSelection: ListSelection? {
        get { self[ListSelectionKey.self] }
        set { self[ListSelectionKey.self] = newValue }
    }

    /// Selects rows as things stand: several can be selected in edit mode alone.
    var activeListSelection: ListSelection? {
        guard let selection = listSelection, !selection.needsEditing || editMode?.wrappedValue.isEditing == true else { return nil }
        return selection
    }
}

extension EnvironmentValues {
    /// Whether rows have marks to select several of them.
    var selectsSeveralRows: Bool { activeListSelection?.needsEditing == true }
}

/// What is selected in the list of a column, for the split view that shows what follows.
enum ColumnSelectionKey: PreferenceKey {
    static var defaultValue: ListSelection? { nil }

    static func reduce(value: inout ListSelection?, nextValue: () -> ListSelection?) { value = value ?? nextValue() }
}
