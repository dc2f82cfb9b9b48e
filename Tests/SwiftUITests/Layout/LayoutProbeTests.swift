import Foundation
@testable import SwiftUI
import Testing

/// A box of fixed size.
private func box(_ width: CGFloat, _ height: CGFloat) -> some View { Color.red.frame(width: width, height: height) }

/// Small views whose layout on devices is known.
@MainActor
@Suite struct LayoutProbeTests {
    /// Frames of the red colours, in order, rounded to tenths.
    private func reds(_ size: CGSize = CGSize(width: 300, height: 300), @ViewBuilder _ content: () -> some View) -> [String] {
        layoutDump(size, content: content).split(separator: "\n").filter { $0.contains("#FF383C") }.map { line in
            line.split(separator: " ").dropFirst().prefix(4).joined(separator: " ")
        }
    }

    @Test func aStackThatNeedsMoreChoosesBeforeAnEndlessColour() {
        #expect(
            reds(CGSize(width: 209, height: 20)) {
                HStack(spacing: 3) {
                    Color.red
                    HStack(spacing: 8) {
                        Color.blue
                        Color.blue.frame(width: 118)
                    }
                }
            } == ["0 0 80 20"])
    }

    @Test func aFrameOffersItsOwnSizeWhenNothingWasProposed() {
        #expect(reds { Color.red.frame(minWidth: 60, minHeight: 20).fixedSize() } == ["120 140 60 20"])
        #expect(reds { Color.red.frame(maxWidth: .infinity).frame(idealWidth: 90).fixedSize(horizontal: true, vertical: false) } == ["105 0 90 300"])
    }

    @Test func aRatioAloneChangesNothingAtIdealSize() {
        #expect(reds { Color.red.aspectRatio(2, contentMode: .fit).fixedSize() } == ["145 145 10 10"])
        #expect(reds { Color.red.aspectRatio(2, contentMode: .fit).frame(width: 80) } == ["110 130 80 40"])
    }

    @Test func aFilledRatioOverflowsItsFrame() {
        #expect(reds { Color.red.aspectRatio(2, contentMode: .fill).frame(width: 100, height: 100) } == ["50 100 200 100"])
    }

    @Test func aGridInAGridTakesTheRoomItsOwnCellsWouldTake() {
        struct Board<Cell: View>: View {
            @ViewBuilder var cell: Cell
            var body: some View {
                Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                    ForEach(0..<2, id: \.self) { _ in GridRow { ForEach(0..<2, id: \.self) { _ in cell } } }
                }
            }
        }
        let square = Color.red.frame(maxWidth: .infinity, maxHeight: .infinity).aspectRatio(1, contentMode: .fit)
        let squares = reds(CGSize(width: 200, height: 300)) { Board { Board { square } } }
        #expect(squares.count == 16 && squares[0] == "0 50 50 50" && squares[15] == "150 200 50 50")
        let colours = reds(CGSize(width: 200, height: 300)) { Board { Board { Color.red } } }
        #expect(colours.count == 16 && colours[0] == "0 0 50 75" && colours[15] == "150 225 50 75")
        #expect(reds { Board { Board { box(20, 10) } } }[0] == "110 130 20 10")
    }

    @Test func spacersBetweenViewsWantNoDistanceOfTheirOwn() {
        #expect(
            reds(CGSize(width: 100, height: 20)) {
                HStack {
                    box(10, 10)
                    Spacer(minLength: 0)
                    box(10, 10)
                }.fixedSize()
            } == ["40 5 10 10", "50 5 10 10"])
    }

    @Test func aLowPriorityGetsWhatIsLeft() {
        #expect(
            reds(CGSize(width: 100, height: 10)) {
                HStack(spacing: 0) {
                    Color.red.layoutPriority(-1)
                    Color.blue.frame(maxWidth: 70)
                }
            } == ["0 0 30 10"])
    }

    @Test func aDividerFollowsItsStack() {
        let column = layoutDump(CGSize(width: 100, height: 50)) { VStack { Divider() } }
        #expect(column.contains("Divider 0 ") && column.contains(" 100 0.333"))
        let row = layoutDump(CGSize(width: 100, height: 50)) { HStack { Divider() } }
        #expect(row.contains(" 0 0.333 50"))
        let reader = layoutDump(CGSize(width: 100, height: 50)) { HStack { GeometryReader { _ in Divider() } } }
        #expect(reader.contains("Divider 0 0 100 0.333"))
    }

    @Test func aGeometryReaderPutsItsContentAtTheTopLeading() {
        #expect(reds { GeometryReader { _ in box(10, 10) } } == ["0 0 10 10"])
    }

    @Test func aViewThatFitsIsChosenByItsIdealSize() {
        #expect(
            reds(CGSize(width: 100, height: 50)) {
                ViewThatFits {
                    box(120, 10)
                    box(90, 10)
                    box(20, 10)
                }
            } == ["5 20 90 10"])
    }

    @Test func offsetsAndPositionsMoveNoGuides() {
        #expect(
            reds {
                HStack(alignment: .top, spacing: 0) {
                    box(10, 10).offset(y: 40)
                    box(10, 30)
                }
            } == ["140 175 10 10", "150 135 10 30"])
    }

    @Test func offsetsAndPositionsAreMirroredRightToLeft() {
        #expect(
            reds(CGSize(width: 100, height: 20)) {
                HStack(spacing: 0) {
                    box(10, 20)
                    Spacer()
                    box(20, 20).offset(x: 5)
                }.environment(\.layoutDirection, .rightToLeft)
            } == ["90 0 10 20", "-5 0 20 20"])
        #expect(
            reds(CGSize(width: 100, height: 20)) { box(10, 20).position(x: 20, y: 10).environment(\.layoutDirection, .rightToLeft) }
                == ["75 0 10 20"])
        #expect(
            reds(CGSize(width: 100, height: 20)) { GeometryReader { _ in box(10, 20) }.environment(\.layoutDirection, .rightToLeft) }
                == ["90 0 10 20"])
    }

    @Test func aScrollViewIsAsLargeAsItsContentAcrossItsAxis() {
        #expect(
            reds(CGSize(width: 100, height: 100)) {
                VStack(spacing: 0) {
                    ScrollView(.horizontal) { box(180, 20) }
                    Color.red
                }.environment(\.isInAppWindow, true)
            } == ["0 0 180 20", "0 20 100 80"])
        #expect(
            reds(CGSize(width: 100, height: 100)) {
                HStack(spacing: 0) {
                    ScrollView { box(30, 180) }
                    Color.red
                }.environment(\.isInAppWindow, true)
            } == ["0 0 30 180", "30 0 70 100"])
    }

    @Test func aGuideOfTheRootMovesNothing() {
        #expect(reds { box(10, 10).alignmentGuide(HorizontalAlignment.center) { _ in 100 } } == ["145 145 10 10"])
    }

    @Test func layersReachAsFarAsTheirGuidesPutThem() {
        #expect(
            layoutDump {
                ZStack(alignment: .leading) {
                    box(20, 10)
                    box(20, 10).alignmentGuide(.leading) { _ in -30 }
                }.background(Color.blue)
            }.contains("Color 125 145 50 10 \"#0088FF\""))
    }

    @Test func overlaysDoNotChangeTheSize() {
        #expect(
            reds {
                VStack(spacing: 0) {
                    Color.blue.frame(width: 20, height: 20).overlay(alignment: .bottomTrailing) { box(50, 50) }
                    Color.green.frame(height: 10)
                }.fixedSize()
            } == ["110 105 50 50"])
    }

    @Test func framedTextsLieEightPointsApart() {
        let dump = layoutDump {
            VStack {
                Text("A").frame(height: 30).background(Color.red)
                Text("B").frame(height: 30).background(Color.red)
            }
        }
        #expect(dump.contains("116 ") && dump.contains("154 "))
    }

    @Test func linesThatAreReservedTakeTheirRoom() {
        let one = layoutDump { Text("A").font(.system(size: 20)).lineLimit(3, reservesSpace: true).background(Color.red) }
        let height = one.split(separator: "\n").first { $0.contains("#FF383C") }.flatMap { Double($0.split(separator: " ")[4]) }
        #expect((height ?? 0) > 70)
    }

    @Test func gridColumnsAreAsWideAsTheirWidestCell() {
        #expect(
            reds {
                Grid(horizontalSpacing: 10, verticalSpacing: 10) {
                    GridRow {
                        box(20, 10); box(50, 10)
                    }
                    GridRow {
                        box(40, 10); box(30, 10)
                    }
                }
            } == ["110 135 20 10", "150 135 50 10", "100 155 40 10", "160 155 30 10"])
    }

    @Test func aCellOfSeveralColumnsCentresInThem() {
        #expect(
            reds {
                Grid(horizontalSpacing: 10, verticalSpacing: 10) {
                    GridRow {
                        box(40, 10); box(50, 10)
                    }
                    GridRow { box(60, 10).gridCellColumns(2) }
                }
            } == ["100 135 40 10", "150 135 50 10", "120 155 60 10"])
    }

    @Test func aWideCellOfSeveralColumnsMakesThemWider() {
        #expect(
            reds {
                Grid(horizontalSpacing: 10, verticalSpacing: 10) {
                    GridRow {
                        box(50, 20); box(30, 20)
                    }
                    GridRow { box(150, 10).gridCellColumns(2) }
                }
            } == ["90 130 50 20", "180 130 30 20", "75 160 150 10"])
    }

    @Test func aRowOfItsOwnThatTakesAllWidthMakesTheGridFillIt() {
        let rows = { (divider: AnyView) in
            self.reds {
                Grid(horizontalSpacing: 10, verticalSpacing: 10) {
                    GridRow {
                        box(50, 20); box(30, 20)
                    }
                    divider
                }
            }
        }
        #expect(rows(AnyView(Color.blue.frame(height: 10))) == ["52.667 130 50 20", "217.667 130 30 20"])
        #expect(rows(AnyView(Color.blue.frame(height: 10).gridCellUnsizedAxes(.horizontal))) == ["105 130 50 20", "165 130 30 20"])
    }

    @Test func aGridKeepsAShareForACellThatIsLeftOutOfItsColumn() {
        let dump = layoutDump(CGSize(width: 300, height: 100)) {
            Grid(horizontalSpacing: 4, verticalSpacing: 4) {
                GridRow {
                    Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
                    box(10, 10); box(10, 10)
                }
                GridRow {
                    box(20, 20)
                    Color.blue.frame(height: 20).gridCellColumns(1)
                    Color.green.frame(height: 20)
                }
            }
        }
        // (300 - 8) / 3 for each column, of which the first takes 20.
        #expect(dump.contains("Color 62.667 47 97.333 20"), "\(dump)")
        #expect(dump.contains("Color 164 47 97.333 20"), "\(dump)")
    }

    @Test func aLongTextOverAGridIsNotWrappedToItsColumns() {
        let dump = layoutDump(CGSize(width: 300, height: 300)) {
            Grid(horizontalSpacing: 10, verticalSpacing: 10) {
                Text("A heading over all columns")
                GridRow {
                    box(20, 20); box(20, 20)
                }
            }
        }
        #expect(dump.split(separator: "\n").contains { $0.contains("Text ") && $0.contains(" 20.333 \"A heading") }, "\(dump)")
    }

    @Test func lazyColumnsShareTheWidth() {
        #expect(
            reds(CGSize(width: 100, height: 100)) {
                LazyVGrid(columns: [GridItem(.flexible(), spacing: 10), GridItem(.flexible())], spacing: 0) {
                    Color.red.frame(height: 10); Color.red.frame(height: 10); Color.red.frame(height: 10)
                }
            } == ["0 40 45 10", "55 40 45 10", "0 50 45 10"])
    }

    @Test func adaptiveColumnsAreAsManyAsFit() {
        #expect(
            reds(CGSize(width: 110, height: 20)) {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 30), spacing: 10)], spacing: 0) {
                    ForEach(0..<3) { _ in Color.red.frame(height: 10) }
                }
            } == ["0 5 30 10", "40 5 30 10", "80 5 30 10"])
    }

    @Test func lazyColumnsLineUpInAllTheWidthAndAskForIdealHeights() {
        #expect(
            reds {
                LazyVStack(alignment: .leading, spacing: 0) {
                    box(20, 10)
                    Color.red
                }
            } == ["0 140 20 10", "0 150 300 10"])
        #expect(
            reds {
                LazyHStack(alignment: .bottom, spacing: 0) {
                    box(10, 20)
                    Color.red
                }
            } == ["140 280 10 20", "150 0 10 300"])
    }

    @Test func anEmptyStackWantsNoDistance() {
        #expect(
            reds {
                VStack {
                    box(10, 10)
                    VStack {}
                    box(10, 10)
                }
            } == ["145 140 10 10", "145 150 10 10"])
    }
}

/// How often a view is measured.
@MainActor private var measures = 0

/// A view of fixed size that counts how often it is asked for it.
private struct Counted: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        MainActor.assumeIsolated { measures += 1 }
        return CGSize(width: 10, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

@MainActor
@Suite struct LayoutEffortTests {
    private func nested(_ depth: Int) -> AnyView {
        if depth == 0 { return AnyView(Counted() {}) }
        return depth % 2 == 0
            ? AnyView(
                HStack {
                    nested(depth - 1); Color.red
                })
            : AnyView(
                VStack {
                    nested(depth - 1); Color.red
                })
    }

    private func effort(_ depth: Int) -> Int {
        measures = 0
        _ = archive { nested(depth) }
        return measures
    }

    @Test func aViewDeepInStacksIsMeasuredNoMoreOftenThanOneNearTheTop() {
        #expect(effort(24) <= max(16, effort(6)))
    }
}
