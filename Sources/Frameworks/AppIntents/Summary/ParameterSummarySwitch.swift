import FoundationOverlay

/// `Switch(\.$kind) { Case(.all) { … } DefaultCase { … } }`.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value: _IntentValue, Cases: ParameterSummary>: ParameterSummary {
    private let value: (Intent, IntentWidgetFamily?) -> IntentData?
    private let cases: [any SummaryCase]

    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent, Value.UnwrappedType> _ cases: () -> SummaryCases
    ) where Cases == SummaryCases {
        value = { intent, _ in intent[keyPath: keyPath].storedValue?._data }
        self.cases = cases().cases
    }

    public init(_ subject: WidgetFamilySubject, @ParameterSummaryCaseBuilder<Intent, IntentWidgetFamily> _ cases: () -> SummaryCases)
    where Cases == SummaryCases, Value == String {
        value = { _, family in family.map { .text($0.rawValue) } }
        self.cases = cases().cases
    }

    public func _lines(for intent: any AppIntent, family: IntentWidgetFamily?) -> [_SummaryLine] {
        guard let asked = intent as? Intent else { return [] }
        let value = value(asked, family)
        return cases.first { $0.matches(value) }?.lines(for: intent, family: family) ?? []
    }

    /// What a switch over the widget's family is about.
    public enum WidgetFamilySubject: Sendable { case widgetFamily }
}

/// A case of a switch, without its types.
public protocol SummaryCase {
    func matches(_ value: IntentData?) -> Bool
    func lines(for intent: any AppIntent, family: IntentWidgetFamily?) -> [_SummaryLine]
}

/// The cases of a switch.
public struct SummaryCases: ParameterSummary {
    let cases: [any SummaryCase]
    public func _lines(for intent: any AppIntent, family: IntentWidgetFamily?) -> [_SummaryLine] { [] }
}

public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value, Content: ParameterSummary>: SummaryCase {
    private let values: [IntentData?]
    private let content: Content

    public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content) where Value: _IntentValue { self.init([value], content) }

    public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> Content) where Value: _IntentValue {
        self.values = values.map(\._data)
        self.content = content()
    }

    public init(_ family: IntentWidgetFamily, @ParameterSummaryBuilder<Intent> _ content: () -> Content) where Value == IntentWidgetFamily {
        self.init([family], content)
    }

    public init(_ families: [IntentWidgetFamily], @ParameterSummaryBuilder<Intent> _ content: () -> Content) where Value == IntentWidgetFamily {
        values = families.map { .text($0.rawValue) }
        self.content = content()
    }

    public func matches(_ value: IntentData?) -> Bool { values.contains(value) }
    public func lines(for intent: any AppIntent, family: IntentWidgetFamily?) -> [_SummaryLine] { content._lines(for: intent, family: family) }
}

public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Content: ParameterSummary>: SummaryCase {
    private let content: Content

    public init(@ParameterSummaryBuilder<Intent> _ content: () -> Content) { self.content = content() }

    public func matches(_ value: IntentData?) -> Bool { true }
    public func lines(for intent: any AppIntent, family: IntentWidgetFamily?) -> [_SummaryLine] { content._lines(for: intent, family: family) }
}

@resultBuilder
public struct ParameterSummaryCaseBuilder<Intent: AppIntent, Value> {
    public static func buildExpression<Content: ParameterSummary>(_ part: ParameterSummaryCaseCondition<Intent, Value, Content>) -> any SummaryCase {
        part
    }
    public static func buildExpression<Content: ParameterSummary>(_ part: ParameterSummaryDefaultCaseCondition<Intent, Content>) -> any SummaryCase {
        part
    }
    public static func buildBlock(_ cases: any SummaryCase...) -> SummaryCases { SummaryCases(cases: cases) }
}
