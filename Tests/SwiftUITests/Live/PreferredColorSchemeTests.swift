import Snapshot
@testable import SwiftUI
import Testing

@MainActor
@Suite struct PreferredColorSchemeTests {
    @Test func theWindowIsAsItsViewsPrefer() {
        let view = LiveView(Lamp())
        #expect(view.texts == ["light", "Off", "Sheet"])
        #expect(view.window.isDark == false)
        view.tap("Off")
        #expect(view.texts == ["dark", "On", "Sheet"])
        #expect(view.window.isDark == true)
        view.tap("On")
        #expect(view.texts == ["light", "Off", "Sheet"])
        #expect(view.window.isDark == false)
    }

    @Test func aViewDeepInAStackSpeaksForTheWindow() {
        let view = LiveView(NavigationStack { Named().preferredColorScheme(.dark) })
        #expect(view.texts == ["dark"])
        #expect(view.window.isDark == true)
    }

    @Test func contentWhoseSizeIsKnownLateIsHeard() {
        let view = LiveView(GeometryReader { _ in Named().preferredColorScheme(.dark) })
        #expect(view.texts == ["dark"])
        #expect(view.window.isDark == true)
    }

    @Test func whatLiesOverTheWindowHasItsOwn() {
        let view = LiveView(Lamp())
        view.tap("Sheet")
        #expect(view.texts.first == "light")
        #expect(view.texts.last == "dark")
        #expect(view.window.isDark == false)
    }

    @Test func theFirstThatPrefersOneIsHeard() {
        let view = LiveView(
            VStack {
                Named().preferredColorScheme(nil)
                Named().preferredColorScheme(.dark)
                Named().preferredColorScheme(.light)
            })
        #expect(view.texts == ["dark", "dark", "dark"])
    }
}

extension AppWindow {
    fileprivate var isDark: Bool? {
        updateNow()
        return shownContext?.isDark
    }
}

private struct Named: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(scheme == .dark ? "dark" : "light") }
}

private struct Lamp: View {
    @State private var isOn = false
    @State private var shows = false

    var body: some View {
        VStack {
            Named()
            Button(isOn ? "On" : "Off") { isOn.toggle() }
            Button("Sheet") { shows = true }
        }
        .sheet(isPresented: $shows) { Named().preferredColorScheme(.dark) }
        .preferredColorScheme(isOn ? .dark : nil)
    }
}
