@testable import AppIntents
import SwiftUI
import Testing
import UniformTypeIdentifiers

// Declarations in the forms that apps use for Shortcuts, Siri and Spotlight; that they compile is most of the test.

private struct Trail: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Trail"
    static let defaultQuery = TrailQuery()
    let id: Int
    @Property(title: "Name") var name: String
    @Property(title: "Length") var length: Double?
    @Property(title: "Tags") var tags: [String]
    var displayRepresentation: DisplayRepresentation { "\(name)" }

    init(id: Int, name: String) {
        self.id = id
        self.name = name
        length = Double(id)
        tags = []
    }
}

extension Trail: URLRepresentableEntity {
    static var urlRepresentation: URLRepresentation { "https://trails.example/\(.id)/\(\.$name)" }
}

/// An enumeration needs no query: its cases are all there is.
private enum Season: Int, CaseIterable, AppEntity {
    case dry = 1
    case wet = 2
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Season"
    var displayRepresentation: DisplayRepresentation { "\(rawValue)" }
}

private struct Condition {
    let holds: (Trail) -> Bool
}

private struct TrailQuery: EntityPropertyQuery {
    typealias ComparatorMappingType = Condition

    static let properties = QueryProperties {
        Property(\Trail.$name) {
            ContainsComparator { part in Condition { $0.name.contains(part) } }
            EqualToComparator { name in Condition { $0.name == name } }
        }
        Property(\Trail.$length) {
            LessThanOrEqualToComparator { length in Condition { ($0.length ?? 0) <= length } }
            IsBetweenComparator { low, high in Condition { (low...high).contains($0.length ?? 0) } }
        }
        Property(\Trail.$tags) { ContainsComparator { tag in Condition { $0.tags.contains(tag) } } }
    }

    static let sortingOptions = SortingOptions {
        SortableBy(\Trail.$name)
        SortableBy(\Trail.$length)
    }

    static let all = [Trail(id: 2, name: "Canyon"), Trail(id: 1, name: "Lake"), Trail(id: 3, name: "Lagoon")]

    func entities(for identifiers: [Int]) async throws -> [Trail] { Self.all.filter { identifiers.contains($0.id) } }

    func entities(
        matching comparators: [Condition], mode: ComparatorMode, sortedBy: [Sort<Trail>], limit: Int?
    ) async throws -> [Trail] {
        var found = Self.all.filter { trail in
            mode == .and ? comparators.allSatisfy { $0.holds(trail) } : comparators.contains { $0.holds(trail) }
        }
        for sort in sortedBy where sort.by == \Trail.$name { found.sort { ($0.name < $1.name) == (sort.order == .ascending) } }
        return Array(found.prefix(limit ?? found.count))
    }
}

private struct Settings: UniqueAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
    static let defaultQuery = UniqueAppEntityProvider { Settings() }
    var displayRepresentation: DisplayRepresentation { "Settings" }
}

private enum Style: String, AppEnum, URLRepresentableEnum {
    case run, swim
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Style"
    static let caseDisplayRepresentations: [Style: DisplayRepresentation] = [.run: "Run", .swim: "Swim"]
    static var urlRepresentation: URLRepresentation { [.run: "https://trails.example/run", .swim: "https://trails.example/swim"] }
}

private struct Suggest: AppIntent {
    static let title: LocalizedStringResource = "Suggest"
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
    @Parameter(title: "Style", default: .run) var style: Style
    @Parameter(title: "Text") var text: String?
    @Parameter(title: "Files", supportedContentTypes: [.image]) var files: [IntentFile]
    @Parameter(title: "Person", mode: .email) var person: IntentPerson?
    @Parameter(title: "Count", resolvers: { IntFromStringResolver() }) var count: Int?

    func perform() async throws -> some IntentResult {
        guard systemContext.currentMode.canContinueInForeground else {
            let choice = try await requestChoice(between: [IntentChoiceOption(title: "Go", style: .default), .cancel], dialog: "Go on?")
            return choice == .cancel ? .result() : .result()
        }
        try await continueInForeground(alwaysConfirm: false)
        return .result()
    }
}

private struct Snippet: SnippetIntent {
    static let title: LocalizedStringResource = "Snippet"
    func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: Text("Snippet")) }
}

private struct ShowSnippet: AppIntent {
    static let title: LocalizedStringResource = "Show"
    func perform() async throws -> some IntentResult & ShowsSnippetIntent { .result(snippetIntent: Snippet()) }
}

private struct Workout: StartWorkoutIntent {
    static let title: LocalizedStringResource = "Workout"
    @Parameter(title: "Style") var workoutStyle: Style
    var displayRepresentation: DisplayRepresentation { workoutStyle.displayRepresentation }
    func perform() async throws -> some IntentResult { .result() }
}

private struct Predicted: PredictableIntent {
    static let title: LocalizedStringResource = "Predicted"
    @Parameter(title: "Style") var style: Style
    @Parameter(title: "Count") var count: Int

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$style, \.$count)) { style, count in DisplayRepresentation(title: "\(count)") }
        IntentPrediction(parameters: \.$style) { _ in "Style" }
    }

    func perform() async throws -> some IntentResult { .result() }
}

private struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: Suggest(), phrases: ["Suggest \(\.$style) in \(.applicationName)"], shortTitle: "Suggest", systemImageName: "star",
            parameterPresentation: ParameterPresentation(
                for: \.$style, summary: Summary("Suggest \(\.$style)"),
                optionsCollections: { OptionsCollection(Styles(), title: "Styles", systemImageName: "star") }))
    }

    static var negativePhrases: [NegativeAppShortcutPhrase] {
        NegativeAppShortcutPhrases { "Stop \(.applicationName)" }
        "Leave \(.applicationName)"
    }

    private struct Styles: DynamicOptionsProvider { func results() async throws -> [Style] { [.run] } }
}

