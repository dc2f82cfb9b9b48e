import Foundation
import IsletModel
import TestGate
import Testing

@testable import IsletCommand

/// `islet accessibility` reads what was drawn by a real extension.
@Suite(.enabled(if: RuntimeProbe.isBuilt, "libIsletRuntime.so is not built"), .startsPrograms) struct AccessibilityCommandTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func run(_ view: String, _ words: String...) throws -> (code: ExitCode, output: String) {
        try folder.write(Self.widget(view), to: "Widget/Widget.swift")
        let recorder = Recorder()
        let code = Islet.run(["accessibility", folder.url.appendingPathComponent("Widget").path] + words, console: recorder.console)
        return (code, recorder.output)
    }

    private static func widget(_ view: String) -> String {
        """
        import AppIntents
        import SwiftUI
        import WidgetKit
        struct Flip: AppIntent {
            static let title: LocalizedStringResource = "Flip"
            func perform() async throws -> some IntentResult { .result() }
        }
        struct Moment: TimelineEntry { let date: Date }
        struct Provider: TimelineProvider {
            func placeholder(in context: Context) -> Moment { Moment(date: .now) }
            func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(Moment(date: .now)) }
            func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
                completion(Timeline(entries: [Moment(date: .now)], policy: .never))
            }
        }
        @main struct Sample: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Sample", provider: Provider()) { _ in
                    VStack { \(view) }.containerBackground(.white, for: .widget)
                }
                .supportedFamilies([.systemSmall])
            }
        }
        """
    }

    @Test func itSaysWhatIsReadInOrder() throws {
        let view = """
            Label("Steps", systemImage: "figure.walk").foregroundStyle(.black)
            ProgressView(value: 0.4) { Text("Goal").foregroundStyle(.black) }
            Text("secret").accessibilityHidden(true).foregroundStyle(.black)
            Button(intent: Flip()) { Text("Add").foregroundStyle(.black).frame(width: 90, height: 40) }.buttonStyle(.plain)
            """
        let result = try run(view, "--large-type", "none")
        #expect(result.code == .done)
        #expect(
            result.output.split(separator: "\n").dropFirst().map { $0.trimmingCharacters(in: .whitespaces) } == [
                "1. “Steps” — text", "2. “Goal”, 40% — progress", "3. “Add” — button",
            ])
    }

    @Test func itNamesWhatIsHardToSeeToHearAndToTouch() throws {
        let view = """
            Text("pale").foregroundStyle(Color(white: 0.8))
            Button(intent: Flip()) { Circle().frame(width: 10, height: 10) }.buttonStyle(.plain)
            Text("A line that is far too long for the width of a small widget").foregroundStyle(.black).lineLimit(1)
            """
        let result = try run(view, "--strict", "--appearance", "light", "--json")
        #expect(result.code == .diagnostics)
        #expect(SchemaCheck(AnswerSchema.text).faults(of: result.output) == [])
        let answer = try JSONValue(json: Data(result.output.utf8))
        let codes = Set(answer["diagnostics"].elements.compactMap { $0["code"].string })
        #expect(codes.isSuperset(of: ["low-contrast", "no-accessibility-label", "small-target", "truncated-text"]), "\(result.output)")
        let pale = try #require(answer["pictures"].elements.flatMap { $0["contrasts"].elements }.first { $0["text"] == "pale" })
        #expect(abs((pale["ratio"].number ?? 0) - 1.61) < 0.05)
    }

    @Test func textsThatALargeSizePushesOutAreNamed() throws {
        let view = (1...6).map { "Text(\"Line \($0)\").foregroundStyle(.black)" }.joined(separator: "\n")
        let result = try run(view, "--appearance", "light")
        #expect(result.output.contains("at text size accessibility3: ") && result.output.contains("[text-outside]"), "\(result.output)")
    }
}
