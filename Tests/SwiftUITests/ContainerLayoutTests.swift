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

    @Test func adaptiveColumnsHoldAsManyAsFit() {
        let dump = layoutDump {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 90), spacing: 10)]) { ForEach(0..<4) { _ in Color.red.frame(height: 10) } }
        }
        let tops = Set(dump.split(separator: "\n").dropFirst().map { $0.split(separator: " ")[2] })
        #expect(tops.count == 2)
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
