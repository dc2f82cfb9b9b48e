import FoundationOverlay

/// Values to choose from, in sections.
public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection {
    public typealias Value = Result

    public let promptLabel: LocalizedStringResource?
    public let usesIndexedCollation: Bool
    public let sections: [IntentItemSection<Result>]

    public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, sections: [IntentItemSection<Result>]) {
        self.promptLabel = promptLabel
        self.usesIndexedCollation = usesIndexedCollation
        self.sections = sections
    }

    public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [IntentItem<Result>]) {
        self.init(promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: [IntentItemSection(items: items)])
    }

    public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]) {
        self.init(promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, items: items.map { IntentItem($0) })
    }

    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        @IntentItemSectionsBuilder<Result> sectionsBuilder: () -> [IntentItemSection<Result>]
    ) { self.init(promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: sectionsBuilder()) }

    public var items: [IntentItem<Result>] { sections.flatMap(\.items) }
    public var _values: [Result] { items.map(\.value) }

    public var _offered: [_OfferedValue] {
        sections.flatMap { section in
            section.items.map { item in
                var offered = _OfferedValue(item.value)
                offered.title = item.title.map { String(localized: $0) }
                offered.subtitle = item.subtitle.map { String(localized: $0) }
                offered.section = section.title.map { String(localized: $0) }
                return offered
            }
        }
    }

    public static var empty: IntentItemCollection<Result> { IntentItemCollection(sections: []) }
}

/// Values to choose from under a heading.
public struct IntentItemSection<Result: _IntentValue> {
    public typealias Builder = IntentItemSectionsBuilder<Result>
    public let title: LocalizedStringResource?
    public let subtitle: LocalizedStringResource?
    public let image: DisplayRepresentation.Image?
    public let items: [IntentItem<Result>]

    public init(
        _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil,
        items: [IntentItem<Result>]
    ) {
        self.init(title, subtitle, image, items)
    }

    public init(
        _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil, items: [Result]
    ) {
        self.init(title, subtitle, image, items.map { IntentItem($0) })
    }

    public init(
        _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil,
        @IntentItemsBuilder<Result> itemsBuilder: () -> [IntentItem<Result>]
    ) { self.init(title, subtitle, image, itemsBuilder()) }

    public init(items: [IntentItem<Result>]) { self.init(nil, nil, nil, items) }
    public init(items: [Result]) { self.init(nil, nil, nil, items.map { IntentItem($0) }) }
    public init(@IntentItemsBuilder<Result> itemsBuilder: () -> [IntentItem<Result>]) { self.init(nil, nil, nil, itemsBuilder()) }

    private init(
        _ title: LocalizedStringResource?, _ subtitle: LocalizedStringResource?, _ image: DisplayRepresentation.Image?, _ items: [IntentItem<Result>]
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.items = items
    }
}

/// One value to choose.
public struct IntentItem<Result: _IntentValue> {
    public typealias Builder = IntentItemsBuilder<Result>
    public let value: Result
    public let title: LocalizedStringResource?
    public let subtitle: LocalizedStringResource?
    public let image: DisplayRepresentation.Image?

    public init(_ value: Result) { self.init(value, nil, nil, nil) }

    public init(_ value: Result, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil)
    {
        self.init(value, title, subtitle, image)
    }

    private init(_ value: Result, _ title: LocalizedStringResource?, _ subtitle: LocalizedStringResource?, _ image: DisplayRepresentation.Image?) {
        self.value = value
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }
}

@resultBuilder
public struct IntentItemSectionsBuilder<Result: _IntentValue> {
    public static func buildExpression(_ section: IntentItemSection<Result>) -> [IntentItemSection<Result>] { [section] }
    public static func buildBlock(_ parts: [IntentItemSection<Result>]...) -> [IntentItemSection<Result>] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [IntentItemSection<Result>]?) -> [IntentItemSection<Result>] { part ?? [] }
    public static func buildEither(first: [IntentItemSection<Result>]) -> [IntentItemSection<Result>] { first }
    public static func buildEither(second: [IntentItemSection<Result>]) -> [IntentItemSection<Result>] { second }
    public static func buildArray(_ parts: [[IntentItemSection<Result>]]) -> [IntentItemSection<Result>] { parts.flatMap { $0 } }
}

@resultBuilder
public struct IntentItemsBuilder<Result: _IntentValue> {
    public static func buildExpression(_ item: IntentItem<Result>) -> [IntentItem<Result>] { [item] }
    public static func buildExpression(_ value: Result) -> [IntentItem<Result>] { [IntentItem(value)] }
    public static func buildBlock(_ parts: [IntentItem<Result>]...) -> [IntentItem<Result>] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [IntentItem<Result>]?) -> [IntentItem<Result>] { part ?? [] }
    public static func buildEither(first: [IntentItem<Result>]) -> [IntentItem<Result>] { first }
    public static func buildEither(second: [IntentItem<Result>]) -> [IntentItem<Result>] { second }
    public static func buildArray(_ parts: [[IntentItem<Result>]]) -> [IntentItem<Result>] { parts.flatMap { $0 } }
}
