import Foundation
import Snapshot
import Testing
import ViewEngine

@testable import SwiftUI

/// What modifiers ask of scroll views in a running window.
@MainActor
@Suite struct ScrollTests {
    private static let screen = CGRect(x: 0, y: 0, width: 300, height: 400)

    /// Rows of a hundred points in an area of four hundred.
    private struct Column: View {
        var count = 20
        var body: some View {
            VStack(spacing: 0) { ForEach(0..<count, id: \.self) { number in Text("Row \(number)").frame(width: 300, height: 100) } }
        }
    }

    @Test func `content begins where the default anchor says, and stays there as it grows`() {
        struct Chat: View {
            @State private var count = 20
            var body: some View {
                VStack(spacing: 0) {
                    Button("More") { count += 5 }
                    ScrollView { Column(count: count) }.defaultScrollAnchor(.bottom).frame(height: 400)
                }
            }
        }
        let view = LiveView(Chat())
        let end = view.frame("Row 19").maxY
        view.tap("More")
        #expect(abs(view.frame("Row 24").maxY - end) < 0.5)
        view.scroll(y: -150)
        view.tap("More")
        #expect(abs(view.frame("Row 24").maxY - end - 150) < 0.5, "a person has moved it")
    }

    @Test func `content that is smaller than its area lies at the anchor`() {
        let top = LiveView(ScrollView { Column(count: 1) }.frame(height: 400)).frame("Row 0")
        let bottom = LiveView(ScrollView { Column(count: 1) }.defaultScrollAnchor(.bottom).frame(height: 400)).frame("Row 0")
        let middle = LiveView(ScrollView { Column(count: 1) }.defaultScrollAnchor(.center, for: .alignment).frame(height: 400)).frame("Row 0")
        #expect(abs(bottom.midY - top.midY - 300) < 0.5)
        #expect(abs(middle.midY - top.midY - 150) < 0.5)
    }

    @Test func `content that is smaller lies in the middle of an area that scrolls both ways`() {
        func place(_ axes: Axis.Set, wide: CGFloat) -> CGRect {
            LiveView(ScrollView(axes) { Text("Box").frame(width: wide, height: 40) }.frame(width: 300, height: 400)).frame("Box")
        }
        let (both, vertical) = (place([.horizontal, .vertical], wide: 100), place(.vertical, wide: 100))
        #expect(abs(both.midX - vertical.midX) < 0.5 && abs(both.midY - vertical.midY - 180) < 0.5)
        let wide = place([.horizontal, .vertical], wide: 400)
        #expect(abs(wide.midX - both.midX - 50) < 0.5 && abs(wide.midY - both.midY) < 0.5)
    }

    @Test func `margins of the content are scrolled with it`() {
        let plain = LiveView(ScrollView { Column() }.frame(height: 400)).frame("Row 0")
        let view = LiveView(ScrollView { Column() }.contentMargins(.top, 50).contentMargins(.bottom, 30, for: .scrollContent).frame(height: 400))
        #expect(abs(view.frame("Row 0").minY - plain.minY - 50) < 0.5)
        view.scroll(y: 100_000)
        #expect(abs(view.frame("Row 19").midY - (plain.midY + 300 - 30)) < 0.5)
        let bars = LiveView(ScrollView { Column() }.contentMargins(.top, 50, for: .scrollIndicators).frame(height: 400)).frame("Row 0")
        #expect(bars == plain)
    }

    @Test func `a program scrolls by an id and hears where a person has scrolled to`() {
        struct Pages: View {
            @State private var shown: Int?
            var body: some View {
                VStack(spacing: 0) {
                    Text("Shown \(shown.map(String.init) ?? "nothing")")
                    Button("Seven") { shown = 7 }
                    ScrollView { Column().scrollTargetLayout() }.scrollPosition(id: $shown).frame(height: 400)
                }
            }
        }
        let view = LiveView(Pages())
        let first = view.frame("Row 0")
        #expect(view.texts.contains("Shown nothing"))
        view.tap("Seven")
        #expect(abs(view.frame("Row 7").midY - first.midY - 300) < 0.5, "as little as need be")
        view.scroll(y: 210)
        #expect(view.texts.contains("Shown 6"))
        #expect(abs(view.frame("Row 6").midY - first.midY + 10) < 0.5, "what a person has scrolled stays")
    }

    @Test func `a scroll position goes to edges, points and views`() {
        struct Places: View {
            @State private var position = ScrollPosition(edge: .bottom)
            var body: some View {
                VStack(spacing: 0) {
                    Button("Top") { position.scrollTo(edge: .top) }
                    Button("Point") { position.scrollTo(y: 250) }
                    Button("View") { position.scrollTo(id: 10, anchor: .top) }
                    Text(position.isPositionedByUser ? "by a person" : "by the program")
                    ScrollView { Column().scrollTargetLayout() }.scrollPosition($position).frame(height: 400)
                }
            }
        }
        let view = LiveView(Places())
        let last = view.frame("Row 19").midY
        view.tap("Top")
        let top = view.frame("Row 0").midY
        #expect(abs(last - top - 300) < 0.5)
        view.tap("Point")
        #expect(abs(view.frame("Row 3").midY - top - 50) < 0.5)
        view.tap("View")
        #expect(abs(view.frame("Row 10").midY - top) < 0.5)
        #expect(view.texts.contains("by the program"))
        view.scroll(y: 30)
        #expect(view.texts.contains("by a person"))
    }

