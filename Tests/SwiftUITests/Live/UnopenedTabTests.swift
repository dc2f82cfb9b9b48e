@testable import SwiftUI
import Testing

@MainActor
@Suite struct UnopenedTabTests {
    /// The values of tabs are of the selection's type, whose name need not be said.
    @Test func tabsAreNamedByTheValuesOfTheirSelection() {
        enum Place { case home, more }
        struct Tabs: View {
            @State private var place = Place.home
            var body: some View {
                TabView(selection: $place) {
                    Tab("Home", systemImage: "house", value: .home) { Text("at home") }
                    Tab(value: .more) {
                        Text("elsewhere")
                    } label: {
                        Label("More", systemImage: "star")
                    }
                }
            }
        }
        let view = LiveView(Tabs())
        #expect(view.texts.contains("at home"))
        view.tap("More")
        #expect(view.texts.contains("elsewhere"))
    }

    @Test func aTabIsAskedForItsBodyWhenItIsChosen() {
        let log = Log()
        let view = LiveView(
            TabView {
                Screen(name: "First", log: log).tabItem { Text("One") }
                Screen(name: "Second", log: log).tabItem { Text("Two") }
            })
        #expect(log.bodies == ["First"])
        view.tap("Two")
        #expect(view.texts == ["Second 0", "One", "Two"])
        #expect(log.bodies.contains("Second"))
    }

    @Test func modelsOfATabAreMadeWhenItIsChosen() {
        let log = Log()
        let view = LiveView(
            TabView {
                Text("First").tabItem { Text("One") }
                Owner(log: log).tabItem { Text("Two") }
            })
        #expect(log.bodies.isEmpty)
        view.tap("Two")
        view.tap("One")
        view.tap("Two")
        #expect(log.bodies == ["model"])
    }

    @Test func whatWasChosenOnceKeepsItsState() {
        let view = LiveView(
            TabView {
                Screen(name: "First", log: Log()).tabItem { Text("One") }
                Screen(name: "Second", log: Log()).tabItem { Text("Two") }
            })
        view.tap("Two")
        view.tap("Second 0")
        view.tap("One")
        view.tap("Two")
        #expect(view.texts == ["Second 1", "One", "Two"])
    }

    @Test(arguments: [0, 1, 2, 3]) func aTagIsFoundWhereverItIsSaid(_ place: Int) {
        let log = Log()
        let first = Screen(name: "First", log: log)
        let view = LiveView(
            TabView(selection: .constant("b")) {
                switch place {
                case 0: first.tabItem { Text("One") }.tag("a")
                case 1: first.tag("a").tabItem { Text("One") }
                case 2: first.tag("a").badge(3).environment(\.locale, .current).tabItem { Text("One") }
                default: Tagged(log: log).tabItem { Text("One") }
                }
                Screen(name: "Second", log: log).tabItem { Text("Two") }.tag("b")
            })
        #expect(view.texts.first == "Second 0")
        #expect(log.bodies == (place == 3 ? ["Tagged", "Second"] : ["Second"]))
    }

    @Test func aScreenThatIsChosenFirstSaysWhatItsBarsShow() {
        let view = LiveView(
            TabView {
                NavigationStack { Text("First").navigationTitle("Title") }.tabItem { Text("One") }
                Text("Second").toolbar(.hidden, for: .tabBar).tabItem { Text("Two") }
            })
        #expect(view.texts.contains("Title"))
        view.tap("Two")
        #expect(view.texts == ["Second"])
    }

    @Test func modifiersAroundATabActOnWhatItShows() {
        let log = Log()
        let view = LiveView(
            TabView {
                Named().tabItem { Text("One") }.environment(\.screenName, "Given")
                Named().tabItem { Text("Two") }.environment(\.screenName, "Other").onAppear { log.bodies.append("appeared") }
            })
        #expect(view.texts.first == "Given")
        #expect(log.bodies.isEmpty)
        view.tap("Two")
        #expect(view.texts.first == "Other")
        #expect(log.bodies == ["appeared"])
    }

    @Test func tabsWithValuesWaitToo() {
        let log = Log()
        let view = LiveView(ValueTabs(log: log))
        #expect(log.bodies == ["Second"])
        view.tap("One")
        #expect(view.texts.first == "First 0")
        #expect(log.bodies.contains("First"))
    }
}

@MainActor
private final class Log {
    nonisolated init() {}
    var bodies: [String] = []
}

private struct Screen: View {
    let name: String
    let log: Log
    @State private var taps = 0

    var body: some View {
        let _ = log.bodies.append(name)
        Button("\(name) \(taps)") { taps += 1 }
    }
}

private struct Tagged: View {
    let log: Log

    var body: some View {
        let _ = log.bodies.append("Tagged")
        Text("First").tag("a")
    }
}

@MainActor
private final class Model: ObservableObject {
    init(_ log: Log) { log.bodies.append("model") }
}

private struct Owner: View {
    @StateObject private var model: Model

    init(log: Log) { _model = StateObject(wrappedValue: Model(log)) }

    var body: some View { Text("Owned") }
}

private struct Named: View {
    @Environment(\.screenName) private var name
    var body: some View { Text(name) }
}

private struct ValueTabs: View {
    let log: Log
    @State private var selection = 2

    var body: some View {
        TabView(selection: $selection) {
            Tab("One", systemImage: "star", value: 1) { Screen(name: "First", log: log) }
            Tab("Two", systemImage: "bell", value: 2) { Screen(name: "Second", log: log) }
        }
    }
}

private struct ScreenNameKey: EnvironmentKey { static let defaultValue = "none" }

extension EnvironmentValues {
    fileprivate var screenName: String {
        get { self[ScreenNameKey.self] }
        set { self[ScreenNameKey.self] = newValue }
    }
}
