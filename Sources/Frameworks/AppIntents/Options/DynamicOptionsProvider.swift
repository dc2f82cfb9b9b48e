import FoundationOverlay

/// Knows the values a person can choose from.
public protocol DynamicOptionsProvider: Sendable {
    associatedtype Result: ResultsCollection
    associatedtype DefaultValue: _IntentValue = Result.Value

    typealias ItemCollection = IntentItemCollection
    typealias ItemSection = IntentItemSection
    typealias Item = IntentItem

    func results() async throws -> Result
    /// What is chosen where nobody chose; nil for nothing.
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
    public func defaultResult() async -> DefaultValue? { nil }
}

/// Values to choose from: a list, or an ``IntentItemCollection``.
public protocol ResultsCollection {
    associatedtype Value: _IntentValue
    /// The values in their order.
    var _values: [Value] { get }
    /// The values as a person sees them.
    var _offered: [_OfferedValue] { get }
    /// What stands above the values.
    var promptLabel: LocalizedStringResource? { get }
    var usesIndexedCollation: Bool { get }
}

extension ResultsCollection {
    public var _offered: [_OfferedValue] { _values.map { _OfferedValue($0) } }
    public var promptLabel: LocalizedStringResource? { nil }
    public var usesIndexedCollation: Bool { false }
}

/// A value to choose, with what its collection says of it.
public struct _OfferedValue {
    let value: any _IntentValue
    var title: String?
    var subtitle: String?
    /// The heading it stands under.
    var section: String?

    init(_ value: any _IntentValue) { self.value = value }
}

extension Array: ResultsCollection where Element: _IntentValue {
    public typealias Value = Element
    public var _values: [Element] { self }
}
