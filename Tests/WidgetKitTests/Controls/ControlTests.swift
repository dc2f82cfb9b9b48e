import AppIntents
import Assets
import ExtensionProtocol
import ExtensionRuntime
import Foundation
import IsletModel
import Snapshot
import SwiftUI
import Testing
import ViewEngine

@testable import WidgetKit

struct Torch: SetValueIntent {
    static let title: LocalizedStringResource = "Torch"
    @Parameter(title: "On") var value: Bool
    func perform() async throws -> some IntentResult { .result() }
}

struct StartTimer: AppIntent {
    static let title: LocalizedStringResource = "Start"
    @Parameter(title: "Minutes") var minutes: Int
    init() {}
    init(minutes: Int) { self.minutes = minutes }
    func perform() async throws -> some IntentResult { .result() }
}

struct TimerChoice: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Timer"
    @Parameter(title: "Minutes", default: 5) var minutes: Int
}

struct Degrees: ControlValueProvider {
    var previewValue: Int { 72 }
    func currentValue() async throws -> Int { 68 }
}

@MainActor
@Suite struct ControlTests {
    private func specification(_ configuration: some ControlWidgetConfiguration) throws -> WidgetSpecification {
        var contents = ExtensionContents(makeEnvironment: { EnvironmentValues(variant: $0) })
        configuration._collectControl(&contents)
        return try #require(contents.widgets.first)
    }

    private var surroundings: ProviderSurroundings {
        ProviderSurroundings(family: "control", isPreview: false, displaySize: .zero, variants: [])
    }

    private func dump(_ content: EntryContent, _ specification: WidgetSpecification, in place: String = "control") -> String {
        let variant = RenderVariant(context: SnapshotContext(isDark: true), size: CGSize(width: 160, height: 72), scale: 3)
        var environment = EnvironmentValues(variant: variant)
        specification.prepareEnvironment(&environment, variant, place)
        let snapshot = ViewArchiver(size: variant.size, date: Date(timeIntervalSince1970: 0), context: variant.context, archive: ArchiveContext())
            .snapshot(environment: environment) { content.evaluate($0) }
        var options = SnapshotDump.Options()
        options.showsAccessibility = true
        return SnapshotDump(snapshot, options: options).text
    }

