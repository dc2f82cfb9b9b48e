import AppIntents
import SwiftUI
import Testing

// Declarations in the forms that apps use; that they compile is most of the test.

private enum Speed: Int, AppEnum {
    case slow = 1, fast

    static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(name: "Speed", numericFormat: "\(placeholder: .int) speeds")
    }
    static let caseDisplayRepresentations: [Speed: DisplayRepresentation] = [
        .slow: DisplayRepresentation(title: "Slow", subtitle: "Takes time", image: .init(systemName: "tortoise")),
        .fast: .init(stringLiteral: "Fast"),
    ]
}

/// A query with nothing but what it must have.
private struct Plain: AppEntity {
    struct Query: EntityQuery {
        func entities(for identifiers: [UUID]) async throws -> [Plain] { identifiers.map { Plain(id: $0) } }
    }

    let id: UUID
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plain"
    static let defaultQuery = Query()
    var displayRepresentation: DisplayRepresentation { .init(title: "\(id.uuidString)", image: .init(named: "plain", isTemplate: true)) }
}

private struct Numbered: AppEntity {
    struct Query: EnumerableEntityQuery {
        func allEntities() async throws -> [Numbered] { (1...3).map { Numbered(id: $0, name: "N\($0)") } }
    }

    let id: Int
    @Property(title: "Name") var name: String

    init(id: Int, name: String) {
        self.id = id
        self.name = name
    }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Number"
    static let defaultQuery = Query()
    var displayRepresentation: DisplayRepresentation { "\(name)" }
}

private struct Report: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Report"
    @Property(title: "Total") var total: Double?
    var displayRepresentation: DisplayRepresentation { "Report" }
}

private struct Names: DynamicOptionsProvider {
    @IntentParameterDependency<Order>(\.$speed) var order
    func results() async throws -> [String] { order?.speed == .fast ? ["Quick"] : ["Slow", "Slower"] }
}

private struct Order: AppIntent {
    static let title: LocalizedStringResource = "Order"
    static let description: IntentDescription? = IntentDescription("Orders", categoryName: "Shop", searchKeywords: ["buy"])
    static let isDiscoverable = false
    static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication

    @Parameter var bare: Int?
    @Parameter(title: "Speed", default: .slow) var speed: Speed
    @Parameter(title: "Name", optionsProvider: Names()) var name: String?
    @Parameter(title: "Notes", description: "What else", inputOptions: .init(keyboardType: .default, multiline: true)) var notes: String?
    @Parameter(
        title: LocalizedStringResource("Amount"), description: "How much", controlStyle: .field, inclusiveRange: (lowerBound: 0, upperBound: 200),
        requestValueDialog: IntentDialog(stringLiteral: "How much?")) var amount: Double?
    @Parameter(title: "Count", default: 1, inclusiveRange: (1, 9), requestValueDialog: "How many?") var count: Int
    @Parameter(title: "Numbers", size: IntentCollectionSize(min: 1, max: 3)) var numbers: [Numbered]?
    @Parameter(title: "Tags", default: ["a"]) var tags: [String]
    @Parameter(title: "File", supportedTypeIdentifiers: ["public.image"]) var file: IntentFile?
    @Parameter(title: "Day", default: Date(timeIntervalSinceReferenceDate: 0), kind: .date) var day: Date
    @Parameter(title: "Plain", query: Plain.Query()) var plain: Plain?
    @Parameter(title: "Sure", requestValueDialog: IntentDialog("Sure?")) var isSure: Bool?

    static var parameterSummary: some ParameterSummary {
        When(\Order.$isSure, .equalTo, true, { Summary("Order \(\.$count) of \(\.$name)") { \.$speed } }, otherwise: { Summary("Order \(\.$name)") })
    }

    @Dependency(key: "forms") private var shop: String

    @MainActor
    func perform() async throws -> some IntentResult & ReturnsValue<[String]> & ProvidesDialog {
        if isSure != true {
            try await requestConfirmation(
                result: .result(dialog: "Sure?"),
                confirmationActionName: .custom(acceptLabel: "Yes", acceptAlternatives: [], denyLabel: "No", denyAlternatives: [], destructive: true))
        }
        guard count > 0 else { throw $count.needsValueError("How many, really?") }
        return .result(value: tags, dialog: IntentDialog(full: "Ordered", supporting: "Done"))
    }
}

private struct Ask: AppIntent {
    static let title: LocalizedStringResource = "Ask"
    @Parameter(title: "Speed") var speed: Speed?

    func perform() async throws -> some IntentResult & OpensIntent {
        if speed == nil { speed = try await $speed.requestDisambiguation(among: [.slow, .fast], dialog: "Which?") }
        return .result(opensIntent: Show(target: .fast))
    }
}

private struct Show: OpenIntent {
    static let title: LocalizedStringResource = "Show"
    @Parameter(title: "What") var target: Speed

    init() {}
    init(target: Speed) { self.target = target }

    func perform() async throws -> some IntentResult & ShowsSnippetView { .result { Text("Shown") } }
}

private struct Shortcuts: AppShortcutsProvider {
    static let shortcutTileColor = ShortcutTileColor.navy

    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: Show(target: .slow), phrases: ["Show in \(.applicationName)", "Show \(\.$target) in \(.applicationName)"], shortTitle: "Show",
            systemImageName: "eye")
        AppShortcut(intent: Ask(), phrases: ["Ask \(.applicationName)"], shortTitle: "Ask", systemImageName: "questionmark")
    }
}

@Suite struct FormsTests {
    @Test func defaultsOfEveryFormAreKept() {
        let order = Order()
        #expect(order.bare == nil && order.speed == .slow && order.count == 1 && order.tags == ["a"] && order.day.timeIntervalSinceReferenceDate == 0)
        #expect(Show.openAppWhenRun && !Order.openAppWhenRun)
        #expect(Shortcuts.appShortcuts.count == 2)
    }

    @Test func anEnumerableQueryFindsAndSuggestsFromAll() async throws {
        #expect(try await Numbered.defaultQuery.entities(for: [2, 9]).map(\.name) == ["N2"])
        #expect(try await Numbered.defaultQuery.suggestedEntities().count == 3)
        #expect(try await Plain.defaultQuery.suggestedEntities().isEmpty)
    }

    @Test func aResultHasItsValueAndSaysWhatIsSaid() async throws {
        let result = try await Order().perform()
        #expect(result.value == ["a"])
        #expect(result._dialog.map { String(localized: $0.localizedStringResource) } == "Ordered")
    }

    @Test func aQuestionNobodyAnswersEndsTheIntent() async {
        await #expect(throws: (any Error).self) { try await Ask().perform() }
    }
}
