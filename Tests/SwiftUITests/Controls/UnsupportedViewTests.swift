import Foundation
import Snapshot
@testable import SwiftUI
import Testing

@MainActor
@Suite struct UnsupportedViewTests {
    private func list() -> some View {
        List {
            Section("Fruit") {
                Text("Apple")
                Text("Pear")
            }
        }
    }

    @Test func listsInWidgetsBecomeASignWithADiagnostic() throws {
        let snapshot = archive(CGSize(width: 100, height: 60)) { list() }
        #expect(snapshot.diagnosticCodes == [.unsupportedView])
        #expect(snapshot.root.first(role: "List")?.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
        #expect(snapshot.root.first(role: "ProhibitionSign") != nil)
        #expect(firstText(snapshot.root) == nil)
    }

    @Test func listsInWindowsShowTheirRows() {
        let snapshot = archive(CGSize(width: 300, height: 300)) { list().environment(\.isInAppWindow, true) }
        #expect(snapshot.diagnosticCodes.isEmpty)
        #expect(snapshot.root.all.compactMap { $0.role == "Text" ? $0.detail : nil } == ["Fruit", "Apple", "Pear"])
    }

    @Test func scrollViewsInWindowsShowTheirBeginning() throws {
        let root = archive(CGSize(width: 100, height: 100)) {
            ScrollView { Color.red.frame(width: 50, height: 400) }.environment(\.isInAppWindow, true)
        }.root
        #expect(root.first(role: "Color")?.frame == CGRect(x: 25, y: 0, width: 50, height: 400))
    }

    @Test func screensHaveTheirTitleAbove() {
        let root = archive(CGSize(width: 300, height: 300)) {
            NavigationStack { Text("Body").navigationTitle("Title") }.environment(\.isInAppWindow, true)
        }.root
        let texts = root.all.filter { $0.role == "Text" }.sorted { $0.frame.minY < $1.frame.minY }
        #expect(texts.map(\.detail) == ["Title", "Body"])
    }
}
