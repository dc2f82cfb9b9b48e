import ExtensionProtocol
import ExtensionRuntime
import Intents
import Metrics
import Snapshot
import SwiftUI
import Testing
import WidgetKit

struct TestEntry: TimelineEntry {
    var date = Date(timeIntervalSince1970: 0)
}

struct TestProvider: TimelineProvider {
    func placeholder(in context: Context) -> TestEntry { TestEntry() }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (TestEntry) -> Void) { completion(TestEntry()) }
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<TestEntry>) -> Void) {
        completion(Timeline(entries: [TestEntry()], policy: .atEnd))
    }
}

final class CityIntent: INIntent, @unchecked Sendable {}

struct CityProvider: IntentTimelineProvider {
    func placeholder(in context: Context) -> TestEntry { TestEntry() }
    func getSnapshot(for configuration: CityIntent, in context: Context, completion: @escaping @Sendable (TestEntry) -> Void) {
        completion(TestEntry())
    }
    func getTimeline(for configuration: CityIntent, in context: Context, completion: @escaping @Sendable (Timeline<TestEntry>) -> Void) {
        completion(Timeline(entries: [TestEntry(), TestEntry()], policy: .never))
    }
}

@MainActor
@Suite struct ConfigurationTests {
    private func specification(_ configuration: some WidgetConfiguration) throws -> WidgetSpecification {
        var contents = ExtensionContents(makeEnvironment: { EnvironmentValues(variant: $0) })
        configuration._collectConfiguration(&contents)
        return try #require(contents.widgets.first)
    }

    private var plain: StaticConfiguration<Text> { StaticConfiguration(kind: "k", provider: TestProvider()) { _ in Text("x") } }

    @Test func aConfigurationThatNamesNoFamiliesHasThoseOfItsSystem() throws {
        #expect(try specification(plain).description.families == [.systemSmall, .systemMedium, .systemLarge])
        try DeviceTraits(idiom: .watch).perform {
            let families = try specification(plain).description.families
            #expect(families == [.accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner])
        }
    }

    @Test func namesComeFromEveryKindOfText() throws {
        let name = "Weather"
        for configuration in [
            try specification(plain.configurationDisplayName("Weather").description("Weather")),
            try specification(plain.configurationDisplayName(name).description(name)),
            try specification(plain.configurationDisplayName(Text(verbatim: "Weather")).description(Text("Weather"))),
            try specification(plain.configurationDisplayName(LocalizedStringResource("Weather")).description(LocalizedStringResource("Weather"))),
        ] {
            #expect(configuration.description.displayName == "Weather")
            #expect(configuration.description.description == "Weather")
        }
    }

    @Test func familiesMarginsAndPlacesAreDescribed() throws {
        let described = try specification(
            plain.supportedFamilies([.systemLarge, .accessoryInline]).contentMarginsDisabled().containerBackgroundRemovable(false)
                .disfavoredLocations([.lockScreen, .standBy], for: [.systemSmall]).promptsForUserConfiguration()
        ).description
        #expect(described.kind == "k")
        #expect(described.configuration == .static)
        #expect(described.families == [.systemLarge, .accessoryInline])
        #expect(described.contentMarginsDisabled)
        #expect(!described.isContainerBackgroundRemovable)
        #expect(described.disfavoredFamilies == ["lockScreen": [.systemSmall], "standBy": [.systemSmall]])
        #expect(described.promptsForConfiguration)
    }

    /// On the picture of a device the circle stands at the top of the text beside it, which is higher than its place.
    @Test func whatIsTooLargeForAWidgetIsPlacedWithTheRoomItTakes() async throws {
        let configuration = StaticConfiguration(kind: "k", provider: TestProvider()) { _ in
            HStack {
                Color.blue.frame(width: 40, height: 150).accessibilityLabel("tall")
                VStack {
                    Circle().frame(width: 70, height: 70).accessibilityLabel("round")
                    Spacer()
                }
            }
        }
        var variant = RenderVariant(context: SnapshotContext(), size: CGSize(width: 300, height: 100), scale: 3)
        variant.contentMargins = EdgeMargins(16)
        let rendering = await ActivityRendering(configuration, .widget(kind: "k", family: "systemMedium", phase: .snapshot), in: [variant])
        let frames = try #require(rendering.entries.first?.snapshots.first).labelledFrames
        #expect(frames["tall"]?.minY == -25 && frames["round"]?.minY == -25, "\(frames)")
    }

    @Test func withoutFamiliesThoseOfTheHomeScreenAreOffered() throws {
        #expect(try specification(plain).description.families == [.systemSmall, .systemMedium, .systemLarge])
    }

    @Test func aSiriKitIntentConfiguresAWidget() async throws {
        let specification = try specification(
            IntentConfiguration(kind: "city", intent: CityIntent.self, provider: CityProvider()) { _ in Text("x") })
        #expect(specification.description.configuration == .intent)
        let surroundings = ProviderSurroundings(family: "systemSmall", isPreview: false, displaySize: .zero, variants: [])
        let timeline = try await specification.provider.timeline(in: surroundings)
        #expect(timeline.entries.count == 2)
        #expect(timeline.policy == .never)
    }
}
