import Foundation
import Snapshot
import SwiftUI
import Testing

@MainActor
@Suite struct PreferenceTests {
    private enum Names: PreferenceKey {
        static var defaultValue: [String] { [] }
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    private enum Frames: PreferenceKey {
        static var defaultValue: Anchor<CGRect>? { nil }
        static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = nextValue() ?? value }
    }

    private func gathered(@ViewBuilder _ view: () -> some View) -> String? {
        let view = view()
        return firstText(archive { view.overlayPreferenceValue(Names.self) { Text(verbatim: $0.joined(separator: " ")) } }.root)?.detail
    }

    @Test func siblingsAreReducedInOrder() {
        let names = gathered {
            VStack {
                Color.red.preference(key: Names.self, value: ["a"])
                HStack { Color.red.preference(key: Names.self, value: ["b"]) }
                Color.red.preference(key: Names.self, value: ["c"])
            }
        }
        #expect(names == "a b c")
    }

    @Test func anAncestorReplacesWhatItsViewsSet() {
        #expect(gathered { VStack { Color.red.preference(key: Names.self, value: ["a"]) }.preference(key: Names.self, value: ["b"]) } == "b")
    }

    @Test func transformsSeeWhatWasGathered() {
        let names = gathered { Color.red.preference(key: Names.self, value: ["a"]).transformPreference(Names.self) { $0.append("z") } }
        #expect(names == "a z")
    }

    @Test func anchorsAreReadInAnotherViewsSpace() throws {
        let root = archive(CGSize(width: 100, height: 100)) {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 10)
                Color.blue.frame(width: 30, height: 10).anchorPreference(key: Frames.self, value: .bounds) { $0 }
            }
            .overlayPreferenceValue(Frames.self) { anchor in
                GeometryReader { proxy in
                    if let anchor { Circle().frame(width: proxy[anchor].width, height: 10).offset(x: proxy[anchor].minX) }
                }
            }
        }.root
        let circle = try #require(root.first(role: "Circle"))
        #expect(abs(circle.frame.midX - 60) < 0.01)
    }

    @Test func whatIsSetWhereTheSizeIsKnownIsThereWhenTheValueIsFirstTold() {
        var told: [[String]] = []
        let snapshot = archive(CGSize(width: 100, height: 40)) {
            Color.red.background { GeometryReader { Color.clear.preference(key: Names.self, value: ["\($0.size.width)"]) } }
                .onPreferenceChange(Names.self) { told.append($0) }
        }
        #expect(told == [["100.0"]])
        #expect(snapshot.diagnosticCodes == [])
    }

    @Test func theValueIsToldOnce() {
        var told: [[String]] = []
        let snapshot = archive { Color.red.preference(key: Names.self, value: ["a"]).onPreferenceChange(Names.self) { told.append($0) } }
        #expect(told == [["a"]])
        #expect(snapshot.diagnosticCodes == [])
    }
}
