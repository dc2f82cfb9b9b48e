import AppIntents
import ExtensionProtocol
import ExtensionRuntime
import IsletModel
import SwiftUI
import Testing
import WidgetKit

private struct BeachIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Beach"
    @Parameter(title: "Name", default: "Nowhere") var name: String

    init() {}
    init(name: String) { self.name = name }
}

private struct BeachEntry: RelevanceEntry { let name: String }

private struct BeachProvider: RelevanceEntriesProvider {
    var names: [String] = []

    func placeholder(context: Context) -> BeachEntry { BeachEntry(name: "Placeholder") }

    func relevance() async -> WidgetRelevance<BeachIntent> {
        WidgetRelevance(
            names.enumerated().map { index, name in
                let start = Date(timeIntervalSince1970: Double(names.count - index) * 3600)
                return WidgetRelevanceAttribute(
                    configuration: BeachIntent(name: name), context: .date(interval: DateInterval(start: start, duration: 60), kind: .scheduled))
            })
    }

    func entry(configuration: BeachIntent, context: Context) async throws -> BeachEntry { BeachEntry(name: configuration.name) }
}

@MainActor
@Suite struct RelevanceConfigurationTests {
    private let surroundings = ProviderSurroundings(family: "accessoryRectangular", isPreview: false, displaySize: .zero, variants: [])

    private func specification(_ names: [String]) throws -> WidgetSpecification {
        var contents = ExtensionContents(makeEnvironment: { EnvironmentValues(variant: $0) })
        RelevanceConfiguration(kind: "beach", provider: BeachProvider(names: names)) { Text($0.name) }
            .configurationDisplayName("Beach")._collectConfiguration(&contents)
        return try #require(contents.widgets.first)
    }

    @Test func aRelevantWidgetIsDescribed() throws {
        let description = try specification([]).description
        #expect(description.kind == "beach" && description.configuration == .relevance && description.displayName == "Beach")
        #expect(description.families == [.accessoryRectangular])
    }

    @Test func eachReasonIsAnEntryAtItsTime() async throws {
        let provider = try specification(["Late", "Early"]).provider
        let entries = try await provider.timeline(in: surroundings).entries
        #expect(entries.map(\.date.timeIntervalSince1970) == [3600, 7200])
        #expect(try await provider.relevance().count == 2)
        #expect(try await provider.configuration(in: surroundings).count == 1)
    }

    @Test func withoutAReasonTheConfigurationIsAsItIsAtFirst() async throws {
        let provider = try specification([]).provider
        #expect(try await provider.timeline(in: surroundings).entries.count == 1)
        _ = try await provider.placeholder(in: surroundings)
        _ = try await provider.snapshot(in: surroundings)
        #expect(provider.content(for: BeachEntry(name: "x")) != nil)
    }
}
