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
}

extension Array: ResultsCollection where Element: _IntentValue {
    public typealias Value = Element
    public var _values: [Element] { self }
}
