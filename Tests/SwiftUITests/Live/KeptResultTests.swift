import Combine
import Foundation
import Observation
@testable import SwiftUI
import Testing
import UIKit

/// What bodies, rows and screens are made of stands in a running app until something changes that was read for it.
@MainActor
struct KeptResultTests {
    final class Counting: ObservableObject {
        @Published var count = 0
    }

    struct Counter: View {
        @ObservedObject var counting: Counting
        let name: String
        var body: some View { Button("\(name) \(counting.count)") { counting.count += 1 } }
    }

    /// Changes by itself, and lies beside what must not.
    struct Other: View {
        @State private var isOn = false
        var body: some View { Button(isOn ? "On" : "Off") { isOn.toggle() } }
    }

    struct Making: View {
        var body: some View {
            Counter(counting: Counting(), name: "body")
            Other()
        }
    }

    @Test func anObjectThatABodyMakesLastsWhileOthersChange() {
        let view = LiveView(Making())
        view.tap("body 0")
        view.tap("Off")
        #expect(view.texts == ["body 1", "On"])
    }

    struct MakingRows: View {
        let names = ["a", "b"]
        var body: some View {
            ForEach(names, id: \.self) { Counter(counting: Counting(), name: $0) }
            Other()
        }
    }

    @Test func anObjectThatARowMakesLasts() {
        let view = LiveView(MakingRows())
        view.tap("a 0")
        view.tap("b 0")
        view.tap("Off")
        view.tap("b 1")
        #expect(view.texts == ["a 1", "b 2", "On"])
    }

    struct MakingScreens: View {
        @State private var isShown = false
        var body: some View {
            NavigationStack {
                VStack {
                    NavigationLink("Open", value: 7)
                    Button("Show") { isShown = true }
                }
                .navigationDestination(for: Int.self) { number in
                    Counter(counting: Counting(), name: "screen \(number)")
                    Other()
                }
            }
            .sheet(isPresented: $isShown) {
                Counter(counting: Counting(), name: "sheet")
                Other()
            }
        }
    }

    @Test(arguments: [("Open", "screen 7"), ("Show", "sheet")])
    func anObjectThatAScreenMakesLasts(opening: String, name: String) {
        let view = LiveView(MakingScreens())
        view.tap(opening)
        view.tap("\(name) 0")
        view.tap("Off")
        #expect(view.texts.contains("\(name) 1"))
    }

    struct Doubling: ViewModifier {
        func body(content: Content) -> some View {
            VStack {
                content
                Counter(counting: Counting(), name: "modifier")
            }
        }
    }

    struct Modified: View {
        @State private var text = "before"
        var body: some View {
            Button(text) { text = "after" }.modifier(Doubling())
        }
    }

    @Test func aModifiersBodyStandsAroundContentThatChanges() {
        let view = LiveView(Modified())
        view.tap("modifier 0")
        view.tap("before")
        #expect(view.texts == ["after", "modifier 1"])
    }

    struct Measured: View {
        var body: some View {
            GeometryReader { proxy in Counter(counting: Counting(), name: "\(Int(proxy.size.width))") }
            Other()
        }
    }

    @Test func whatAGeometryReaderMakesStandsForOneSize() {
        let view = LiveView(Measured())
        let width = Int(UIScreen.main.bounds.width)
        view.tap("\(width) 0")
        view.tap("Off")
        #expect(view.texts.first == "\(width) 1")
    }

    struct Reading: View {
        let journal: Journal
        var body: some View {
            let _ = journal.write("made")
            Text("Reading")
        }
    }

    @Test func aBodyIsReadOnceWhileNothingItReadsChanges() {
        let journal = Journal()
        let view = LiveView(
            VStack {
                Reading(journal: journal)
                Other()
            })
        view.tap("Off")
        view.tap("On")
        #expect(view.texts == ["Reading", "Off"])
        #expect(journal.lines == ["made"])
    }

    struct Surrounded: View {
        @Environment(\.dismissesNothing) private var surroundings
        @EnvironmentObject private var counting: Counting
        @AppStorage(storedKey) private var stored = "none"
        @FocusState private var isFocused: Bool
        var body: some View { Text("\(surroundings) \(counting.count) \(stored) \(isFocused ? "in" : "out")") }
    }

    struct Surrounding: View {
        @State private var surroundings = "first"
        @StateObject private var counting = Counting()
        @AppStorage(storedKey) private var stored = "none"
        var body: some View {
            VStack {
                Surrounded()
                Button("Surround") { surroundings = "second" }
                Button("Count") { counting.count += 1 }
                Button("Store") { stored = "some" }
            }
            .environment(\.dismissesNothing, surroundings)
            .environmentObject(counting)
        }
    }

    @Test func aBodyIsReadAgainWhenAPropertyChanges() {
        let view = LiveView(Surrounding())
        #expect(view.texts.first == "first 0 none out")
        view.tap("Surround")
        #expect(view.texts.first == "second 0 none out")
        view.tap("Count")
        #expect(view.texts.first == "second 1 none out")
        view.tap("Store")
        #expect(view.texts.first == "second 1 some out")
    }

    struct Given: View {
        @Binding var count: Int
        var body: some View { Text("given \(count)") }
    }

    struct Giving: View {
        @State private var count = 0
        var body: some View {
            Given(count: $count)
            Button("Add") { count += 1 }
        }
    }

    @Test func whoReadsThroughABindingIsMadeAgainAlthoughItsOwnerDoesNotRead() {
        let view = LiveView(Giving())
        view.tap("Add")
        view.tap("Add")
        #expect(view.texts == ["given 2", "Add"])
    }
}

/// Another one in each run: what is stored outlasts it.
private let storedKey = "kept.results.\(UUID())"

private enum DismissesNothingKey: EnvironmentKey { static var defaultValue: String { "none" } }

extension EnvironmentValues {
    fileprivate var dismissesNothing: String {
        get { self[DismissesNothingKey.self] }
        set { self[DismissesNothingKey.self] = newValue }
    }
}
