import Testing

@testable import SwiftUI
@testable import UIKit

/// What moves in a window that somebody watches.
@MainActor
@Suite struct WatchedWindowTests {
    private struct Growing: View {
        @State private var isWide = false

        var body: some View {
            VStack {
                Button("Grow") { withAnimation(.linear(duration: 10_000)) { isWide.toggle() } }
                Button("Jump") { isWide.toggle() }
                Color.red.frame(width: isWide ? 200 : 100, height: 20)
            }
        }
    }

    private func watched(_ view: some View) -> LiveView {
        let live = LiveView(view)
        live.window.watching = .passing
        live.window.updateNow()
        return live
    }

    @Test("a change moves where its code animates it, and only while the time passes") func changes() {
        let view = watched(Growing())
        view.tap("Jump")
        view.window.updateNow()
        #expect(!view.window.isMoving)
        view.tap("Grow")
        view.window.updateNow()
        #expect(view.window.isMoving)
        view.window.watching = .standing
        #expect(!view.window.isMoving)
    }

    @Test("views that follow the clock move by themselves where they are watched") func clock() {
        let clock = TimelineView(.animation) { context in Text(context.cadence == .live ? "live" : "seldom") }
        #expect(watched(clock).window.isMoving)
        #expect(watched(clock).texts == ["live"])
        let unwatched = LiveView(clock)
        #expect(!unwatched.window.isMoving && unwatched.texts == ["seldom"])
    }

    @Test("an animator without a trigger plays, one with a trigger waits for it") func animators() {
        struct Waiting: View {
            @State private var count = 0
            var body: some View {
                Button("Go") { count += 1 }
                Text("Phase").phaseAnimator([1.0, 0.5], trigger: count) {
                    $0.opacity($1)
                } animation: { _ in
                    .linear(duration: 10_000)
                }
            }
        }
        let view = watched(Waiting())
        #expect(!view.window.isMoving)
        view.tap("Go")
        view.window.updateNow()
        #expect(view.window.isMoving)
        let endless = Text("Key").keyframeAnimator(initialValue: 0.0) {
            $0.opacity(1 - $1)
        } keyframes: { _ in
            LinearKeyframe(1, duration: 1)
        }
        #expect(watched(endless).window.isMoving)
        #expect(!LiveView(endless).window.isMoving)
    }

    /// A view, a shape in another one and a modifier with animated data.
    private struct Own: View {
        struct Count: View, Animatable {
            var animatableData: Double
            var body: some View { Text("\(Int(animatableData.rounded(.up)))") }
        }

