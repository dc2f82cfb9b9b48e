import Foundation
import Snapshot
@testable import SwiftUI
import Testing

@MainActor
@Suite struct SafeAreaTests {
    private let size = CGSize(width: 100, height: 200)

    @Test func paddingOfTheSafeAreaIsReachedByWhatIgnoresIt() {
        let dump = layoutDump(size) {
            ZStack {
                Color.red.ignoresSafeArea()
                Color.blue
            }.safeAreaPadding(EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0))
        }
        #expect(dump.contains("Color 0 0 100 200 \"#FF383C\""))
        #expect(dump.contains("Color 0 20 100 170 \"#0088FF\""))
    }

    @Test func whatIgnoresTheKeyboardStaysInTheContainersSafeArea() {
        let dump = layoutDump(size) {
            Color.red.ignoresSafeArea(.keyboard).safeAreaPadding(EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0))
        }
        #expect(dump.contains("Color 0 20 100 170 \"#FF383C\""))
    }

    @Test func anInsetViewTakesItsRoomFirstAndIsDrawnOver() {
        let dump = layoutDump(size) {
            Color.red.safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 40) }
        }
        #expect(dump.contains("Color 0 0 100 160 \"#FF383C\""))
        #expect(dump.contains("Color 0 160 100 40 \"#0088FF\""))
    }

    @Test func backgroundsReachBehindAnInsetView() {
        let dump = layoutDump(size) {
            Color.clear.background { Color.red.ignoresSafeArea() }.safeAreaInset(edge: .top) { Color.blue.frame(height: 40) }
        }
        #expect(dump.contains("Color 0 0 100 200 \"#FF383C\""))
    }

    @Test func aGeometryReaderKnowsTheSafeArea() {
        let dump = layoutDump(size) {
            GeometryReader { proxy in Color.red.frame(width: proxy.safeAreaInsets.top, height: proxy.safeAreaInsets.bottom) }
                .safeAreaPadding(EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0))
        }
        #expect(dump.contains("Color 0 20 20 10"))
    }

    @Test func whatIsScrolledKnowsNoSafeAreaAlongItsAxis() throws {
        let view = LiveView(
            ScrollView { Text("A").frame(width: 100, height: 40).background(.red) }.safeAreaInset(edge: .top, spacing: 0) {
                Text("B").frame(height: 50)
            })
        view.window.updateNow()
        let red = try #require(view.window.root.all.first { $0.detail == "#FF383C" || $0.detail == "#FF3B30" })
        #expect(red.frame.height == 40)
        #expect(red.frame.minY == 50)
    }
}
