import Foundation
import Snapshot
import SwiftUI
import Testing

private struct Pinned: ContainerValueKey { static let defaultValue = false }

extension ContainerValues {
    fileprivate var isPinned: Bool {
        get { self[Pinned.self] }
        set { self[Pinned.self] = newValue }
    }
}

private struct Cards<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        VStack(spacing: 0) {
            Group(subviews: content) { subviews in
                if let first = subviews.first { first.font(.largeTitle) }
                ForEach(subviews.dropFirst()) { $0.padding(1) }
                Text("\(subviews.count)")
            }
        }
    }
}

private struct Divided: _VariadicView_UnaryViewRoot {
    @ViewBuilder
    func body(children: _VariadicView.Children) -> some View {
        let last = children.last?.id
        VStack(spacing: 0) {
            ForEach(children) { child in
                child
                if child.id != last { Divider() }
            }
        }
    }
}

@MainActor
@Suite struct SubviewTests {
    @Test func variadicRootsArrangeTheViewsOfTheirTree() {
        let root = archive {
            _VariadicView.Tree(Divided()) {
                Text("a")
                ForEach(1..<3) { Text("\($0)") }
            }
        }.root
        #expect(root.all.map(\.role).filter { ["Text", "Divider"].contains($0) } == ["Text", "Divider", "Text", "Divider", "Text"])
    }

    private func texts(@ViewBuilder _ view: () -> some View) -> [String] {
        archive(content: view).root.all.filter { $0.role == "Text" }.compactMap(\.detail)
    }

    @Test func aGroupIsMadeFromTheViewsItWasGiven() {
        #expect(
            texts {
                Cards {
                    Text("a")
                    ForEach(1..<3) { Text("\($0)") }
                }
            } == ["a", "1", "2", "3"])
    }

    @Test func aSubviewTakesTheSurroundingsOfItsPlace() throws {
        let runs = glyphRuns(
            archive {
                Cards {
                    Text("a")
                    Text("b")
                }
            }.root)
        #expect(try #require(runs.first).font.size > 1.5 * (try #require(runs.last).font.size))
    }

    @Test func eachSubviewIsMadeIntoAnother() {
        #expect(
            texts {
                ForEach(
                    subviews: Group {
                        Text("a").containerValue(\.isPinned, true); Text("b").tag(7)
                    }
                ) { subview in
                    subview
                    Text(subview.containerValues.isPinned ? "pinned" : "\(subview.containerValues.tag(for: Int.self) ?? 0)")
                }
            } == ["a", "pinned", "b", "7"])
    }

    @Test func sectionsAreTakenApart() {
        #expect(
            texts {
                Group(
                    sections: Group {
                        Section("head") {
                            Text("a"); Text("b")
                        }; Text("loose")
                    }
                ) { sections in
                    ForEach(sections) { section in
                        Text("\(section.header.count) \(section.content.count)")
                        section.content
                    }
                }
            } == ["1 2", "a", "b", "0 1", "loose"])
    }
}