    @Test(arguments: [(0.0, 0.0), (40, 0), (60, 100), (10, 100), (260, 300)])
    func `content comes to rest where an element begins`(moved: Double, rest: Double) {
        let view = LiveView(
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<20, id: \.self) { Text("Row \($0)").frame(height: 100) } }.scrollTargetLayout() }
                .scrollTargetBehavior(.viewAligned).frame(width: 300, height: 250))
        view.scroll(y: moved)
        #expect(view.rest(velocity: moved == 10 ? 160 : 0) == rest)
    }

    @Test func `pages are turned one at a time, and few views are passed`() {
        func column(_ behavior: some ScrollTargetBehavior) -> LiveView {
            LiveView(
                ScrollView { VStack(spacing: 0) { ForEach(0..<40, id: \.self) { Text("Row \($0)").frame(height: 100) } }.scrollTargetLayout() }
                    .scrollTargetBehavior(behavior).frame(width: 300, height: 200))
        }
        let pages = column(.paging)
        pages.scroll(y: 30)
        #expect(pages.rest(velocity: 5_000) == 200)
        pages.scroll(y: 170)
        #expect(pages.rest(velocity: -10) == 200)
        for (behavior, rest) in [(ViewAlignedScrollTargetBehavior(limitBehavior: .alwaysByOne), 100.0), (.init(limitBehavior: .never), 2_500)] {
            let view = column(behavior)
            view.scroll(y: 10)
            #expect(view.rest(velocity: 5_000) == rest)
        }
        #expect(column(.paging).rest(velocity: 0) == 0)
    }

    @Test func `a behavior of the program's own decides`() {
        struct Fixed: ScrollTargetBehavior {
            func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
                if context.velocity.dy > 0 { target.rect.origin.y = context.contentSize.height - context.containerSize.height - 5 }
            }
        }
        let view = LiveView(ScrollView { Color.red.frame(height: 1_000) }.scrollTargetBehavior(Fixed()).frame(width: 300, height: 200))
        #expect(view.rest(velocity: 1) == 795)
        #expect(view.rest(velocity: -1) == 0)
        let plain = LiveView(ScrollView { Color.red.frame(height: 1_000) }.frame(width: 300, height: 200))
        #expect(plain.rest(velocity: 1) == nil)
    }

    @Test func `observers hear of the geometry and of what comes in sight`() {
        struct Watched: View {
            @State private var isDown = false
            @State private var seen = "unseen"
            var body: some View {
                VStack(spacing: 0) {
                    Text(isDown ? "down" : "up")
                    Text(seen)
                    ScrollView {
                        Column()
                        Text("End").frame(height: 100).onScrollVisibilityChange(threshold: 0.9) { seen = $0 ? "seen" : "gone" }
                    }
                    .onScrollGeometryChange(for: Bool.self) {
                        $0.contentOffset.y > 50
                    } action: { _, new in
                        isDown = new
                    }
                    .frame(height: 400)
                }
            }
        }
        let view = LiveView(Watched())
        #expect(view.texts.contains("up") && view.texts.contains("unseen"))
        view.scroll(y: 60)
        #expect(view.texts.contains("down") && view.texts.contains("unseen"))
        view.scroll(y: 100_000)
        #expect(view.texts.contains("seen"))
        view.scroll(y: -100_000)
        #expect(view.texts.contains("up") && view.texts.contains("gone"))
    }

    @Test func `a view changes while it scrolls out, as far as it is out`() {
        func opacity(_ view: LiveView, _ text: String) -> Double? {
            func visit(_ node: SnapshotNode, _ opacity: Double) -> Double? {
                let own = node.effects.reduce(opacity) { if case .opacity(let value) = $1 { $0 * value } else { $0 } }
                if node.role == "Text", node.detail == text { return own }
                return node.children.lazy.compactMap { visit($0, own) }.first
            }
            view.window.updateNow()
            return visit(view.window.root, 1)
        }
        let view = LiveView(
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { number in
                        Text("Row \(number)").frame(width: 300, height: 100).scrollTransition { $0.opacity($1.isIdentity ? 1 : 0.2) }
                    }
                }
            }
            .frame(height: 400))
        #expect(opacity(view, "Row 0") == 1)
        view.scroll(y: 50)
        #expect(abs((opacity(view, "Row 0") ?? 0) - 0.6) < 0.01)
        #expect(opacity(view, "Row 1") == 1)
        #expect(abs((opacity(view, "Row 4") ?? 0) - 0.6) < 0.01)
    }

    @Test func `scrolling and looking make the views once`() {
        var made = 0
        let view = LiveView(
            EvaluatedView { evaluation in
                made += 1
                ScrollView { Column() }.frame(height: 400)._evaluate(evaluation)
            })
        view.window.updateNow()
        let before = made
        _ = view.window.placed.first { $0.control.scroll != nil }?.control.scroll?(CGSize(width: 0, height: 40))
        view.window.update(.due)
        #expect(made == before + 1)
        view.window.update(.due)
        #expect(made == before + 1)
        view.window.update(.always)
        #expect(made == before + 2)
    }
}
