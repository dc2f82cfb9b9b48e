import FoundationOverlay
@testable import SwiftUI
import Testing
@testable import UIKit
import ViewEngine

/// Views of SwiftUI in a controller of UIKit.
@MainActor
struct HostingTests {
    struct Screen: View {
        @State private var text = ""
        var body: some View {
            VStack {
                Text("Top")
                TextField("Field", text: $text)
                Spacer()
                Text("Foot")
            }
            .background { Color.red.ignoresSafeArea() }
        }
    }

    private func frame(of role: String, in view: LiveView) -> CGRect? { view.window.root.firstFrame(of: role) }

    @Test(arguments: [true, false]) func contentKeepsClearOfTheSafeArea(keepsClear: Bool) throws {
        let controller = UIHostingController(rootView: Screen())
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        if !keepsClear { controller.safeAreaRegions = [] }
        let view = LiveView.showing(controller)
        let window = view.window.root.frame
        #expect(abs(view.frame("Top").minY - (keepsClear ? 59 : 0)) < 0.5)
        #expect(abs(view.frame("Foot").maxY - (keepsClear ? window.maxY - 34 : window.maxY)) < 0.5)
        // What ignores the safe area reaches the window's edges.
        #expect(frame(of: "Color", in: view) == window)
    }

    @Test func theKeyboardLiftsTheContent() throws {
        let view = LiveView.showing(UIHostingController(rootView: Screen()))
        view.tap("Field")
        _ = view.texts
        let keyboard = try #require(frame(of: "Keyboard", in: view))
        #expect(view.frame("Foot").maxY <= keyboard.minY + 0.5)
    }
}
