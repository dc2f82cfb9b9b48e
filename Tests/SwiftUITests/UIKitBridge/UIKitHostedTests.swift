import Foundation
@testable import SwiftUI
import Testing
@testable import UIKit

/// What views of SwiftUI say about the bars of UIKit around them.
@MainActor
struct UIKitHostedTests {
    private struct Screen: View {
        @State private var count = 0

        var body: some View {
            Text("Below")
                .navigationTitle("\(count) times")
                .toolbar {
                    ToolbarItem { Button("Count") { count += 1 } }
                    ToolbarItem(placement: .bottomBar) { Button("Clear") { count = 0 } }
                }
        }
    }

    @Test func aNavigationControllerShowsTheTitleAndTheItemsOfItsScreen() {
        let controller = UIHostingController(rootView: Screen())
        let view = LiveView.showing(UINavigationController(rootViewController: controller))
        #expect(view.texts == ["Below", "Clear", "0 times", "Count"])
        #expect(controller.navigationItem.title == "0 times")
        view.tap("Count")
        #expect(view.texts == ["Below", "Clear", "1 times", "Count"])
        view.tap("Clear")
        #expect(view.texts == ["Below", "Clear", "0 times", "Count"])
    }

    @Test func largeTitlesMakeRoomAndInlineOnesDoNot() throws {
        for (mode, isLarge) in [(NavigationBarItem.TitleDisplayMode.large, true), (.inline, false)] {
            let navigation = UINavigationController(
                rootViewController: UIHostingController(rootView: Text("Below").navigationTitle("Title").navigationBarTitleDisplayMode(mode)))
            navigation.navigationBar.prefersLargeTitles = true
            let view = LiveView.showing(navigation)
            #expect(view.texts == ["Below", "Title"])
            #expect(navigation.navigationBar._showsLargeTitle == isLarge)
            #expect((navigation.navigationBar.frame.height > 60) == isLarge)
        }
    }

    @Test func aScreenMayHideTheBarAndTheWayBack() {
        let navigation = UINavigationController(rootViewController: UIHostingController(rootView: Text("First").navigationTitle("One")))
        let view = LiveView.showing(navigation)
        navigation.pushViewController(
            UIHostingController(rootView: Text("Second").navigationTitle("Two").navigationBarBackButtonHidden()), animated: false)
        #expect(view.texts == ["Second", "Two"])
        #expect(view.backs == 0)
        navigation.pushViewController(UIHostingController(rootView: Text("Third").toolbar(.hidden, for: .navigationBar)), animated: false)
        #expect(view.texts == ["Third"])
    }

    @Test func whatAControllerSaysItselfStays() {
        let controller = UIHostingController(rootView: Text("Below"))
        controller.title = "Own"
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
        #expect(LiveView.showing(UINavigationController(rootViewController: controller)).texts == ["Below", "Own", "Add"])
    }

    @Test func withoutANavigationControllerOnlyTheLowerEdgeHasItems() {
        let view = LiveView.showing(UIHostingController(rootView: Screen()))
        #expect(view.texts == ["Below", "Clear"])
    }
}
