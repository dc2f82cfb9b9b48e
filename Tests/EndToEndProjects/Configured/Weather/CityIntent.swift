import AppIntents

struct City: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "City"
    static let defaultQuery = CityQuery()

    var id: String
    var name: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct CityQuery: EntityQuery {
    private static let all = [City(id: "ber", name: "Berlin"), City(id: "par", name: "Paris, France")]

    func entities(for ids: [String]) async throws -> [City] { Self.all.filter { ids.contains($0.id) } }
    func suggestedEntities() async throws -> [City] { Self.all }
    func defaultResult() async -> City? { Self.all[0] }
}

enum Scale: String, AppEnum {
    case celsius, fahrenheit

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Scale"
    static let caseDisplayRepresentations: [Scale: DisplayRepresentation] = [.celsius: "Celsius", .fahrenheit: "Fahrenheit"]
}

struct CityIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose a city"

    @Parameter(title: "City") var city: City?
    @Parameter(title: "Scale", default: .celsius) var scale: Scale
    @Parameter(title: "Days", default: 3) var days: Int
    @Parameter(title: "Since") var since: Date?
    @Parameter(title: "Bold") var bold: Bool
    @Parameter(title: "Others") var others: [City]?
}