    private func current(_ specification: WidgetSpecification, _ configuration: IntentValues? = nil, in place: String = "control") async throws
        -> String
    {
        var surroundings = surroundings
        surroundings.configuration = configuration
        return dump(try #require(try await specification.provider.timeline(in: surroundings).entries.first), specification, in: place)
    }

    private func toggle(_ isOn: Bool) -> some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "torch") {
            ControlWidgetToggle("Torch", isOn: isOn, action: Torch()) { isOn in
                Label(isOn ? "Bright" : "Dark", systemImage: "flashlight.on.fill").controlWidgetActionHint("Light")
            }
        }
    }

    /// 160 points less the insets, the badge and what is between: "Recognize" alone takes 75 of 78.
    @Test func aTitleHasAllTheRoomBesideTheSymbol() async throws {
        let configuration = StaticControlConfiguration(kind: "shazam") {
            ControlWidgetButton(action: StartTimer(minutes: 1)) { Label("Recognize Music", systemImage: "moon") }
        }
        let text = try await current(specification(configuration))
        #expect(text.contains("\"Recognize\"") || text.contains("\"Recognize \""), "the word is whole: \(text)")
    }

    @Test("R141: a button does one thing, a toggle is on or off")
    func buttonOrToggle() async throws {
        let button = StaticControlConfiguration(kind: "k") {
            ControlWidgetButton(action: StartTimer(minutes: 3)) { Label("Start", systemImage: "timer") }
        }
        #expect(try await current(specification(button)).contains(#"button StartTimer {"minutes":3}"#))
        for isOn in [true, false] {
            let shown = try await current(specification(toggle(isOn)))
            #expect(shown.contains("toggle \(isOn ? "on" : "off") Torch {}"))
            #expect(shown.contains(isOn ? "\"Bright\"" : "\"Dark\"") && shown.contains("\"Torch\""))
        }
    }

    @Test("R143: the gallery shows the preview value, a placed control the current one")
    func previewValue() async throws {
        let specification = try specification(
            StaticControlConfiguration(kind: "k", provider: Degrees()) { value in
                ControlWidgetButton(action: StartTimer(minutes: 1)) { Label("\(value)°", systemImage: "thermometer") }
            })
        #expect(dump(try await specification.provider.snapshot(in: surroundings), specification).contains("\"72°\""))
        #expect(try await current(specification).contains("\"68°\""))
    }

    @Test("R145, R146: name, description and the wish to be configured are described")
    func described() throws {
        let described = try specification(toggle(true).displayName("Torch").description("Makes light").promptsForUserConfiguration()).description
        #expect(described.configuration == .control && described.kind == "torch")
        #expect(described.displayName == "Torch" && described.description == "Makes light")
        #expect(described.promptsForConfiguration)
    }

    @Test("R147: the label's hint is the control's")
    func hint() async throws {
        #expect(try await current(specification(toggle(true))).contains("hint:\"Light\""))
    }

    @Test func aControlWithoutRoomForTextsShowsItsSymbolAlone() async throws {
        for place in ["controlSmall", "controlLockScreen"] {
            let shown = try await current(specification(toggle(false)), in: place)
            #expect(shown.contains("Image") && !shown.contains("  Text "))
            #expect(shown.contains("label:\"Torch\"") && shown.contains("value:\"Dark\""))
        }
    }

    @Test func fontsAndColoursOfTheViewsInsideAreTheSystems() async throws {
        func control<V: View>(_ change: @escaping @Sendable @MainActor (Label<Text, Image>) -> V) -> some ControlWidgetConfiguration {
            StaticControlConfiguration(kind: "k") {
                ControlWidgetToggle("Torch", isOn: true, action: Torch()) { _ in change(Label("On", systemImage: "flashlight.on.fill")) }
            }
        }
        for place in ControlPlace.allCases.map(\.rawValue) {
            let plain = try await current(specification(control { $0 }), in: place)
            #expect(try await current(specification(control { $0.font(.largeTitle).foregroundStyle(.red) }), in: place) == plain, "\(place)")
        }
    }

    @Test func aRoundControlThatIsOnIsAWhiteDisc() async throws {
        for place in ["controlSmall", "controlLockScreen"] {
            func disc(_ isOn: Bool) async throws -> Substring? {
                try await current(specification(toggle(isOn)), in: place).split(separator: "\n").first { $0.contains("Circle") }
            }
            #expect(try await disc(true)?.hasSuffix("#FFFFFF") == true, "\(place)")
            #expect(try await disc(false)?.hasSuffix("#FFFFFF") != true, "\(place)")
        }
    }

    @Test func aConfiguredControlShowsWhatWasChosen() async throws {
        let specification = try specification(
            AppIntentControlConfiguration(kind: "k", intent: TimerChoice.self) { choice in
                ControlWidgetButton(action: StartTimer(minutes: choice.minutes)) { Label("\(choice.minutes)m", systemImage: "timer") }
            })
        #expect(try await current(specification).contains("\"5m\""))
        let chosen = IntentValues(intent: "TimerChoice", parameters: #"{"minutes":10}"#)
        #expect(try await current(specification, chosen).contains("\"10m\""))
    }

    @Test(
        "R142, R144: a value that is late, or whose making blocks, is reported",
        arguments: [
            (0.9, 0.1, [FindingCode]()), (1.2, 0.1, [.slowControlValue]), (0.8, 0.7, [.blockingControlProvider]),
            (2, 2, [.blockingControlProvider, .slowControlValue]),
        ])
    func lateValues(_ total: Double, _ blocked: Double, _ codes: [FindingCode]) {
        let findings = FindingStore()
        findings.collect { BlockingWatch.report(total: total, blocked: blocked) }
        #expect(findings.take().map(\.code) == codes)
    }

    /// A bundle with a custom symbol: a rectangle as high as capitals.
    private func bundleWithSymbol() throws -> Bundle {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("symbol-\(UUID().uuidString)")
        let set = root.appendingPathComponent("Media.xcassets/bolt.symbolset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data(#"{"symbols":[{"idiom":"universal","filename":"s.svg"}]}"#.utf8).write(to: set.appendingPathComponent("Contents.json"))
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200"><g id="Guides">
            <line id="Baseline-M" x1="0" x2="10" y1="1126" y2="1126"/><line id="Capline-M" x1="0" x2="10" y1="1055.54" y2="1055.54"/>
            <line id="left-margin-Regular-M" x1="1400" x2="1400" y1="0" y2="9"/><line id="right-margin-Regular-M" x1="1520" x2="1520" y1="0" y2="9"/>
            </g><g id="Symbols"><g id="Regular-M" transform="matrix(1 0 0 1 1410 1126)"><path d="M0 0L100 0L100-70.46L0-70.46Z"/></g></g></svg>
            """
        try Data(svg.utf8).write(to: set.appendingPathComponent("s.svg"))
        let bundle = root.appendingPathComponent("Test.bundle")
        try AssetCatalogCompiler.compile(catalogs: [root.appendingPathComponent("Media.xcassets")], into: bundle)
        return try #require(Bundle(path: bundle.path))
    }

    @Test func aSymbolOfTheAppsOwnIsDrawnInTheSystemsSizeAndColour() async throws {
        let bundle = try bundleWithSymbol()
        func control(_ font: Font) -> some ControlWidgetConfiguration {
            StaticControlConfiguration(kind: "k") {
                ControlWidgetToggle("Torch", isOn: true, action: Torch()) { _ in
                    Label(title: { Text("On") }, icon: { Image("bolt", bundle: bundle).font(font).foregroundStyle(.red) })
                }
            }
        }
        let shown = try await current(specification(control(.body)), in: "controlSmall")
        #expect(shown.contains(#"Image 63 24 34 24 "bolt""#) && shown.contains("| fill path 5 ") && shown.contains("#000000"), "\(shown)")
        #expect(try await current(specification(control(.largeTitle)), in: "controlSmall") == shown)
    }
}
