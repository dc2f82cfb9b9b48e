import Foundation
import Snapshot
@testable import SwiftUI
import Testing
import UIKit

/// Grounds and titles of navigation bars, as a screen or the program asks for them. One after the other: what is said of all bars holds for all.
@MainActor
@Suite(.serialized) struct BarLookTests {
    /// What is drawn of a screen in a stack, a node each.
    private func lines(@ViewBuilder _ screen: () -> some View) -> [String] {
        let screen = screen()
        let root = archive(CGSize(width: 393, height: 600)) { NavigationStack { screen }.environment(\.isInAppWindow, true) }.root
        return root.all.map { "\($0.role) \($0.detail ?? "") \($0.drawing)" }
    }

    private func fills(_ color: RGBA, in lines: [String]) -> Bool { lines.contains { $0.hasPrefix("Rectangle") && $0.contains("\(color)") } }

    @Test func aGroundIsShownWhereItIsMadeVisible() {
        let orange = Color(red: 1, green: 0.5, blue: 0)
        let screen = Text("A").navigationTitle("Orders")
        #expect(!fills(RGBA(255, 128, 0), in: lines { screen.toolbarBackground(orange, for: .navigationBar) }))
        #expect(
            fills(
                RGBA(255, 128, 0),
                in: lines { screen.toolbarBackground(orange, for: .navigationBar).toolbarBackground(.visible, for: .navigationBar) }))
        #expect(fills(RGBA(255, 128, 0), in: lines { screen.toolbarBackground(orange).toolbarBackgroundVisibility(.visible) }))
        #expect(!fills(RGBA(255, 128, 0), in: lines { screen.toolbarBackground(orange, for: .tabBar).toolbarBackground(.visible, for: .tabBar) }))
    }

    @Test func titlesFollowTheColourSchemeOfTheirBar() {
        let screen = Text("A").navigationTitle("Orders").navigationBarTitleDisplayMode(.inline)
        let light = lines { screen }.filter { $0.hasPrefix("Text Orders") }
        let dark = lines { screen.toolbarColorScheme(.dark, for: .navigationBar) }.filter { $0.hasPrefix("Text Orders") }
        #expect(light.count == 1 && light[0].contains("\(RGBA(0, 0, 0))") && dark.count == 1 && dark[0].contains("\(RGBA(255, 255, 255))"))
    }

    @Test func barsFollowWhatTheProgramSaysOfAll() {
        let proxy = UINavigationBar.appearance()
        let looks = UINavigationBarAppearance()
        looks.backgroundColor = UIColor(red: 0.8, green: 0, blue: 0, alpha: 1)
        looks.titleTextAttributes = [.foregroundColor: UIColor(red: 1, green: 1, blue: 0, alpha: 1)]
        proxy.standardAppearance = looks
        defer { (proxy.standardAppearance, proxy.scrollEdgeAppearance) = (UINavigationBarAppearance(), nil) }
        let screen = Text("A").navigationTitle("Orders").navigationBarTitleDisplayMode(.inline)
        let atRest = lines { screen }
        #expect(!fills(RGBA(204, 0, 0), in: atRest))
        #expect(atRest.contains { $0.hasPrefix("Text Orders") && $0.contains("\(RGBA(255, 255, 0))") })
        proxy.scrollEdgeAppearance = looks
        #expect(fills(RGBA(204, 0, 0), in: lines { screen }))
        #expect(!fills(RGBA(204, 0, 0), in: lines { screen.toolbarBackground(.hidden, for: .navigationBar) }))
    }
}
