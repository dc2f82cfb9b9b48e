import FoundationOverlay
@testable import SwiftUI
import Testing
import ViewEngine

@MainActor
struct PageTurningTests {
    struct Pages: View {
        @State private var page = 0
        var body: some View {
            TabView(selection: $page) { ForEach(0..<3) { Text("Page \($0)").tag($0) } }
                .tabViewStyle(.page(indexDisplayMode: .never))
        }
    }

    private func pages(_ view: LiveView) -> LiveControl? {
        view.window.updateNow()
        return view.window.placed.first { $0.control.title == "Pages" }?.control
    }

    @Test func aWholeSwipeTurnsAPage() throws {
        let view = LiveView(Pages())
        #expect(view.texts == ["Page 0"])
        #expect(pages(view)?.scroll?(CGSize(width: -300, height: 0)) == false)
        for expected in ["Page 1", "Page 2", "Page 2"] {
            _ = pages(view)?.scroll?(CGSize(width: 300, height: 0))
            #expect(view.texts == [expected])
        }
        #expect(pages(view)?.scroll?(CGSize(width: -300, height: 0)) == true)
        #expect(view.texts == ["Page 1"])
    }

    @Test func aFingerTurnsOnePageHoweverFarItGoes() throws {
        let view = LiveView(Pages())
        for _ in 0..<60 { _ = pages(view)?.scroll?(CGSize(width: 10, height: 0)) }
        #expect(view.texts == ["Page 1"])
        pages(view)?.rest?(CGSize(width: 900, height: 0))
        #expect(view.texts == ["Page 1"])
        _ = pages(view)?.scroll?(CGSize(width: 20, height: 0))
        pages(view)?.rest?(CGSize(width: 900, height: 0))
        #expect(view.texts == ["Page 2"])
    }

    @Test func aShortOrUprightMovementTurnsNone() throws {
        let view = LiveView(Pages())
        _ = pages(view)?.scroll?(CGSize(width: 20, height: 0))
        pages(view)?.rest?(.zero)
        #expect(pages(view)?.scroll?(CGSize(width: 0, height: 400)) == false)
        #expect(view.texts == ["Page 0"])
    }
}
