import Foundation
import Snapshot
import Testing
import ViewEngine

@testable import SwiftUI

/// How modifiers change the look of lists.
@MainActor
@Suite struct ListLookTests {
    private func nodes(_ view: LiveView, _ isWanted: (SnapshotNode) -> Bool) -> [SnapshotNode] {
        view.window.updateNow()
        func visit(_ node: SnapshotNode) -> [SnapshotNode] { (isWanted(node) ? [node] : []) + node.children.flatMap(visit) }
        return visit(view.window.root)
    }

    private func lines(_ view: LiveView) -> Int { nodes(view) { $0.role == "Divider" && !$0.drawing.isEmpty }.count }

    @Test func `lines between rows are hidden where rows say so`() {
        let all = LiveView(List { ForEach(0..<4, id: \.self) { Text("\($0)") } })
        let none = LiveView(List { ForEach(0..<4, id: \.self) { Text("\($0)").listRowSeparator(.hidden) } })
        let below = LiveView(
            List { ForEach(0..<4, id: \.self) { number in Text("\(number)").listRowSeparator(number == 1 ? .hidden : .automatic, edges: .bottom) } })
        let above = LiveView(
            List { ForEach(0..<4, id: \.self) { number in Text("\(number)").listRowSeparator(number == 1 ? .hidden : .automatic, edges: .top) } })
        let counts: [Int] = [lines(all), lines(none), lines(below), lines(above)]
        let wanted: [Int] = [3, 0, 2, 2]
        #expect(counts == wanted)
    }

    @Test func `rows with room between them lie on cards of their own`() {
        let whole = LiveView(List { ForEach(0..<3, id: \.self) { Text("Row \($0)") } })
        let split = LiveView(List { ForEach(0..<3, id: \.self) { Text("Row \($0)") } }.listRowSpacing(12))
        let pitch = whole.frame("Row 1").minY - whole.frame("Row 0").minY
        #expect(abs(split.frame("Row 1").minY - split.frame("Row 0").minY - pitch - 12) < 0.5)
        func cards(_ view: LiveView) -> Int {
            nodes(view) { $0.effects.contains { if case .clip(.roundedRect, _) = $0 { true } else { false } } }.count
        }
        #expect(cards(whole) == 1 && cards(split) == 3)
        #expect(lines(split) == 0)
    }

    @Test func `sections lie as far apart as the list is asked for`() {
        func distance(_ list: some View) -> CGFloat {
            let view = LiveView(list)
            return view.frame("B").minY - view.frame("A").maxY
        }
        let list = List {
            Section { Text("A") }
            Section { Text("B") }
        }
        #expect(abs(distance(list.listSectionSpacing(5)) - distance(list.listSectionSpacing(25)) + 20) < 0.5)
        #expect(distance(list.listSectionSpacing(.compact)) < distance(list))
        #expect(distance(list.listSectionSpacing(.default)) == distance(list))
    }

    @Test func `the ground of a list is hidden, and headers stand out`() {
        let list = List { Section("Title") { Text("A") } }
        let ground = nodes(LiveView(list)) { $0.drawing.contains { if case .fill(_, .color, _) = $0 { true } else { false } } }.count
        let hidden = nodes(LiveView(list.scrollContentBackground(.hidden))) {
            $0.drawing.contains { if case .fill(_, .color(let color), _) = $0 { color.alpha > 0 } else { false } }
        }.count
        #expect(hidden < ground)
        let (usual, prominent) = (LiveView(list).frame("Title"), LiveView(list.headerProminence(.increased)).frame("Title"))
        #expect(usual.height > 0 && prominent.height > usual.height)
    }

    /// As in an app's pictures by iOS 26, whose list is 390 points wide.
    @Test func `rows and headers of a plain list have the system's room`() {
        let view = LiveView(
            List {
                Section("First") { Color.clear.frame(height: 32).overlay(alignment: .leading) { Text("A") } }
                Section("Second") { Text("B") }
            }
            .listStyle(.plain).frame(width: 390))
        let (first, second, row, later) = (view.frame("First"), view.frame("Second"), view.frame("A"), view.frame("B"))
        #expect(abs(row.midY - first.maxY - 10.33 - 31) < 0.5)
        #expect(abs(second.minY - row.midY - 31 - 31.67) < 0.5)
        #expect(abs(first.minX - row.minX) < 0.5 && abs(later.minX - row.minX) < 0.5)
        let lines = nodes(view) { $0.role == "Divider" }
        #expect(lines.allSatisfy { abs($0.frame.height - 1) < 0.01 })
        let ends = lines.map(\.frame.maxX)
        #expect(!ends.isEmpty && ends.allSatisfy { abs($0 - row.minX - 390 + 32) < 0.5 })
    }
}
