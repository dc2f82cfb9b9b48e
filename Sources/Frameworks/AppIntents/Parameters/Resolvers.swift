import FoundationOverlay

/// Makes a value of another, such as a number of a text.
/// - Support: accepted, without effect: a widget's or control's intents have their values.
public protocol Resolver<Input, Output>: Sendable {
    associatedtype Input: _IntentValue
    associatedtype Output: _IntentValue
    func resolve(from input: Input, context: IntentParameterContext<Output>) async throws -> Output?
}

/// Ways to find a value for a parameter; no one asks for them.
public protocol ResolverSpecification: Sendable {}

public struct EmptyResolverSpecification: ResolverSpecification { public init() {} }

@resultBuilder
public struct ResolverSpecificationBuilder {
    /// Some ways to find a value.
    public struct Specification: ResolverSpecification {}

    public static func buildExpression<R: Resolver>(_ resolver: R) -> Specification { Specification() }
    public static func buildBlock() -> EmptyResolverSpecification { EmptyResolverSpecification() }
    public static func buildPartialBlock(first: Specification) -> Specification { first }
    public static func buildPartialBlock(accumulated: Specification, next: Specification) -> Specification { accumulated }
}

/// What a resolver knows of the parameter it finds a value for.
public struct IntentParameterContext<Value: _IntentValue>: Sendable {
    let parameter: IntentParameter<Value>

    public var title: LocalizedStringResource { parameter.title }
    public var isOptional: Bool { parameter.isOptional }

    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.UnwrappedType { try await parameter.requestValue(dialog) }
    public func requestDisambiguation(among values: [Value.UnwrappedType], dialog: IntentDialog? = nil) async throws -> Value.UnwrappedType {
        try await parameter.requestDisambiguation(among: values, dialog: dialog)
    }
    public func requestConfirmation(for value: Value.UnwrappedType, dialog: IntentDialog? = nil) async throws -> Bool {
        try await parameter.requestConfirmation(for: value, dialog: dialog)
    }
    public func needsValueError(_ dialog: IntentDialog? = nil) -> some Error { parameter.needsValueError(dialog) }
    public func needsDisambiguationError(among values: [Value.UnwrappedType], dialog: IntentDialog? = nil) -> some Error {
        parameter.needsDisambiguationError(among: values, dialog: dialog)
    }
}

extension IntentParameter {
    /// Whether the parameter may have no value.
    public var isOptional: Bool { Value._unset != nil }

    /// Whether somebody gave the parameter a value.
    public enum ValueState {
        case set
        case unset
    }

    public var valueState: ValueState { storedValue?._data == nil ? .unset : .set }
}

extension EntityProperty {
    /// Whether the property may have no value.
    public var isOptional: Bool { Value._unset != nil }
}

/// A resolver whose numbers must lie in a range.
/// - Support: accepted, without effect: a widget's or control's intents have their values.
public protocol RangeCheckingResolver: Resolver where Output: Comparable {
    func checkParameterRangeContains(_ value: Output, context: IntentParameterContext<Output>) -> Bool
}

extension RangeCheckingResolver {
    public func checkParameterRangeContains(_ value: Output, context: IntentParameterContext<Output>) -> Bool { true }
}

public struct IntResolver: RangeCheckingResolver {
    public init() {}
    public func resolve(from input: Int, context: IntentParameterContext<Int>) async throws -> Int? { input }
}

public struct DoubleResolver: RangeCheckingResolver {
    public init() {}
    public func resolve(from input: Double, context: IntentParameterContext<Double>) async throws -> Double? { input }
}

public struct IntFromDoubleResolver: RangeCheckingResolver {
    public let roundingRule: FloatingPointRoundingRule
    public init(roundingRule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) { self.roundingRule = roundingRule }
    public func resolve(from input: Double, context: IntentParameterContext<Int>) async throws -> Int? { Int(exactly: input.rounded(roundingRule)) }
}

public struct IntFromStringResolver: RangeCheckingResolver {
    public let radix: Int
    public init(radix: Int = 10) { self.radix = radix }
    public func resolve(from input: String, context: IntentParameterContext<Int>) async throws -> Int? { Int(input, radix: radix) }
}

public struct DoubleFromIntResolver: RangeCheckingResolver {
    public init() {}
    public func resolve(from input: Int, context: IntentParameterContext<Double>) async throws -> Double? { Double(input) }
}

public struct DoubleFromStringResolver: RangeCheckingResolver {
    public init() {}
    public func resolve(from input: String, context: IntentParameterContext<Double>) async throws -> Double? { Double(input) }
}

public struct StringFromIntResolver: Resolver {
    public init() {}
    public func resolve(from input: Int, context: IntentParameterContext<String>) async throws -> String? { String(input) }
}

public struct StringFromDoubleResolver: Resolver {
    public init() {}
    public func resolve(from input: Double, context: IntentParameterContext<String>) async throws -> String? { String(input) }
}

public struct BoolFromStringResolver: Resolver {
    public init() {}
    public func resolve(from input: String, context: IntentParameterContext<Bool>) async throws -> Bool? {
        switch input.lowercased() {
        case "true", "yes", "on", "1": true
        case "false", "no", "off", "0": false
        default: nil
        }
    }
}

public struct URLFromStringResolver: Resolver {
    public init() {}
    public func resolve(from input: String, context: IntentParameterContext<URL>) async throws -> URL? { URL(string: input) }
}

public struct AttributedStringFromStringResolver: Resolver {
    public init() {}
    public func resolve(from input: String, context: IntentParameterContext<AttributedString>) async throws -> AttributedString? {
        AttributedString(input)
    }
}
