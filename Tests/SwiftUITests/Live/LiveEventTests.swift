import Combine
import Foundation
@testable import SwiftUI
import Testing

@MainActor
struct LiveEventTests {
    struct Appearing: View {
        let journal: Journal
        @State private var shows = true

        var body: some View {
            if shows {
                Text("shown").onAppear { journal.write("appear") }.onDisappear { journal.write("disappear") }
            }
            Button("Switch") { shows.toggle() }
        }
    }

    @Test func viewsAppearAndDisappear() {
        let journal = Journal()
        let view = LiveView(Appearing(journal: journal))
        #expect(journal.lines == ["appear"])
        view.tap("Switch")
        _ = view.texts
        view.tap("Switch")
        _ = view.texts
        #expect(journal.lines == ["appear", "disappear", "appear"])
        view.window.close()
        #expect(journal.lines.last == "disappear")
    }

    struct Changing: View {
        let journal: Journal
        @State private var value = 1

        var body: some View {
            Button("Add") { value += 1 }
                .onChange(of: value) { old, new in journal.write("\(old)>\(new)") }
                .onChange(of: value, initial: true) { journal.write("now \(value)") }
                .onChange(of: value > 2) { _, isLarge in journal.write(isLarge ? "large" : "small") }
        }
    }

    @Test func changesAreToldWithTheOldValue() {
        let journal = Journal()
        let view = LiveView(Changing(journal: journal))
        #expect(journal.lines == ["now 1"])
        for _ in 0..<2 {
            view.tap("Add")
            _ = view.texts
        }
        #expect(Set(journal.lines) == ["now 1", "1>2", "now 2", "2>3", "now 3", "large"])
        #expect(journal.lines.count == 6)
    }

    struct Tasks: View {
        let journal: Journal
        @State private var number = 1
        @State private var shows = true

        var body: some View {
            if shows {
                Text("x").task(id: number) {
                    let mine = number
                    journal.write("start \(mine)")
                    do { try await Task.sleep(for: .seconds(3600)) } catch { journal.write("cancel \(mine)") }
                }
            }
            Button("Next") { number += 1 }
            Button("Hide") { shows = false }
        }
    }

    @Test func aTaskStartsAnewWithItsIdentityAndEndsWithItsView() async {
        let journal = Journal()
        let view = LiveView(Tasks(journal: journal))
        while journal.lines.count < 1 { await Task.yield() }
        view.tap("Next")
        _ = view.texts
        while journal.lines.count < 3 { await Task.yield() }
        view.tap("Hide")
        _ = view.texts
        await view.window.settle()
        #expect(journal.lines.first == "start 1")
        #expect(Set(journal.lines) == ["start 1", "cancel 1", "start 2", "cancel 2"])
    }

    struct Receiving: View {
        let subject: PassthroughSubject<Int, Never>
        @State private var sum = 0
        var body: some View { Text("\(sum)").onReceive(subject) { sum += $0 } }
    }

    @Test func messagesOfAPublisherArrive() {
        let subject = PassthroughSubject<Int, Never>()
        let view = LiveView(Receiving(subject: subject))
        subject.send(2)
        subject.send(3)
        #expect(view.texts == ["5"])
        view.window.close()
        subject.send(100)
        #expect(view.texts == ["5"])
    }

    struct Loop: View {
        @State private var value = 0
        var body: some View { Text("\(value)").onChange(of: value) { value += 1 }.onAppear { value = 1 } }
    }

    @Test func anEndlessChangeIsGivenUp() {
        let view = LiveView(Loop())
        #expect(view.window.takeFindings().map(\.code) == [.viewUpdateLoop])
        #expect(view.window.isSettled)
    }

    struct Phases: View {
        let journal: Journal
        @Environment(\.scenePhase) private var phase
        var body: some View { Text("\(phase)").onChange(of: phase) { old, new in journal.write("\(old) \(new)") } }
    }

