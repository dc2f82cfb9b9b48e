import Foundation
import SwiftUI
import Testing

@MainActor
@Suite struct FrameLayoutTests {
    @Test(arguments: [true, false]) func aRatioFollowsTheOneSideThatIsOffered(fills: Bool) {
        let dump = layoutDump(CGSize(width: 90, height: 300)) {
            Color.red.aspectRatio(3, contentMode: fills ? .fill : .fit).fixedSize(horizontal: false, vertical: true)
        }
        #expect(dump.contains("Color 0 135 90 30"), "\(dump)")
    }

    @Test func fixedFrameAlignsItsChild() {
        let dump = layoutDump { Color.red.frame(width: 10, height: 10).frame(width: 100, height: 50, alignment: .topTrailing) }
        #expect(dump == "Color 190 125 10 10 \"#FF383C\"")
    }

    @Test func fixedWidthLeavesTheHeightToTheProposal() {
        #expect(layoutDump { Color.red.frame(width: 50) } == "Color 125 0 50 300 \"#FF383C\"")
    }

    @Test func greatestWidthTakesTheProposal() {
        let dump = layoutDump { Color.red.frame(width: 10, height: 10).frame(maxWidth: .infinity, alignment: .leading) }
        #expect(dump == "Color 0 145 10 10 \"#FF383C\"")
    }

    @Test func greatestWidthLimitsAFlexibleChild() {
        #expect(layoutDump { Color.red.frame(maxWidth: 80, maxHeight: 40) } == "Color 110 130 80 40 \"#FF383C\"")
    }

    @Test func leastWidthWidensASmallChild() {
        let dump = layoutDump { Color.red.frame(width: 10, height: 10).frame(minWidth: 60, alignment: .leading).background(Color.blue) }
        #expect(dump.contains("Color 120 145 60 10 \"#0088FF\""))
        #expect(dump.contains("Color 120 145 10 10 \"#FF383C\""))
    }

    @Test func idealSizeHoldsWhereNothingIsProposed() {
        #expect(layoutDump { Color.red.frame(idealWidth: 70, idealHeight: 20).fixedSize() } == "Color 115 140 70 20 \"#FF383C\"")
    }

    @Test func flexibleViewsAreTenPointsWhereNothingIsProposed() {
        #expect(layoutDump { Color.red.fixedSize() } == "Color 145 145 10 10 \"#FF383C\"")
    }

    @Test func paddingIsSixteenPointsByDefault() {
        #expect(layoutDump { Color.red.padding() } == "Color 16 16 268 268 \"#FF383C\"")
        #expect(layoutDump { Color.red.padding(.horizontal, 10) } == "Color 10 0 280 300 \"#FF383C\"")
    }

    @Test func aspectRatioFitsAndFills() {
        let size = CGSize(width: 300, height: 100)
        #expect(layoutDump(size) { Color.red.aspectRatio(1, contentMode: .fit) } == "Color 100 0 100 100 \"#FF383C\"")
        #expect(layoutDump(size) { Color.red.aspectRatio(1, contentMode: .fill) } == "Color 0 -100 300 300 \"#FF383C\"")
    }

    @Test func offsetMovesOnlyThePicture() {
        let dump = layoutDump {
            HStack(spacing: 0) {
                Color.red.frame(width: 10, height: 10).offset(x: 10, y: 5); Color.blue.frame(width: 10, height: 10)
            }
        }
        #expect(dump.contains("Color 150 150 10 10 \"#FF383C\""))
        #expect(dump.contains("Color 150 145 10 10 \"#0088FF\""))
    }

    @Test func positionCentresTheChildAtAPoint() {
        #expect(layoutDump { Color.red.frame(width: 10, height: 10).position(x: 20, y: 30) } == "Color 15 25 10 10 \"#FF383C\"")
    }

    @Test func alignmentGuidesReplaceTheDefaultOnes() {
        let dump = layoutDump {
            HStack(alignment: .top, spacing: 0) {
                Color.red.frame(width: 10, height: 10)
                Color.blue.frame(width: 10, height: 10).alignmentGuide(.top) { $0[.bottom] }
            }
        }
        #expect(dump.contains("Color 140 150 10 10 \"#FF383C\""))
        #expect(dump.contains("Color 150 140 10 10 \"#0088FF\""))
    }

    @Test func guidesReachAStackFromWithinFramesAndOtherStacks() {
        let dump = layoutDump {
            HStack(alignment: .top, spacing: 0) {
                Color.red.frame(width: 10, height: 10)
                VStack(spacing: 0) { Color.blue.frame(width: 10, height: 10).alignmentGuide(.top) { $0[.bottom] }.padding(0) }.frame(width: 10)
            }
        }
        #expect(dump.contains("Color 140 150 10 10 \"#FF383C\""))
        #expect(dump.contains("Color 150 140 10 10 \"#0088FF\""))
    }

    @Test func aLayoutOfTheProgramMaySetGuides() {
        let dump = layoutDump {
            HStack(alignment: .top, spacing: 0) {
                Color.red.frame(width: 10, height: 10)
                Hanging() { Color.blue.frame(width: 10, height: 10) }
            }
        }
        #expect(dump.contains("Color 140 150 10 10 \"#FF383C\""))
        #expect(dump.contains("Color 150 140 10 10 \"#0088FF\""))
    }

    @Test func overlayAndBackgroundTakeTheSizeOfTheirView() {
        let dump = layoutDump { Color.red.frame(width: 40, height: 20).overlay(alignment: .topLeading) { Color.blue.frame(width: 5, height: 5) } }
        #expect(
            dump == """
                Overlay 130 140 40 20
                  Color 130 140 40 20 "#FF383C"
                  Color 130 140 5 5 "#0088FF"
                """)
    }

    @Test func framesLieOnPixels() {
        let dump = layoutDump(CGSize(width: 100, height: 100)) {
            HStack(spacing: 0) {
                Color.red; Color.red; Color.red
            }.frame(width: 100, height: 10)
        }
        #expect(dump.contains("Color 33.333 45 33.333 10"))
        let halves = layoutDump(CGSize(width: 101, height: 11), environment: { $0.displayScale = 2 }) { Color.red.frame(width: 10.25, height: 10) }
        #expect(halves == "Color 45.5 0.5 10 10 \"#FF383C\"")
    }
}

/// Puts its one child's lower edge where others have their upper one.
private struct Hanging: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { subviews[0].sizeThatFits(proposal) }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: bounds.origin, proposal: proposal)
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGFloat? { guide == .top ? bounds.maxY : nil }
}