        struct Bar: Shape {
            var animatableData: Double
            func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: animatableData, height: 1)) }
        }

        struct Far: ViewModifier, Animatable {
            var animatableData: Double
            func body(content: Content) -> some View { content.padding(.leading, animatableData) }
        }

        @State private var value = 0.0

        var body: some View {
            Button("Go") { withAnimation(.linear(duration: 10_000)) { value += 100 } }
            Button("Jump") { value += 100 }
            Count(animatableData: value)
            Color.red.frame(width: 200, height: 1).clipShape(AnyShape(Bar(animatableData: value).offset(x: 1)))
            Text("Far").modifier(Far(animatableData: value)).animation(nil, value: value)
            Text("Alone").modifier(Far(animatableData: value)).animation(.linear(duration: 10_000), value: value)
        }
    }

    @Test("animated data of the program's own is on its way while the time passes, by what is asked for around it") func ownData() {
        let view = watched(Own())
        #expect(view.texts[2] == "0" && !view.window.isMoving)
        let left = (view.frame("Far").minX, view.frame("Alone").minX)
        view.tap("Go")
        view.window.updateNow()
        #expect(view.texts[2] == "1" && view.window.isMoving)
        #expect(view.frame("Far").minX > left.0 + 20 && abs(view.frame("Alone").minX - left.1) < 1)
        view.window.watching = .standing
        #expect(view.texts[2] == "100" && !view.window.isMoving)
        view.window.watching = .passing
        view.tap("Jump")
        #expect(view.texts[2] == "200")
        #expect(view.window.isMoving, "one of the texts is animated by a modifier of its own")
        #expect(!LiveView(Own()).window.isMoving)
    }

    @Test("a clip follows its shape's data") func ownClip() {
        let view = watched(Own())
        view.tap("Go")
        view.window.updateNow()
        let moving = view.window.root.dump()
        view.window.watching = .standing
        view.window.updateNow()
        let ended = view.window.root.dump()
        let whole = "clip rect 97.667 438.667 100 1]"
        #expect(ended.contains(whole) && !moving.contains(whole), "\(ended)")
    }

    /// Makes several changes in one turn.
    private struct Several: View {
        struct Count: View, Animatable {
            let name: String
            var animatableData: Double
            var body: some View { Text("\(name) \(Int(animatableData.rounded(.awayFromZero)))") }
        }

        final class Model: ObservableObject {
            @Published var values = [0.0, 0.0]
        }

        @StateObject private var model = Model()
        @State private var other = 0.0
        @State private var changes = 0
        private let slowly = Animation.linear(duration: 10_000)

        var body: some View {
            Button("Both") {
                withAnimation(slowly) { other = 100 }
                model.values[0] = 100
            }
            Button("Plain") { other = 100 }
            Button("Again") {
                other = 0
                withAnimation(slowly) { other = 100 }
            }
            Button("Twice") {
                withAnimation(slowly) { model.values[1] += 100 }
                withAnimation(nil) { model.values[1] -= 100 }
            }
            Button("Counted") {
                other = 0
                withAnimation(slowly) { model.values = [100, 100] }
            }
            .onChange(of: other) { changes += 1 }
            Count(name: "First", animatableData: model.values[0])
            Count(name: "Second", animatableData: model.values[1])
            Count(name: "Other", animatableData: other)
            Text("Changes \(changes)")
        }

        static func after(_ taps: [String], in view: LiveView) -> [String] {
            for tap in taps { view.tap(tap) }
            view.window.updateNow()
            return Array(view.texts.suffix(4))
        }
    }

    @Test(
        "changes of one turn are animated each as it was asked for",
        arguments: [
            (["Both"], ["First 100", "Second 0", "Other 1", "Changes 1"]),
            (["Plain"], ["First 0", "Second 0", "Other 100", "Changes 1"]),
            (["Plain", "Again"], ["First 0", "Second 0", "Other 1", "Changes 1"]),
            (["Twice"], ["First 0", "Second -100", "Other 0", "Changes 0"]),
            (["Plain", "Counted"], ["First 1", "Second 1", "Other 0", "Changes 2"]),
        ]) func severalChanges(taps: [String], texts: [String])
    {
        #expect(Several.after(taps, in: watched(Several())) == texts)
    }

    @Test("a change that a transaction comes with is told when it is over, at once where nobody watches") func completions() {
        watched(Text("Nobody")).window.watching = .nobody
        var done = 0
        var transaction = Transaction(animation: .linear(duration: 10_000))
        transaction.addAnimationCompletion { done += 1 }
        withTransaction(transaction) {}
        #expect(done == 1)
        #expect(Animation.linear(duration: 3).logicallyComplete(after: 1).delay(1).seconds(.logicallyComplete) == 2)
        #expect(Animation.linear(duration: 3).logicallyComplete(after: 8).seconds(.logicallyComplete) == 3)
        #expect(Animation.linear(duration: 3).delay(1).seconds(.removed) == 4)
    }

    @Test("a binding with an animation animates what is changed by it") func bindings() {
        struct Switched: View {
            @State private var isOn = false
            var body: some View {
                Toggle("Switch", isOn: $isOn.animation(.linear(duration: 10_000)))
                Color.red.frame(width: isOn ? 200 : 100, height: 20)
            }
        }
        let view = watched(Switched())
        view.tap("Switch")
        view.window.updateNow()
        #expect(view.window.isMoving)
    }

    @Test("nothing that was shown before is lost when somebody begins to watch") func beginning() {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("Count \(count)") { count += 1 } }
        }
        let view = LiveView(NavigationStack { Counter() })
        view.tap("Count 0")
        #expect(view.texts == ["Count 1"])
        view.window.watching = .passing
        #expect(view.texts == ["Count 1"])
        view.window.watching = .nobody
        #expect(view.texts == ["Count 1"])
    }
}