    @Test func thePhaseIsTold() {
        let journal = Journal()
        let view = LiveView(Phases(journal: journal))
        for phase in [ScenePhase.active, .inactive, .background] {
            view.window.phase = phase
            _ = view.texts
        }
        #expect(journal.lines == ["inactive active", "active inactive", "inactive background"])
    }

    struct Quiet: View {
        let journal: Journal
        var body: some View {
            journal.write("body")
            return Text("x")
        }
    }

    @Test func viewsThatDoNotReadThePhaseAreNotMadeAgain() {
        let journal = Journal()
        let view = LiveView(Quiet(journal: journal))
        view.window.phase = .active
        _ = view.texts
        view.window.phase = .background
        #expect(view.window.isUpToDate)
        #expect(journal.lines == ["body"])
    }

    @Test func linksAreHandedToEveryView() {
        let journal = Journal()
        let view = LiveView(
            VStack {
                Text("a").onOpenURL { journal.write("a \($0)") }
                Text("b").onOpenURL { journal.write("b \($0)") }
                Text("c").onContinueUserActivity("t") { journal.write("c \($0.userInfo?["k"] as? String ?? "")") }
            })
        #expect(view.window.open(URL(string: "x:y")!))
        let activity = NSUserActivity(activityType: "t")
        activity.userInfo = ["k": "v"]
        #expect(view.window.continue(activity))
        #expect(!view.window.continue(NSUserActivity(activityType: "u")))
        #expect(journal.lines == ["a x:y", "b x:y", "c v"])
        #expect(!LiveView(Text("none")).window.open(URL(string: "x:y")!))
    }

    struct Opening: View {
        let journal: Journal
        @Environment(\.openURL) private var open
        var body: some View {
            Link("Link", destination: URL(string: "x:link")!)
            Button("Open") { open(URL(string: "x:button")!) }
        }
    }

    @Test func anActionOfOnesOwnOpensURLs() {
        let journal = Journal()
        let view = LiveView(
            Opening(journal: journal).environment(
                \.openURL,
                OpenURLAction { url in
                    journal.write(url.absoluteString)
                    return .handled
                }))
        view.tap("Link")
        view.tap("Open")
        #expect(journal.lines == ["x:link", "x:button"])
    }

    final class Store: ObservableObject {
        var name = "store"
    }

    struct Reading: View {
        let journal: Journal
        @EnvironmentObject private var store: Store
        var body: some View {
            Button("Read") {
                journal.write(store.name)
                Task { journal.write("later \(store.name)") }
            }
            .task { journal.write("task \(store.name)") }
        }
    }

    @Test func actionsAndTheirTasksReadTheEnvironmentOfTheirView() async {
        let journal = Journal()
        let view = LiveView(Reading(journal: journal).environmentObject(Store()))
        view.tap("Read")
        while journal.lines.count < 3 { await Task.yield() }
        #expect(Set(journal.lines) == ["store", "later store", "task store"])
    }

    @Test func eventsInsideAGeometryReaderHappen() {
        let journal = Journal()
        _ = LiveView(GeometryReader { geometry in Text("\(Int(geometry.size.width))").onAppear { journal.write("appear") } })
        #expect(journal.lines == ["appear"])
    }

    @Test func anArchivedViewAppearsAndStartsNoTask() {
        let journal = Journal()
        _ = archive { Text("x").onAppear { journal.write("appear") }.task { journal.write("task") }.onDisappear { journal.write("disappear") } }
        #expect(journal.lines == ["appear"])
    }

    @Test func geometryIsToldAgainOnlyWhenItChanges() {
        let journal = Journal()
        let view = LiveView(
            Button("Again") {}.frame(width: 40, height: 20).onGeometryChange(for: CGSize.self) {
                $0.size
            } action: {
                journal.write("\(Int($0.width))")
            })
        view.tap("Again")
        _ = view.texts
        #expect(journal.lines == ["40"])
    }
}
