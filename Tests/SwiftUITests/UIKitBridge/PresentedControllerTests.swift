import ExtensionProtocol
import Foundation
@testable import SwiftUI
import Testing
@testable import UIKit

@MainActor
@Suite struct PresentedControllerTests {
    @Test func aControllerOfUIKitLiesOverViewsOfSwiftUIUntilItIsDismissed() async {
        let program = AppRuntime<PresentingApp>.director(of: PresentingApp(), makeEnvironment: { EnvironmentValues(variant: $0) })
        let begun = await program.handle(.activate(in: nil))
        #expect(begun.status.controls.map(\.title) == ["Ask"])
        let asked = await program.handle(.use(.title("Ask"), .tap))
        #expect(asked.status.controls.map(\.title) == ["Keep", "Discard"])
        let answered = await program.handle(.use(.title("Discard"), .tap))
        #expect(answered.status.controls.map(\.title) == ["Ask"])
        #expect(PresentingApp.answers.lines == ["discarded"])
        _ = await program.handle(.terminate)
    }
}

private struct PresentingApp: App {
    static let answers = Journal()

    var body: some Scene {
        WindowGroup {
            Button("Ask") {
                let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
                alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in Self.answers.write("discarded") })
                let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
                scene?.windows.first?.rootViewController?.present(alert, animated: true)
            }
        }
    }
}
