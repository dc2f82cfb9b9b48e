import Checks
import IsletModel
import Testing

@Suite struct FindingPlaceTests {
    private static let source = """
        import SwiftUI
        import WidgetKit

        struct Provider: TimelineProvider {
            func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {}
        }
        struct Other: TimelineProvider {
            func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {}
        }
        struct Face: View {
            var body: some View {
                AsyncImage(url: nil)
                Button(intent: Count()) { Text("0") }
                Button("Tap") {}.onTapGesture {}
                Link("a", destination: url)
                Link("b", destination: url)
                Image("sun")
            }
        }
        struct First: Widget {
            var body: some WidgetConfiguration { StaticConfiguration(kind: "first", provider: Provider()) { _ in Face() } }
        }
        struct Second: Widget {
            var body: some WidgetConfiguration { StaticConfiguration(kind: "second", provider: Other()) { _ in Face() } }
        }
        let shared = UserDefaults(suiteName: "group.org.example")
        let own = UserDefaults.standard
        """

    private func place(_ code: FindingCode, _ message: String) -> String {
        var index = SourceIndex()
        index.add(Self.source, file: "A.swift")
        let finding = FindingPlaces(index).placed(Finding(code, .warning, message))
        return [finding.file, finding.line.map(String.init), finding.column.map(String.init)].compactMap { $0 }.joined(separator: ":")
    }

    @Test(
        "a finding of a run gets the line it is about",
        arguments: [
            (.asyncImage, "AsyncImage never loads", "A.swift:12:9"), (.buttonActionClosure, "the closure of a Button never runs", "A.swift:14:9"),
            (.gestureInWidget, "onTapGesture never happens in a widget", "A.swift:14:26"), (.linkInSmall, "the link is ignored", "A.swift:15:9"),
            (.standardDefaultsInExtension, "UserDefaults.standard of x", "A.swift:27:11"),
            (.appGroupMismatch, "x is not entitled to the group group.org.example: a device", "A.swift:26:38"),
            (.providerTimeout, "timeline of “second” (systemSmall): no answer", "A.swift:8:10"),
            (.imageTooLarge, "timeline of “first” (systemSmall): too large", "A.swift:21:42"),
            (.missingImage, "there is no image “sun”", "A.swift:17:15"),
            (.memoryLimit, "starting x: too much", ""), (.notDrawn, "something else", ""),
            (.leftOut, "1 of 2 files of “first” are not compiled: B.swift", ""),
        ] as [(FindingCode, String, String)])
    func places(code: FindingCode, message: String, expected: String) {
        #expect(place(code, message) == expected)
    }

    @Test func otherPlacesThatCanBeMeantAreNamed() {
        var index = SourceIndex()
        index.add(Self.source, file: "A.swift")
        let finding = FindingPlaces(index).placed(Finding(.linkInSmall, .warning, "the link is ignored"))
        #expect(finding.message == "the link is ignored (or A.swift:16)")
    }

    @Test func aPlaceThatIsKnownStays() {
        let known = Finding(.asyncImage, .warning, "x", file: "B.swift", line: 3)
        #expect(FindingPlaces(SourceIndex()).placed(known) == known)
    }
}
