import FoundationOverlay

/// `When(\.$kind, .equalTo, .all) { … } otherwise: { … }`.
public struct ParameterSummaryWhenCondition<Intent: AppIntent, Content: ParameterSummary, Otherwise: ParameterSummary>: ParameterSummary {
    private let holds: (Intent, IntentWidgetFamily?) -> Bool
    private let content: Content
    private let otherwise: Otherwise

    private init(_ content: Content, _ otherwise: Otherwise, holds: @escaping (Intent, IntentWidgetFamily?) -> Bool) {
        self.content = content
        self.otherwise = otherwise
        self.holds = holds
    }

    public func _lines(for intent: any AppIntent, family: IntentWidgetFamily?) -> [_SummaryLine] {
        guard let asked = intent as? Intent else { return [] }
        return holds(asked, family) ? content._lines(for: intent, family: family) : otherwise._lines(for: intent, family: family)
    }

    public init<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: HasValueComparisonOperator,
        @ParameterSummaryBuilder<Intent> _ content: () -> Content, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(content(), otherwise()) { intent, _ in
            (intent[keyPath: keyPath].storedValue?._data != nil) == (comparison == .hasAnyValue)
        }
    }

    public init<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: EquatableComparisonOperator, _ value: Value.UnwrappedType,
        @ParameterSummaryBuilder<Intent> _ content: () -> Content, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Value.UnwrappedType: _IntentValue {
        let wanted = value._data
        self.init(content(), otherwise()) { intent, _ in
            (intent[keyPath: keyPath].storedValue?._data == wanted) == (comparison == .equalTo)
        }
    }

    public init<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ContainsComparisonOperator, _ values: [Value.UnwrappedType],
        @ParameterSummaryBuilder<Intent> _ content: () -> Content, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Value.UnwrappedType: _IntentValue {
        let wanted = values.map(\._data)
        self.init(content(), otherwise()) { intent, _ in wanted.contains(intent[keyPath: keyPath].storedValue?._data) }
    }

    public init<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ComparableComparisonOperator, _ value: Value.UnwrappedType,
        @ParameterSummaryBuilder<Intent> _ content: () -> Content, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Value.UnwrappedType: Comparable {
        self.init(content(), otherwise()) { intent, _ in
            (intent[keyPath: keyPath].storedValue as? Value.UnwrappedType).map { comparison.holds($0, value) } ?? false
        }
    }

    public init<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: StringComparisonOperator, _ value: String,
        @ParameterSummaryBuilder<Intent> _ content: () -> Content, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Value.UnwrappedType == String {
        self.init(content(), otherwise()) { intent, _ in
            (intent[keyPath: keyPath].storedValue as? String).map { comparison.holds($0, value) } ?? false
        }
    }

    public init(
        widgetFamily comparison: EquatableComparisonOperator, _ family: IntentWidgetFamily,
        @ParameterSummaryBuilder<Intent> _ content: () -> Content, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) { self.init(content(), otherwise()) { _, shown in (shown == family) == (comparison == .equalTo) } }

    public init(
        widgetFamily comparison: ContainsComparisonOperator, _ families: [IntentWidgetFamily],
        @ParameterSummaryBuilder<Intent> _ content: () -> Content, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) { self.init(content(), otherwise()) { _, shown in shown.map(families.contains) ?? false } }
}

/// Whether a parameter has a value.
public enum HasValueComparisonOperator: Hashable, Sendable { case hasAnyValue, hasNoValue }

public enum EquatableComparisonOperator: Hashable, Sendable { case equalTo, notEqualTo }

public enum ContainsComparisonOperator: Hashable, Sendable { case oneOf }

public enum ComparableComparisonOperator: Hashable, Sendable {
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo

    func holds<Value: Comparable>(_ a: Value, _ b: Value) -> Bool {
        switch self {
        case .lessThan: a < b
        case .lessThanOrEqualTo: a <= b
        case .greaterThan: a > b
        case .greaterThanOrEqualTo: a >= b
        }
    }
}

public enum StringComparisonOperator: Hashable, Sendable {
    case contains, doesNotContain, hasPrefix, hasSuffix

    func holds(_ text: String, _ part: String) -> Bool {
        switch self {
        case .contains: text.contains(part)
        case .doesNotContain: !text.contains(part)
        case .hasPrefix: text.hasPrefix(part)
        case .hasSuffix: text.hasSuffix(part)
        }
    }
}
