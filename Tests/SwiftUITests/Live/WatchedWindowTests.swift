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
