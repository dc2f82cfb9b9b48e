import Combine
import Foundation
import Snapshot
import SwiftUI
import Testing

/// Actions that change what the views are made from, before the archive is finished.
@MainActor
@Suite struct FeedbackTests {
    private enum Width: PreferenceKey {
        static var defaultValue: CGFloat { 0 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    private final class Model: ObservableObject {
        @Published var count = 0
    }

    private struct Appearing: View {
        @State private var isShown = false
        @StateObject private var model = Model()
        let name: String

        var body: some View {
            Text(verbatim: "\(name) \(isShown) \(model.count)").onAppear {
                isShown = true
                model.count += 1
            }
        }
    }

    private struct Measuring: View {
        @State private var width: CGFloat = 0

        var body: some View {
            VStack {
                Color.red.frame(width: 40, height: 10)
                    .background(GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) })
                Text(verbatim: "\(Int(width))")
            }
            .onPreferenceChange(Width.self) { width = $0 }
        }
    }

    private struct Restless: View {
        @State private var count = 0

        var body: some View {
            Text(verbatim: "\(count)").onChange(of: count, initial: true) { count += 1 }
        }
    }

    private struct Counting: ViewModifier {
        @State private var count = 0

        func body(content: Content) -> some View {
            content.overlay(Text(verbatim: "\(count)")).onAppear { count += 1 }
        }
    }

    private func texts(@ViewBuilder _ view: () -> some View) -> [String] {
        archive(content: view).root.all.filter { $0.role == "Text" }.compactMap(\.detail)
    }

    @Test func whatAppearingChangesIsSeenAndEachViewKeepsItsOwnState() {
        #expect(
            texts {
                VStack {
                    Appearing(name: "a"); Appearing(name: "b"); ForEach(0..<2, id: \.self) { Appearing(name: "\($0)") }
                }
            }
                == ["a true 1", "b true 1", "0 true 1", "1 true 1"])
    }

    @Test func stateInGeometryReadersAndModifiersIsKept() {
        #expect(texts { GeometryReader { _ in Appearing(name: "inside") } } == ["inside true 1"])
        #expect(texts { Color.red.modifier(Counting()) } == ["1"])
    }

    @Test func everyArchiveStartsFromTheInitialState() {
        let view = Appearing(name: "a")
        #expect(texts { view } == ["a true 1"])
        #expect(texts { view } == ["a true 1"])
    }

    @Test func preferencesOfGeometryReadersReachAncestors() {
        #expect(texts { Measuring() } == ["40"])
        #expect(
            texts {
                Color.red.frame(width: 30, height: 10)
                    .background(GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) })
                    .overlayPreferenceValue(Width.self) { Text(verbatim: "\(Int($0))") }
            } == ["30"])
    }

    @Test func geometryIsToldAtFirst() {
        struct View: SwiftUI.View {
            @State private var size = CGSize.zero

            var body: some SwiftUI.View {
                Text(verbatim: "\(Int(size.width))").frame(width: 70, height: 20).onGeometryChange(for: CGSize.self) {
                    $0.size
                } action: {
                    size = $0
                }
            }
        }
        #expect(texts { View() } == ["70"])
    }

    @Test func changesAreToldWithTheValueBefore() {
        struct View: SwiftUI.View {
            @State private var number = 1
            @State private var told = ""

            var body: some SwiftUI.View {
                Text(verbatim: told).onAppear { number = 5 }.onChange(of: number) { told = "\($0) to \($1)" }
            }
        }
        #expect(texts { View() } == ["1 to 5"])
    }

    private struct Named: Identifiable {
        var id = UUID()
        var name: String
    }

    private struct NamedRows: View {
        @State private var title = "rows"
        @Environment(\.colorScheme) private var scheme

        var body: some View {
            Text(verbatim: title)
            ForEach([Named(name: "a"), Named(name: "b")]) { Appearing(name: $0.name) }
        }
    }

    private struct Recoloured: View {
        @State private var scheme = ColorScheme.light

        var body: some View {
            Scheme().environment(\.colorScheme, scheme).onAppear { scheme = .dark }
            NamedRows()
        }
    }

    private struct Scheme: View {
        @Environment(\.colorScheme) private var scheme
        var body: some View { Text(verbatim: "\(scheme)").id(UUID()).onAppear {} }
    }

    @Test func identifiersThatOnlyABodyMakesLastAsLongAsTheBody() {
        let snapshot = archive { VStack { NamedRows() } }
        #expect(snapshot.diagnosticCodes == [])
        #expect(texts { VStack { NamedRows() } } == ["rows", "a true 1", "b true 1"])
    }

    @Test func bodiesAreMadeAgainWhenTheirSurroundingsChange() {
        #expect(texts { VStack { Recoloured() } } == ["dark", "rows", "a true 1", "b true 1"])
    }

    @Test func viewsThatNeverSettleAreDrawnWithADiagnostic() {
        let snapshot = archive { Restless() }
        #expect(snapshot.diagnosticCodes == [.viewUpdateLoop])
        #expect(firstText(snapshot.root) != nil)
    }

    @Test func viewsThatAreNotShownDoNotAppear() {
        var names: [String] = []
        _ = archive(CGSize(width: 50, height: 50)) {
            ViewThatFits {
                Color.red.frame(width: 90, height: 10).onAppear { names.append("wide") }
                Color.red.frame(width: 20, height: 10).onAppear { names.append("narrow") }
            }
        }
        #expect(names == ["narrow"])
    }

    @Test func diagnosticsOfEarlierRoundsAreNotRepeated() {
        let snapshot = archive {
            VStack {
                Appearing(name: "a"); ForEach([1, 1], id: \.self) { Text(verbatim: "\($0)") }
            }
        }
        #expect(snapshot.diagnosticCodes == [.duplicateID])
    }
}
