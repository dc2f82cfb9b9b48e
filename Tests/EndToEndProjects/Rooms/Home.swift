import AppIntents
import SwiftUI
import WidgetKit

@main
struct HomeBundle: WidgetBundle {
    var body: some Widget {
        CounterWidget()
        TripWidget()
        LampControl()
        CountControl()
        TimerControl()
    }
}

enum Store {
    static var count: Int {
        get { UserDefaults.standard.integer(forKey: "count") }
        set { UserDefaults.standard.set(newValue, forKey: "count") }
    }
    static var isLampOn: Bool {
        get { UserDefaults.standard.bool(forKey: "lamp") }
        set { UserDefaults.standard.set(newValue, forKey: "lamp") }
    }
}

struct CountIntent: AppIntent {
    static let title: LocalizedStringResource = "Count"
    func perform() async throws -> some IntentResult {
        Store.count += 1
        return .result()
    }
}

struct LampIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Lamp"
    @Parameter(title: "On") var value: Bool
    func perform() async throws -> some IntentResult {
        Store.isLampOn = value
        return .result()
    }
}

struct LampControl: ControlWidget {
    struct Provider: ControlValueProvider {
        var previewValue: Bool { false }
        func currentValue() async throws -> Bool { Store.isLampOn }
    }
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Lamp", provider: Provider()) { isOn in
            ControlWidgetToggle("Lamp", isOn: isOn, action: LampIntent()) { isOn in
                Label(isOn ? "On" : "Off", systemImage: isOn ? "lightbulb.fill" : "lightbulb")
            }
            .tint(.yellow)
        }
        .displayName("Lamp")
    }
}

struct CountControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Count") {
            ControlWidgetButton(action: CountIntent()) { Label("Count \(Store.count)", systemImage: "plus") }
        }
        .displayName("Count")
    }
}

struct MinutesConfiguration: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Timer"
    @Parameter(title: "Minutes", default: 5, inclusiveRange: (1, 60)) var minutes: Int
}

struct TimerControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: "Timer", intent: MinutesConfiguration.self) { configuration in
            ControlWidgetButton(action: CountIntent()) { Label("\(configuration.minutes) min", systemImage: "timer") }
        }
        .displayName("Timer")
    }
}

struct CounterEntry: TimelineEntry { var date: Date; var count: Int }

struct CounterProvider: TimelineProvider {
    func placeholder(in context: Context) -> CounterEntry { CounterEntry(date: .now, count: 0) }
    func getSnapshot(in context: Context, completion: @escaping (CounterEntry) -> Void) { completion(CounterEntry(date: .now, count: Store.count)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<CounterEntry>) -> Void) {
        completion(Timeline(entries: [CounterEntry(date: .now, count: Store.count)], policy: .never))
    }
}

struct CounterView: View {
    let entry: CounterEntry

    var body: some View {
        VStack(spacing: 8) {
            Text("\(entry.count)").font(.system(size: 40, weight: .bold))
            Button(intent: CountIntent()) { Label("Add", systemImage: "plus") }
            Toggle("Lamp", isOn: Store.isLampOn, intent: LampIntent())
        }
    }
}

struct CounterWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Counter", provider: CounterProvider()) { entry in
            CounterView(entry: entry).containerBackground(.mint.gradient, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

struct Country: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Country"
    static let defaultQuery = CountryQuery()
    var id: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id.capitalized)", subtitle: "A country") }
}

struct CountryQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Country] { identifiers.map { Country(id: $0) } }
    func suggestedEntities() async throws -> [Country] { [Country(id: "france"), Country(id: "japan")] }
    func defaultResult() async -> Country? { Country(id: "france") }
}

struct City: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "City"
    static let defaultQuery = CityQuery()
    var id: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id.capitalized)") }
}

struct CityQuery: EntityStringQuery {
    @IntentParameterDependency<TripIntent>(\.$country) var trip
    static let all = ["france": ["paris", "lyon", "nice"], "japan": ["tokyo", "osaka", "kyoto"]]
    private var cities: [City] { Self.all[trip?.country?.id ?? ""]?.map { City(id: $0) } ?? [] }
    func entities(for identifiers: [String]) async throws -> [City] { identifiers.map { City(id: $0) } }
    func suggestedEntities() async throws -> [City] { Array(cities.prefix(2)) }
    func entities(matching string: String) async throws -> [City] { cities.filter { $0.id.contains(string.lowercased()) } }
}

enum Unit: String, AppEnum {
    case celsius, fahrenheit
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Unit"
    static let caseDisplayRepresentations: [Unit: DisplayRepresentation] = [.celsius: "Celsius", .fahrenheit: "Fahrenheit"]
}

struct TripIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Trip"
    @Parameter(title: "Country") var country: Country?
    @Parameter(title: "City") var city: City?
    @Parameter(title: "Weather", default: true) var showsWeather: Bool
    @Parameter(title: "Unit", default: .celsius) var unit: Unit
    @Parameter(title: "Days", default: 3, inclusiveRange: (1, 14)) var days: Int
    @Parameter(title: "Name") var name: String?

    static var parameterSummary: some ParameterSummary {
        When(\.$showsWeather, .equalTo, true) {
            Summary {
                \.$country; \.$city; \.$showsWeather; \.$unit; \.$days; \.$name
            }
        } otherwise: {
            Summary {
                \.$country; \.$city; \.$showsWeather; \.$days; \.$name
            }
        }
    }
}

struct TripEntry: TimelineEntry { var date: Date; var intent: TripIntent }

struct TripProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> TripEntry { TripEntry(date: .now, intent: TripIntent()) }
    func snapshot(for configuration: TripIntent, in context: Context) async -> TripEntry { TripEntry(date: .now, intent: configuration) }
    func timeline(for configuration: TripIntent, in context: Context) async -> Timeline<TripEntry> {
        Timeline(entries: [TripEntry(date: .now, intent: configuration)], policy: .never)
    }
}

struct TripWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Trip", intent: TripIntent.self, provider: TripProvider()) { entry in
            VStack(alignment: .leading) {
                Text(entry.intent.name ?? "Trip").font(.headline)
                Text(entry.intent.city?.id.capitalized ?? "Nowhere").font(.title2)
                Text(entry.intent.country?.id.capitalized ?? "No country").foregroundStyle(.secondary)
                if entry.intent.showsWeather { Text(entry.intent.unit == .celsius ? "20 °C" : "68 °F") }
                Text("\(entry.intent.days) days")
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .containerBackground(.blue.gradient, for: .widget)
        }
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
