import AppIntents
import ExtensionProtocol
import ExtensionRuntime
import SwiftUI
import Testing
import WidgetKit

struct CityChoice: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "City"
    @Parameter(title: "City", default: "Rome") var city: String
}

struct CityNameEntry: TimelineEntry {
    var date = Date(timeIntervalSince1970: 0)
    var city: String
}

struct CityNameProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> CityNameEntry { CityNameEntry(city: "—") }
    func snapshot(for configuration: CityChoice, in context: Context) async -> CityNameEntry { CityNameEntry(city: configuration.city) }
    func timeline(for configuration: CityChoice, in context: Context) async -> Timeline<CityNameEntry> {
        Timeline(entries: configuration.city.map { CityNameEntry(city: String($0)) }, policy: .never)
    }
}

@MainActor
@Suite struct AppIntentConfigurationTests {
    private func specification() throws -> WidgetSpecification {
        var contents = ExtensionContents(makeEnvironment: { EnvironmentValues(variant: $0) })
        AppIntentConfiguration(kind: "city", provider: CityNameProvider()) { Text($0.city) }._collectConfiguration(&contents)
        return try #require(contents.widgets.first)
    }

    private func entries(_ configuration: IntentValues?) async throws -> Int {
        var surroundings = ProviderSurroundings(family: "systemSmall", isPreview: false, displaySize: .zero, variants: [])
        surroundings.configuration = configuration
        return try await specification().provider.timeline(in: surroundings).entries.count
    }

    @Test func anAppIntentConfiguresAWidget() throws {
        #expect(try specification().description.configuration == .appIntent)
    }

    @Test func aNewWidgetHasTheDefaults() async throws {
        #expect(try await entries(nil) == "Rome".count)
    }

    @Test func whatAPersonChoseReachesTheProvider() async throws {
        #expect(try await entries(IntentValues(intent: "CityChoice", parameters: #"{"city":"Florence"}"#)) == "Florence".count)
    }

    @Test func aConfigurationThatDoesNotFitIsAnError() async {
        await #expect(throws: (any Error).self) { try await entries(IntentValues(intent: "CityChoice", parameters: #"{"town":"Florence"}"#)) }
    }
}
