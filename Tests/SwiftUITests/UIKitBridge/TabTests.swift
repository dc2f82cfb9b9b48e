import Foundation
@testable import SwiftUI
import Testing
@testable import UIKit

/// Tab bar controllers whose screens are made by tabs.
@MainActor
@Suite struct TabTests {
    private final class Follower: UITabBarControllerDelegate {
        var steps: [String] = []
        var refused = ""

        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { tab.identifier != refused }
        func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
            steps.append("\(previousTab?.identifier ?? "none") \(selectedTab.identifier)")
        }
    }

    private func screen(_ text: String) -> UIViewController {
        let controller = UIViewController()
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
        label.text = text
        controller.view.addSubview(label)
        return controller
    }

    private func tab(_ name: String) -> UITab {
        UITab(title: name, image: UIImage(systemName: "star"), identifier: name.lowercased()) { _ in screen("\(name) screen") }
    }

    @Test func tabsMakeTheScreensAndTheirItems() {
        let controller = UITabBarController(tabs: [tab("First"), tab("Second")])
        let view = LiveView.showing(controller)
        #expect(view.texts.contains("First screen") && view.texts.contains("First") && view.texts.contains("Second"))
        #expect(controller.selectedTab?.identifier == "first")
        controller.selectedTab = controller.tab(forIdentifier: "second")
        #expect(controller.selectedIndex == 1 && controller.viewControllers?.count == 2)
    }

    @Test func theDelegateIsAskedAndToldOfTabs() {
        let (controller, follower) = (UITabBarController(tabs: [tab("First"), tab("Second")]), Follower())
        controller.delegate = follower
        controller.loadViewIfNeeded()
        follower.refused = "second"
        controller.tabBar._choose?.run(1)
        #expect(controller.selectedIndex == 0 && follower.steps.isEmpty)
        follower.refused = ""
        controller.tabBar._choose?.run(1)
        #expect(controller.selectedIndex == 1 && follower.steps == ["first second"])
    }

    @Test func hiddenTabsAreInNoBarAndAGroupShowsItsChild() {
        let hidden = tab("Hidden")
        hidden.isHidden = true
        let group = UITabGroup(title: "More", image: nil, identifier: "more", children: [tab("Inner"), tab("Other")])
        group.defaultChildIdentifier = "other"
        let controller = UITabBarController(tabs: [hidden, group])
        #expect(controller.viewControllers?.map { $0.tabBarItem.title } == ["Other"])
        #expect(controller.tab(forIdentifier: "inner")?.parent === group)
        hidden.isHidden = false
        #expect(controller.viewControllers?.count == 2)
    }
}
