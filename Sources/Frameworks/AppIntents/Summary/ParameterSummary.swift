import FoundationOverlay

/// A sentence with the parameters of an intent, and those that stand below it.
public protocol ParameterSummary {
    /// The lines a person sees for an intent with these values.
    func _lines(for intent: any AppIntent, family: IntentWidgetFamily?) -> [_SummaryLine]
}

/// A sentence, or a parameter on a line of its own.
public enum _SummaryLine: Hashable, Sendable {
    case sentence([_SummaryPart])
    /// By name.
    case parameter(String)
}

public enum _SummaryPart: Hashable, Sendable {
    case text(String)
    /// By name.
    case parameter(String)
}

public struct EmptyParameterSummary: ParameterSummary {
    public init() {}
    public func _lines(for intent: any AppIntent, family: IntentWidgetFamily?) -> [_SummaryLine] { [] }
}

/// `Summary("Show \(\.$project)") { \.$size }`.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    private let sentence: ParameterSummaryString<Intent>?
    private let others: [PartialKeyPath<Intent>]

    public init() { (sentence, others) = (nil, []) }

    public init(_ sentence: ParameterSummaryString<Intent>, table: String? = nil) { (self.sentence, others) = (sentence, []) }

    public init(
        _ sentence: ParameterSummaryString<Intent>, table: String? = nil,
        @ParameterSummaryKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
    ) { (self.sentence, others) = (sentence, parameters()) }

    public init(@ParameterSummaryKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {
        (sentence, others) = (nil, parameters())
    }

    public func _lines(for intent: any AppIntent, family: IntentWidgetFamily?) -> [_SummaryLine] {
        guard let intent = intent as? Intent else { return [] }
        let first = sentence.map { [_SummaryLine.sentence($0.parts(in: intent))] } ?? []
        return first + others.compactMap { path in IntentParameters.name(of: path, in: intent).map { .parameter($0) } }
    }
}

/// A sentence that names parameters: `"Show \(\.$project)"`.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
    enum Part {
        case text(String)
        case parameter(PartialKeyPath<Intent>)
    }

    let content: [Part]

    public init(stringLiteral value: String) { content = [.text(value)] }
    public init(stringInterpolation: StringInterpolation) { content = stringInterpolation.parts }

    public struct StringInterpolation: StringInterpolationProtocol {
        var parts: [Part] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { if !literal.isEmpty { parts.append(.text(literal)) } }
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) { parts.append(.parameter(keyPath)) }
    }

    func parts(in intent: Intent) -> [_SummaryPart] {
        content.compactMap { part in
            switch part {
            case .text(let text): .text(text)
            case .parameter(let path): IntentParameters.name(of: path, in: intent).map { .parameter($0) }
            }
        }
    }
}

@resultBuilder
public struct ParameterSummaryKeyPathsBuilder<Intent: AppIntent> {
    public static func buildExpression<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) -> [PartialKeyPath<Intent>] { [keyPath] }
    public static func buildBlock(_ parts: [PartialKeyPath<Intent>]...) -> [PartialKeyPath<Intent>] { parts.flatMap { $0 } }
}

@resultBuilder
public struct ParameterSummaryBuilder<Intent: AppIntent> {
    public static func buildExpression<Content: ParameterSummary>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyParameterSummary { EmptyParameterSummary() }
    public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content { content }
}
