import FoundationOverlay
import ViewEngine

/// Rows in columns. On a phone the first column is shown, as a list.
/// - Support: partial: drawn in an app's window, and does not react; in a widget a yellow sign is drawn, as on a device.
public struct Table<Value: Identifiable, Rows: TableRowContent<Value>, Columns: TableColumnContent<Value, Never>> {
    let rows: Rows
    let columns: Columns
}

extension Table: View {
    public var body: some View {
        AppOnlyView("Table", isScreen: true) {
            EnvironmentReading { environment in
                let columns = environment.horizontalSizeClass == .compact ? Array(columns._columns.prefix(1)) : columns._columns
                let hasHeader = environment.horizontalSizeClass != .compact
                ListBody(
                    content: AnyView(
                        Group {
                            if hasHeader { TableLine(columns: columns) { $0.header }.font(.subheadline.weight(.semibold)) }
                            ForEach(rows._values) { value in TableLine(columns: columns) { $0.cell(value) } }
                        }))
            }
        }
    }
}

extension Table {
    @MainActor @preconcurrency
    public init(
        of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(rows: rows(), columns: columns()) }

    @MainActor @preconcurrency
    public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(rows: rows(), columns: columns()) }

    @MainActor @preconcurrency
    public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(rows: rows(), columns: columns()) }

    @MainActor @preconcurrency
    public init(@TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) {
        self.init(rows: rows(), columns: columns())
    }

    @MainActor @preconcurrency
    public init(
        selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(rows: rows(), columns: columns()) }

    @MainActor @preconcurrency
    public init(
        selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(rows: rows(), columns: columns()) }

    /// - Support: partial: the rows stay in the order they are in.
    @MainActor @preconcurrency
    public init(
        of valueType: Value.Type = Value.self, sortOrder: Binding<[KeyPathComparator<Value>]>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(rows: rows(), columns: columns()) }

    /// - Support: partial: the rows stay in the order they are in.
    @MainActor @preconcurrency
    public init(
        of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>, sortOrder: Binding<[KeyPathComparator<Value>]>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(rows: rows(), columns: columns()) }

    /// - Support: partial: the rows stay in the order they are in.
    @MainActor @preconcurrency
    public init(
        of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[KeyPathComparator<Value>]>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(rows: rows(), columns: columns()) }

    @MainActor @preconcurrency
    public init<Data: RandomAccessCollection>(_ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns)
    where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(rows: TableForEachContent(data: data), columns: columns())
    }

    @MainActor @preconcurrency
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(rows: TableForEachContent(data: data), columns: columns())
    }

    @MainActor @preconcurrency
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(rows: TableForEachContent(data: data), columns: columns())
    }

    /// Columns that sort the rows by values that can be compared.
    /// - Support: partial: the rows stay in the order they are in.
    @MainActor @preconcurrency
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
        self.init(rows: TableForEachContent(data: data), columns: columns())
    }

    /// - Support: partial: the rows stay in the order they are in.
    @MainActor @preconcurrency
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
        self.init(rows: TableForEachContent(data: data), columns: columns())
    }

    /// - Support: partial: the rows stay in the order they are in.
    @MainActor @preconcurrency
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
        self.init(rows: TableForEachContent(data: data), columns: columns())
    }
}

/// A line of a table: a cell of each column.
private struct TableLine<Value>: View {
    let columns: [_TableColumn<Value>]
    let cell: @MainActor (_TableColumn<Value>) -> AnyView

    var body: some View {
        HStack {
            ForEach(columns.indices, id: \.self) { index in
                let column = columns[index]
                cell(column).lineLimit(1)
                    .frame(minWidth: column.minimum, idealWidth: column.ideal, maxWidth: column.maximum ?? .infinity, alignment: column.alignment)
            }
        }
    }
}
