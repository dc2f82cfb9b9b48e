import FoundationOverlay
import ViewEngine

/// Rows in a column.
/// - Support: partial: drawn in an app's window, where rows are selected and not moved, swiped or edited; in a widget a yellow sign is drawn, as on a
///   device.
public struct List<SelectionValue: Hashable, Content: View> {
    let content: Content
    var selection: ListSelection?
}

extension List: View {
    public var body: some View {
        AppOnlyView("List") {
            ListBody(content: AnyView(content)).changingEnvironment {
                $0.listSelection = selection
                $0.tagsElements = selection != nil
            }
        }
    }
}

/// What is selected among the rows of a list.
struct ListSelection {
    let contains: (AnyHashable) -> Bool
    let select: @MainActor (AnyHashable) -> Void
}

extension ListSelection {
    init<Value: Hashable>(_ selection: Binding<Value?>) {
        nonisolated(unsafe) let selection = selection
        contains = { selection.wrappedValue.map { AnyHashable($0) } == $0 }
        select = { if let value = $0.base as? Value { selection.wrappedValue = value } }
    }

    init<Value: Hashable>(_ selection: Binding<Value>) {
        nonisolated(unsafe) let selection = selection
        contains = { AnyHashable(selection.wrappedValue) == $0 }
        select = { if let value = $0.base as? Value { selection.wrappedValue = value } }
    }

    init<Value: Hashable>(_ selection: Binding<Set<Value>>) {
        nonisolated(unsafe) let selection = selection
        contains = { ($0.base as? Value).map(selection.wrappedValue.contains) ?? false }
        select = { if let value = $0.base as? Value { selection.wrappedValue.formSymmetricDifference([value]) } }
    }
}

private enum ListSelectionKey: EnvironmentKey { static var defaultValue: ListSelection? { nil } }

extension EnvironmentValues {
    /// Selects rows; nil where none can be selected.
    var listSelection: ListSelection? {
        get { self[ListSelectionKey.self] }
        set { self[ListSelectionKey.self] = newValue }
    }
}

extension List where SelectionValue == Never {
    @MainActor @preconcurrency public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @_disfavoredOverload
    @MainActor @preconcurrency
    public init<Data: RandomAccessCollection, RowContent: View>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
    where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        content = ForEach(data, content: rowContent)
    }

    @MainActor @preconcurrency
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        content = ForEach(data, id: id, content: rowContent)
    }

    @MainActor @preconcurrency
    public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where Content == ForEach<Range<Int>, Int, RowContent> {
        content = ForEach(data, content: rowContent)
    }
}

extension List {
    @MainActor @preconcurrency public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) { self.content = content() }
    @MainActor @preconcurrency public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) { self.content = content() }

    @_disfavoredOverload
    @MainActor @preconcurrency
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.content = ForEach(data, content: rowContent)
        self.selection = selection.map { ListSelection($0) }
    }

    @_disfavoredOverload
    @MainActor @preconcurrency
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.content = ForEach(data, content: rowContent)
        self.selection = selection.map { ListSelection($0) }
    }
}
