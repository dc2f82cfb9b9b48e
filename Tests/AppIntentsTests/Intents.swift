import AppIntents

enum Size: String, AppEnum {
    case small, large

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Size")
    static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [.small: "Small", .large: "Large"]
}

struct Project: AppEntity, Equatable {
    var id: String
    var name: String

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Project"
    static let defaultQuery = ProjectQuery()
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct ProjectQuery: EntityStringQuery {
    static let all = [Project(id: "apollo", name: "Apollo"), Project(id: "gemini", name: "Gemini")]

    func entities(for identifiers: [String]) async throws -> [Project] { Self.all.filter { identifiers.contains($0.id) } }
    func suggestedEntities() async throws -> [Project] { Self.all }
    func entities(matching string: String) async throws -> [Project] { Self.all.filter { $0.name.contains(string) } }
    func defaultResult() async -> Project? { Self.all.last }
}

/// An entity whose query says nothing but how to find it, and offers sections.
struct Colour: AppEntity {
    var id: Int

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Colour"
    static let defaultQuery = ColourQuery()
    var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct ColourQuery: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [Colour] { identifiers.filter { $0 < 10 }.map { Colour(id: $0) } }
    func suggestedEntities() async throws -> IntentItemCollection<Colour> {
        ItemCollection {
            ItemSection("Warm") { Item(Colour(id: 1), title: "Red") }
            ItemSection("Cold", items: [Colour(id: 2), Colour(id: 3)])
        }
    }
}

struct TaskIDs: DynamicOptionsProvider {
    func results() async throws -> [String] { ["one", "two"] }
    func defaultResult() async -> String? { "two" }
}

struct Everything: AppIntent {
    static let title: LocalizedStringResource = "Everything"

    @Parameter(title: "Name", default: "Ann") var name: String
    @Parameter(title: "Count", default: 3, inclusiveRange: (1, 9)) var count: Int
    @Parameter(title: "Share", default: 0.5, controlStyle: .slider) var share: Double
    @Parameter(title: "Flag", default: true, displayName: .init(true: "Yes", false: "No")) var flag: Bool
    @Parameter(title: "When", kind: .date) var when: Date?
    @Parameter(title: "Page") var page: URL?
    @Parameter(title: "Size", default: .large) var size: Size
    @Parameter(title: "Project") var project: Project?
    @Parameter(title: "Colours", size: [.systemSmall: 1, .systemLarge: 4]) var colours: [Colour]?
    @Parameter(title: "Length", defaultValue: 2, defaultUnit: .kilometers) var length: Measurement<UnitLength>

    func perform() async throws -> some IntentResult { .result() }
}

struct Configuration: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Configuration"
    static let description = IntentDescription("What the widget shows")

    @Parameter(title: "Project") var project: Project
    @Parameter(title: "Task", optionsProvider: TaskIDs()) var task: String?
    @Parameter(title: "Size", default: Size.small) var size: Size
    @Parameter(title: "Loud") var isLoud: Bool
    @Parameter(title: "Colour") var colour: Colour?

    static var parameterSummary: some ParameterSummary {
        When(\.$size, .equalTo, Size.small) {
            Summary("Show \(\.$project)")
        } otherwise: {
            Switch(\.$task) {
                Case("two") { Summary("Two of \(\.$project)") { \.$isLoud } }
                DefaultCase {
                    Summary {
                        \.$project; \.$task
                    }
                }
            }
        }
    }
}

struct Greet: AppIntent {
    static let title: LocalizedStringResource = "Greet"

    @Parameter(title: "Name") var name: String

    init() {}
    init(name: String) { self.name = name }

    func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
        .result(value: name, dialog: "Hello, \(name)")
    }
}

struct OpenPage: AppIntent {
    static let title: LocalizedStringResource = "Open"
    static let openAppWhenRun = true

    func perform() async throws -> some IntentResult & OpensIntent {
        .result(opensIntent: OpenURLIntent(URL(string: "https://example.com/page")!))
    }
}

struct Pause: LiveActivityIntent {
    static let title: LocalizedStringResource = "Pause"
    func perform() async throws -> some IntentResult { .result() }
}

struct Refuse: AppIntent {
    static let title: LocalizedStringResource = "Refuse"

    @Parameter(title: "Reason") var reason: String?

    func perform() async throws -> some IntentResult {
        if reason == nil { throw $reason.needsValueError("Say why.") }
        return .result()
    }
}

/// What the last `SetLight` set.
actor Light {
    static let shared = Light()
    private(set) var isOn: Bool?
    func set(_ value: Bool) { isOn = value }
}

struct SetLight: SetValueIntent {
    static let title: LocalizedStringResource = "Light"

    @Parameter(title: "On") var value: Bool

    func perform() async throws -> some IntentResult {
        await Light.shared.set(value)
        return .result()
    }
}
