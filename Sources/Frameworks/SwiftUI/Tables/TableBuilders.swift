import FoundationOverlay
import ViewEngine

/// Columns side by side.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort, T>: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Never
    public typealias TableColumnBody = Never
    public let _columns: [_TableColumn<RowValue>]
}

/// A column for each element of a collection.
public struct TableColumnForEach<Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort, Content: TableColumnContent>:
    TableColumnContent
where Content.TableRowValue == RowValue {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Never
    public typealias TableColumnBody = Never

    public var data: Data
    public var content: (Data.Element) -> Content
    public var _columns: [_TableColumn<RowValue>] { data.flatMap { content($0)._columns } }

    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @TableColumnBuilder<RowValue, Never> content: @escaping (Data.Element) -> Content)
    where Sort == Never {
        (self.data, self.content) = (data, content)
    }

    public init(_ data: Data, @TableColumnBuilder<RowValue, Never> content: @escaping (Data.Element) -> Content)
    where Sort == Never, Data.Element: Identifiable, ID == Data.Element.ID {
        (self.data, self.content) = (data, content)
    }
}

@resultBuilder @MainActor
public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
    public typealias Columns = TupleTableColumnContent<RowValue, Never, Void>

    public static func buildExpression<C: TableColumnContent>(_ content: C) -> C where C.TableRowValue == RowValue { content }
    public static func buildBlock<C: TableColumnContent>(_ content: C) -> C where C.TableRowValue == RowValue { content }

    public static func buildPartialBlock<C: TableColumnContent>(first: C) -> C where C.TableRowValue == RowValue { first }
    public static func buildPartialBlock<A: TableColumnContent, B: TableColumnContent>(accumulated: A, next: B) -> Columns
    where A.TableRowValue == RowValue, B.TableRowValue == RowValue { Columns(_columns: accumulated._columns + next._columns) }

    // Optional, because the branch that is not taken tells no type.
    public static func buildIf<C: TableColumnContent>(_ content: C?) -> C? where C.TableRowValue == RowValue { content }
    public static func buildEither<C: TableColumnContent>(first: C) -> Columns where C.TableRowValue == RowValue { Columns(_columns: first._columns) }
    public static func buildEither<C: TableColumnContent>(second: C) -> Columns where C.TableRowValue == RowValue {
        Columns(_columns: second._columns)
    }
    public static func buildLimitedAvailability<C: TableColumnContent>(_ content: C) -> Columns where C.TableRowValue == RowValue {
        Columns(_columns: content._columns)
    }
}

/// Rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable
    associatedtype TableRowBody: TableRowContent = Never
    var tableRowBody: TableRowBody { get }
    /// What the rows show, in their order.
    var _values: [TableRowValue] { get }
}

extension TableRowContent where TableRowBody == Never {
    public var tableRowBody: Never { fatalError("\(Self.self) has no body: the engine draws it") }
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
    public var _values: [TableRowValue] { tableRowBody._values }
}

extension TableRowContent {
    /// - Support: accepted, without effect: rows do not react.
    public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<TableRowValue> { _TableRows(_values: _values) }
    /// - Support: accepted, without effect: rows do not react.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> { _TableRows(_values: _values) }
    /// - Support: accepted, without effect: rows do not react.
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some TableRowContent<TableRowValue> {
        _TableRows(_values: _values)
    }
    /// - Support: accepted, without effect: rows do not react.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
    ) -> some TableRowContent<TableRowValue> { _TableRows(_values: _values) }
    /// - Support: accepted, without effect: rows do not react.
    public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some TableRowContent<TableRowValue> { _TableRows(_values: _values) }
}

extension Never: TableRowContent {
    public var _values: [Never] { [] }
}

/// A row for a value.
public struct TableRow<Value: Identifiable>: TableRowContent {
    public typealias TableRowBody = Never
    public let _values: [Value]
    public init(_ value: Value) { _values = [value] }
}

/// A row for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    public typealias TableRowBody = Never
    let data: Data
    public var _values: [Data.Element] { Array(data) }
}

/// Rows below each other.
public struct _TableRows<Value: Identifiable>: TableRowContent {
    public typealias TableRowBody = Never
    public let _values: [Value]
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
    public typealias TableRowValue = Wrapped.TableRowValue
    public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
    public typealias TableColumnBody = Never
    public var _columns: [_TableColumn<Wrapped.TableRowValue>] { self?._columns ?? [] }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
    public typealias TableRowBody = Never
    public var _values: [Wrapped.TableRowValue] { self?._values ?? [] }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never
    public var _values: [Content.TableRowValue] { data.flatMap { content($0)._values } }

    public init(_ data: Data, content: @escaping (Data.Element) -> Content) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(_data: data, id: { $0.id }, content: content)
    }
}

@resultBuilder @MainActor
public struct TableRowBuilder<Value: Identifiable> {
    public static func buildExpression<R: TableRowContent>(_ content: R) -> R where R.TableRowValue == Value { content }
    public static func buildBlock<R: TableRowContent>(_ content: R) -> R where R.TableRowValue == Value { content }
    public static func buildPartialBlock<R: TableRowContent>(first: R) -> R where R.TableRowValue == Value { first }
    public static func buildPartialBlock<A: TableRowContent, B: TableRowContent>(accumulated: A, next: B) -> _TableRows<Value>
    where A.TableRowValue == Value, B.TableRowValue == Value { _TableRows(_values: accumulated._values + next._values) }
    // Optional, because the branch that is not taken tells no type.
    public static func buildIf<R: TableRowContent>(_ content: R?) -> R? where R.TableRowValue == Value { content }
    public static func buildEither<R: TableRowContent>(first: R) -> _TableRows<Value> where R.TableRowValue == Value {
        _TableRows(_values: first._values)
    }
    public static func buildEither<R: TableRowContent>(second: R) -> _TableRows<Value> where R.TableRowValue == Value {
        _TableRows(_values: second._values)
    }
}

extension Section: TableRowContent where Parent: View, Content: TableRowContent, Footer: View {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never
    public var _values: [Content.TableRowValue] { content._values }
}

extension Section where Parent == EmptyView, Content: TableRowContent, Footer == EmptyView {
    /// Rows of a table that belong together.
    public init<Value>(@TableRowBuilder<Value> content: () -> Content) where Content.TableRowValue == Value {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
    /// Rows of a table with a title, which a phone does not show.
    public init<Value>(_ titleKey: LocalizedStringKey, @TableRowBuilder<Value> content: () -> Content) where Content.TableRowValue == Value {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    @_disfavoredOverload
    public init<Value, S: StringProtocol>(_ title: S, @TableRowBuilder<Value> content: () -> Content) where Content.TableRowValue == Value {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}

extension Section where Parent: View, Content: TableRowContent, Footer == EmptyView {
    /// Rows of a table with a header, which a phone does not show.
    public init<Value>(@TableRowBuilder<Value> content: () -> Content, @ViewBuilder header: () -> Parent) where Content.TableRowValue == Value {
        self.init(header: header(), content: content(), footer: EmptyView())
    }
}
