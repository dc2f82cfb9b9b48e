import Foundation
import SwiftUI
import Testing

private func box(_ width: CGFloat, _ height: CGFloat) -> some View { Color.red.frame(width: width, height: height) }

/// Puts its children on a diagonal.
private struct DiagonalLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(width: sizes.reduce(0) { $0 + $1.width }, height: sizes.reduce(0) { $0 + $1.height })
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var point = bounds.origin
        for subview in subviews {
            subview.place(at: point, anchor: .topLeading, proposal: .unspecified)
            let size = subview.sizeThatFits(.unspecified)
            point = CGPoint(x: point.x + size.width, y: point.y + size.height)
        }
    }
}

private struct Tag: LayoutValueKey { static let defaultValue = 0 }

private struct TagLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: subviews.reduce(0) { $0 + $1[Tag.self] }, height: 1)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

@MainActor
@Suite struct ContainerLayoutTests {
    @Test func customLayoutPlacesItsChildren() {
        let dump = layoutDump {
            DiagonalLayout {
                box(10, 20); box(30, 40)
            }
        }
        #expect(
            dump == """
                DiagonalLayout 130 120 40 60
                  Color 130 120 10 20 "#FF383C"
                  Color 140 140 30 40 "#FF383C"
                """)
    }

    @Test func customLayoutReadsLayoutValues() {
        let dump = layoutDump {
            TagLayout {
                box(1, 1).layoutValue(key: Tag.self, value: 30); box(1, 1)
            }
        }
        #expect(dump.hasPrefix("TagLayout 135 149.667 30 1"))
    }

    @Test func geometryReaderTakesTheSpaceAndPlacesContentAtTheTopLeft() {
        let dump = layoutDump { GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2, height: 10) }.padding(50) }
        #expect(
            dump == """
                GeometryReader 50 50 200 200
                  Color 50 50 100 10 "#FF383C"
                """)
    }

    @Test func geometryReaderKnowsItsFrameInNamedSpaces() {
        let dump = layoutDump {
            VStack(spacing: 0) {
                Color.blue.frame(height: 100)
                GeometryReader { proxy in Color.red.frame(width: proxy.frame(in: .named("space")).minY, height: proxy.frame(in: .global).minY) }
            }
            .coordinateSpace(name: "space").padding(.top, 20)
        }
        #expect(dump.contains("Color 0 120 100 120 \"#FF383C\""))
    }

    @Test func viewThatFitsTakesTheFirstChildWhoseIdealSizeFits() {
        let dump = layoutDump(CGSize(width: 100, height: 100)) {
            ViewThatFits {
                box(200, 10); box(90, 10); box(10, 10)
            }
        }
        #expect(dump == "Color 5 45 90 10 \"#FF383C\"")
        let last = layoutDump(CGSize(width: 5, height: 5)) {
            ViewThatFits(in: .horizontal) {
                box(200, 10); box(90, 10)
            }
        }
        #expect(last.contains("90 10"))
    }

    @Test func gridColumnsAreAsWideAsTheirWidestCell() {
        let dump = layoutDump {
            Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 5) {
                GridRow {
                    box(20, 10); box(30, 20)
                }
                GridRow {
                    box(50, 10); box(10, 10)
                }
            }
        }
        #expect(
            dump == """
                Grid 105 132.667 90 35
                  Color 105 132.667 20 10 "#FF383C"
                  Color 165 132.667 30 20 "#FF383C"
                  Color 105 157.667 50 10 "#FF383C"
                  Color 165 157.667 10 10 "#FF383C"
                """)
    }

    @Test func gridCellsCanSpanColumnsAndRowsCanStandAlone() {
        let dump = layoutDump {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box(20, 10); box(20, 10)
                }
                GridRow { Color.blue.frame(height: 10).gridCellColumns(2).gridCellUnsizedAxes(.horizontal) }
                Color.green.frame(height: 5).gridCellUnsizedAxes(.horizontal)
            }
        }
        #expect(dump.contains("Color 130 147.667 40 10 \"#0088FF\"") || dump.contains("40 10 \"#0088FF\""))
        #expect(dump.contains("40 5 \"#34C759\""))
    }

    @Test func lazyGridSharesItsWidthAmongFlexibleColumns() {
        let dump = layoutDump {
            LazyVGrid(columns: [GridItem(.flexible(), spacing: 10), GridItem(.flexible())], spacing: 5) {
                ForEach(0..<3) { _ in Color.red.frame(height: 10) }
            }
        }
        #expect(
            dump == """
                LazyVGrid 0 137.667 300 25
                  Color 0 137.667 145 10 "#FF383C"
                  Color 155 137.667 145 10 "#FF383C"
                  Color 0 152.667 145 10 "#FF383C"
                """)
    }

    @Test func sectionsOfLazyGridsBeginLinesBelowTheirHeaders() {
        let dump = layoutDump {
            LazyVGrid(columns: [GridItem(.flexible(), spacing: 10), GridItem(.flexible())], spacing: 5) {
                Section {
                    ForEach(0..<3) { _ in Color.red.frame(height: 10) }
                } header: {
                    Color.green.frame(height: 20)
                } footer: {
                    Color.black.frame(height: 4)
                }
                Section { Color.blue.frame(height: 10) }
            }
        }
        let frames = dump.split(separator: "\n").dropFirst().map { $0.split(separator: " ").dropFirst().prefix(4).joined(separator: " ") }
        #expect(
            frames == [
                "0 113 300 20", "0 138 145 10", "155 138 145 10", "0 153 145 10", "0 168 300 4", "0 177 145 10",
            ])
    }

    @Test func adaptiveColumnsHoldAsManyAsFit() {
        let dump = layoutDump {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 90), spacing: 10)]) { ForEach(0..<4) { _ in Color.red.frame(height: 10) } }
        }
        let tops = Set(dump.split(separator: "\n").dropFirst().map { $0.split(separator: " ")[2] })
        #expect(tops.count == 2)
    }

    /// A weather app's snapshot test (iOS 17): three adaptive columns of at least 150 points in 359 are three columns of 114.33, and what lies
    /// in them follows the grid's alignment.
    @Test func adaptiveColumnsWithoutRoomForOneAreAsWideAsThereIs() {
        let dump = layoutDump {
            LazyVGrid(columns: Array(repeating: GridItem(.adaptive(minimum: 150)), count: 3), alignment: .leading) {
                box(20, 10)
                box(30, 10)
                Color.blue.frame(height: 10)
            }
            .frame(width: 260)
        }
        let frames = dump.split(separator: "\n").dropFirst().map { $0.split(separator: " ").dropFirst().prefix(4).joined(separator: " ") }
        #expect(frames.suffix(3) == ["20 145 20 10", "109.333 145 30 10", "198.667 145 81.333 10"])
    }

    /// The same snapshot test: lines of a lazy grid keep from each other what their views would in a stack, and the grid from what
    /// surrounds it the default distance, whatever lies in it.
    @Test func linesOfLazyGridsKeepTheDistancesOfTheirViews() {
        func tops(_ dump: String) -> [Double] {
            dump.split(separator: "\n").filter { $0.contains(" Text ") }.compactMap { Double($0.split(separator: " ")[2]) }
        }
        let grid = tops(
            layoutDump {
                LazyVGrid(columns: [GridItem()]) {
                    Text("A").font(.callout); box(10, 10); Text("B").font(.callout)
                }
            })
        let stack = tops(
            layoutDump {
                VStack {
                    Text("A").font(.callout); box(10, 10); Text("B").font(.callout)
                }
            })
        #expect(grid.count == 2 && abs((grid[1] - grid[0]) - (stack[1] - stack[0])) < 0.4)
        let above = layoutDump {
            VStack {
                box(10, 10); LazyVGrid(columns: [GridItem()]) { Text("A") }
            }
        }
        let numbers = above.split(separator: "\n").map { $0.split(separator: " ").dropFirst().compactMap { Double($0) } }
        #expect(abs(numbers[2][1] - (numbers[1][1] + numbers[1][3]) - 8) < 0.4)
    }

    @Test func higherZIndexIsDrawnLater() {
        let dump = layoutDump {
            ZStack {
                box(10, 10).zIndex(1); Color.blue.frame(width: 20, height: 20)
            }
        }
        let lines = dump.split(separator: "\n")
        #expect(lines[1].contains("#0088FF"))
        #expect(lines[2].contains("#FF383C"))
    }

    @Test func emptyViewsTakeNoPlaceAndNoDistance() {
        let dump = layoutDump {
            HStack {
                box(10, 10); EmptyView(); if false { box(9, 9) }; box(10, 10)
            }
        }
        #expect(dump.hasPrefix("HStack 136 145 28 10"))
    }

    @Test func anyLayoutBehavesLikeTheLayoutItHolds() {
        let dump = layoutDump {
            AnyLayout(HStackLayout(spacing: 2)) {
                box(10, 10); box(10, 10)
            }
        }
        #expect(dump.contains("139 145 22 10"))
    }

    @Test func endlessSizesAreReportedAndLeftOut() {
        let snapshot = archive { Color.red.frame(width: 10, height: 10).frame(minWidth: .infinity) }
        #expect(snapshot.diagnostics.contains { $0.code == .unboundedSize })
    }
}