private struct Coin: AppEntity {
    let id: String

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Coin"
    static let defaultQuery = Coins()
    var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct Coins: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Coin] { identifiers.map(Coin.init) }
    func defaultResult() async -> [Coin]? { [Coin(id: "a"), Coin(id: "b")] }
}

@Suite struct QueryFormTests {
    @Test func casesOfEnumerationsAreEntities() async throws {
        #expect(Season.wet.id == 2)
        #expect(try await Season.defaultQuery.suggestedEntities() == [.dry, .wet])
        #expect(try await Season.defaultQuery.entities(for: [2, 3]) == [.wet])
    }

    @Test func entitiesAreFoundByTheirProperties() async throws {
        let query = TrailQuery()
        let sort = EntityQuerySort<Trail>(by: \.$name, order: .descending)
        let found = try await query.entities(matching: [Condition { $0.name.hasPrefix("L") }], mode: .and, sortedBy: [sort], limit: 5)
        #expect(found.map(\.name) == ["Lake", "Lagoon"])
        #expect(TrailQuery.findIntentDescription == nil)
        #expect(EntityQuerySort<Trail>.Ordering.ascending.sortOrder == .forward)
    }

    @Test func aQueryMayOfferSeveralByDefault() async throws {
        #expect(await Coin._queryDefault()?.id == "a")
        #expect(await [Coin]._queryDefault()?.map(\.id) == ["a", "b"])
        #expect(await Coin?._queryDefault()??.id == "a")
        #expect(await Project._queryDefault()?.id == "gemini")
        #expect(await [Project]._queryDefault() == nil)
    }

    @Test func theOnlyEntityOfATypeIsItsDefault() async throws {
        #expect(try await Settings.defaultQuery.entities(for: []).map(\.id) == [Settings.persistentIdentifier])
        #expect(await Settings.defaultQuery.defaultResult() != nil)
        await #expect(throws: AppIntentError.Unrecoverable.entityNotFound) { try await UniqueAppEntityProvider<Settings>().uniqueEntity() }
    }

    @Test func filesAndDraftsAreToldApart() throws {
        let draft = FileEntityIdentifier.draft(identifier: "7")
        #expect(draft.isDraft && draft.fileURL == nil)
        #expect(FileEntityIdentifier.entityIdentifier(for: draft.entityIdentifierString) == draft)
        let file = FileEntityIdentifier.file(url: URL(fileURLWithPath: "/a.txt"))
        #expect(FileEntityIdentifier.entityIdentifier(for: file.entityIdentifierString)?.fileURL == file.fileURL)
    }

    @Test func resolversMakeValuesOfOthers() async throws {
        let intent = Suggest()
        let number = IntentParameterContext(parameter: IntentParameter<Int>())
        #expect(try await IntFromStringResolver().resolve(from: "12", context: number) == 12)
        #expect(try await IntFromStringResolver(radix: 16).resolve(from: "ff", context: number) == 255)
        #expect(try await IntFromDoubleResolver().resolve(from: 2.6, context: number) == 3)
        let flag = IntentParameterContext(parameter: IntentParameter<Bool>())
        #expect(try await BoolFromStringResolver().resolve(from: "Yes", context: flag) == true)
        #expect(try await BoolFromStringResolver().resolve(from: "perhaps", context: flag) == nil)
        #expect(intent.$text.isOptional && !intent.$style.isOptional)
    }

    @Test func nobodyAnswersAnIntentThatAsks() async {
        await #expect(throws: (any Error).self) { try await Suggest().perform() }
    }

    @Test func aFileGivesItsBytesInItsOwnTypeOnly() async throws {
        let file = IntentFile(data: Data("hello".utf8), filename: "note.txt", type: .plainText)
        #expect(file.availableContentTypes == [.plainText])
        #expect(try await file.data(contentType: .plainText) == Data("hello".utf8))
        await #expect(throws: IntentFile.IntentFileError.failedToLoadData) { try await file.data(contentType: .png) }
        #expect(try file.withFile(contentType: .plainText) { url, isInPlace in (try Data(contentsOf: url).count, isInPlace) } == (5, false))
    }

    @Test func peopleAmountsAndWaysToPayHaveNames() {
        let person = IntentPerson(identifier: .contact("1"), name: .displayName("Ada"), handle: .init(emailAddress: "a@b.c", label: .work))
        #expect(String(localized: person.localizedStringResource) == "Ada" && person.handle.label == .work)
        #expect(String(localized: IntentPaymentMethod(type: .credit, name: "Card").localizedStringResource) == "Card")
        #expect(String(localized: IntentCurrencyAmount(amount: 3, currencyCode: "USD").localizedStringResource).contains("3"))
    }

    @Test func workoutsShortcutsAndDependenciesAreThere() {
        #expect(Workout.suggestedWorkouts.map(\.workoutStyle) == [.run, .swim])
        #expect(Shortcuts.appShortcuts.count == 1 && Shortcuts.negativePhrases.count == 2)
        let manager = AppDependencyManager()
        manager.add(dependency: 7)
        #expect(AppDependency<Int>(manager: manager).wrappedValue == 7)
        #expect(VideoCategory.allCases.map { String(localized: $0.displayRepresentation.title) } == ["Videos", "Movies", "TV"])
    }
}
