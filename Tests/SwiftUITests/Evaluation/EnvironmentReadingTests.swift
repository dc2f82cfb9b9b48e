import Foundation
import Snapshot
@testable import SwiftUI
import Testing
import ViewEngine

private enum NumberKey: ViewEngine.EnvironmentKey { static var defaultValue: Int { -1 } }

extension EnvironmentValues {
    fileprivate var number: Int {
        get { self[NumberKey.self] }
        set { self[NumberKey.self] = newValue }
    }
}

/// What `@Environment` reads, where and when.
@MainActor
@Suite struct EnvironmentReadingTests {
    private struct Reader: View {
        let name: String
        let journal: Journal
        @Environment(\.number) private var number

        var body: some View {
            Button(name) { journal.write("\(name) \(number)") }
        }
    }

    @Test func anActionReadsWhatSurroundsItsOwnPlace() {
        let journal = Journal()
        let shared = Reader(name: "Tell", journal: journal)
        let view = LiveView(
            VStack {
                shared.environment(\.number, 1)
                shared.environment(\.number, 2)
            })
        for control in view.window.placed { control.control.tap?() }
        #expect(journal.lines == ["Tell 1", "Tell 2"])
    }

    private struct Detached: View {
        let journal: Journal
        @State private var outer = 1

        var body: some View {
            Inner(journal: journal).environment(\.number, outer)
            Button("Next") { outer += 1 }
        }

        struct Inner: View {
            let journal: Journal
            @Environment(\.number) private var number

            var body: some View {
                let read: @Sendable () -> Int = { [_number] in _number.wrappedValue }
                let journal = journal
                Button("Read elsewhere") {
                    Thread.detachNewThread { journal.write("thread \(read())") }
                    Task.detached { journal.write("task \(read())") }
                }
            }
        }
    }

    @Test func otherThreadsReadWhatTheLastEvaluationFound() async {
        let journal = Journal()
        let view = LiveView(Detached(journal: journal))
        for expected in 1...50 {
            view.tap("Read elsewhere")
            if expected < 50 {
                view.tap("Next")
                view.window.updateNow()
            }
        }
        while journal.lines.count < 100 { await Task.yield() }
        for number in 1...50 {
            #expect(journal.lines.filter { $0 == "thread \(number)" }.count == 1)
            #expect(journal.lines.filter { $0 == "task \(number)" }.count == 1)
        }
    }

    private struct Doubled: DynamicProperty {
        @Environment(\.number) private var number
        private(set) var value = 0

        mutating func update() { value = number * 2 }
    }

    @Test func aPropertyOfOnesOwnIsUpdatedBeforeTheBody() {
        struct Shown: View {
            private var doubled = Doubled()
            var body: some View { Text(verbatim: "\(doubled.value)") }
        }
        #expect(firstText(archive { Shown().environment(\.number, 21) }.root)?.detail == "42")
    }

    @Test func stylesModifiersAndShapesReadTheirSurroundings() {
        struct Style: ButtonStyle {
            @Environment(\.number) private var number
            func makeBody(configuration: Configuration) -> some View { Text(verbatim: "style \(number)") }
        }
        struct Numbered: ViewModifier {
            @Environment(\.number) private var number
            func body(content: Content) -> some View { content.overlay(Text(verbatim: "modifier \(number)")) }
        }
        struct Bar: Shape {
            @Environment(\.number) private var number
            func path(in rect: CGRect) -> Path { Path(CGRect(x: rect.minX, y: rect.minY, width: CGFloat(number), height: 1)) }
        }
        let root = archive {
            VStack {
                Button("") {}.buttonStyle(Style())
                Color.red.modifier(Numbered())
                Bar().fill(.red)
            }
            .environment(\.number, 7)
        }.root
        #expect(root.all.filter { $0.role == "Text" }.compactMap(\.detail) == ["style 7", "modifier 7"])
        let bar = root.all.first { $0.role == "Bar" }?.drawing.first
        guard case .fill(let outline, _, _) = bar else { Issue.record("no bar is drawn"); return }
        #expect(outline.bounds.width == 7)
    }

    @Test func environmentalModifiersBecomeOthersByTheirSurroundings() {
        struct Wide: ViewModifier {
            let width: CGFloat
            func body(content: Content) -> some View { content.frame(width: width) }
        }
        struct ByNumber: EnvironmentalModifier {
            func resolve(in environment: EnvironmentValues) -> Wide { Wide(width: CGFloat(environment.number)) }
        }
        let root = archive { Color.red.frame(height: 10).modifier(ByNumber()).environment(\.number, 70) }.root
        #expect(root.all.first { $0.role == "Color" }?.frame.width == 70)
    }
}
