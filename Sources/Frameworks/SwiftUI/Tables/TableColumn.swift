import FoundationOverlay
import ViewEngine

/// Columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    associatedtype TableRowValue: Identifiable
    associatedtype TableColumnSortComparator = Never
    associatedtype TableColumnBody: TableColumnContent = Never
    var tableColumnBody: TableColumnBody { get }
    /// The columns in their order.
    var _columns: [_TableColumn<TableRowValue>] { get }
}

extension TableColumnContent where TableColumnBody == Never {
    public var tableColumnBody: Never { fatalError("\(Self.self) has no body: the engine draws it") }
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
    public var _columns: [_TableColumn<TableRowValue>] { tableColumnBody._columns }
}

extension Never: TableColumnContent {
    public typealias TableRowValue = Never
    public var _columns: [_TableColumn<Never>] { [] }
}

/// A column, as a table draws it.
public struct _TableColumn<Value> {
    let header: AnyView
    let cell: @MainActor (Value) -> AnyView
    var minimum: CGFloat?
    var ideal: CGFloat?
    var maximum: CGFloat?
    var alignment = Alignment.leading
}

/// A column with a title and a cell for each row.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Never
    public typealias TableColumnBody = Never

    var column: _TableColumn<RowValue>
    public var _columns: [_TableColumn<RowValue>] { [column] }

    init(label: Label, cell: @escaping (RowValue) -> Content) {
        column = _TableColumn(header: AnyView(label), cell: { AnyView(cell($0)) })
    }

    /// Points.
    public func width(_ width: CGFloat? = nil) -> TableColumn { self.width(min: width, ideal: width, max: width) }

    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        var copy = self
        (copy.column.minimum, copy.column.ideal, copy.column.maximum) = (min, ideal, max)
        return copy
    }

    public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
        var copy = self
        copy.column.alignment = alignment.place
        return copy
    }

    /// - Support: accepted, without effect: columns stay as they are.
    public func customizationID(_ id: String) -> TableColumn { self }
    /// - Support: accepted, without effect: columns stay as they are.
    public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> TableColumn { self }
    /// - Support: accepted, without effect: columns stay as they are.
    public func defaultVisibility(_ visibility: Visibility) -> TableColumn { self }
}

extension TableColumn where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) where Sort == Never {
        self.init(label: Text(titleKey), cell: content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) where Sort == Never {
        self.init(label: Text(title), cell: content)
    }

    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) where Sort == Never { self.init(label: text, cell: content) }

    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Sort == Never, Content == Text {
        self.init(label: Text(titleKey)) { Text(verbatim: $0[keyPath: value]) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) where Sort == Never, Content == Text {
        self.init(label: Text(title)) { Text(verbatim: $0[keyPath: value]) }
    }

    /// A column that sorts by a value.
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Sort == KeyPathComparator<RowValue> { self.init(label: Text(titleKey), cell: content) }

    @_disfavoredOverload
    public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Sort == KeyPathComparator<RowValue> { self.init(label: Text(title), cell: content) }
}

/// Where the cells of a column stand.
public struct TableColumnAlignment: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case leading, center, trailing }

    let kind: Kind
    public static let automatic = TableColumnAlignment(kind: .leading)
    public static let leading = TableColumnAlignment(kind: .leading)
    public static let center = TableColumnAlignment(kind: .center)
    public static let trailing = TableColumnAlignment(kind: .trailing)
    public static let numeric = TableColumnAlignment(kind: .trailing)

    var place: Alignment {
        switch kind {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

/// What a person may change of columns.
/// - Support: accepted, without effect: columns stay as they are.
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
    public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
    public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
    public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}

/// What a person has changed of columns.
/// - Support: accepted, without effect: columns stay as they are.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
    public init() {}
    public mutating func resetOrder() {}
}
