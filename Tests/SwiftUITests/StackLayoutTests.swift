import Foundation
import SwiftUI
import Testing

/// A box of fixed size.
private func box(_ width: CGFloat, _ height: CGFloat) -> some View { Color.red.frame(width: width, height: height) }

@MainActor
@Suite struct StackLayoutTests {
    @Test func stackIsAsLargeAsItsChildrenAndCentresThem() {
        let dump = layoutDump {
            VStack(spacing: 4) {
                box(20, 10); box(40, 30)
            }
        }
        #expect(
            dump == """
                VStack 130 128 40 44
                  Color 140 128 20 10 "#FF383C"
                  Color 130 142 40 30 "#FF383C"
                """)
    }

    @Test func alignmentLinesChildrenUp() {
        let dump = layoutDump {
            VStack(alignment: .leading, spacing: 0) {
                box(20, 10); box(40, 10)
            }
        }
        #expect(dump.contains("Color 130 140 20 10"))
        let trailing = layoutDump {
            VStack(alignment: .trailing, spacing: 0) {
                box(20, 10); box(40, 10)
            }
        }
        #expect(trailing.contains("Color 150 140 20 10"))
    }

    @Test func spacerPushesChildrenApart() {
        let dump = layoutDump {
            HStack {
                box(20, 10); Spacer(); box(20, 10)
            }
        }
        #expect(
            dump == """
                HStack 0 145 300 10
                  Color 0 145 20 10 "#FF383C"
                  Color 280 145 20 10 "#FF383C"
                """)
    }

    @Test func spacerKeepsItsLeastLength() {
        let dump = layoutDump(CGSize(width: 40, height: 40)) {
            HStack {
                box(20, 10); Spacer(minLength: 30); box(20, 10)
            }
        }
        #expect(dump.contains("HStack -15 15 70 10"))
    }

    @Test func defaultDistanceBetweenPlainViewsIsEightPoints() {
        let dump = layoutDump {
            HStack {
                box(10, 10); box(10, 10)
            }
        }
        #expect(dump.contains("HStack 136 145 28 10"))
    }

    @Test func flexibleChildrenShareWhatFixedOnesLeave() {
        let dump = layoutDump {
            HStack(spacing: 0) {
                Color.red; box(100, 10); Color.blue
            }
        }
        #expect(
            dump == """
                HStack 0 0 300 300
                  Color 0 0 100 300 "#FF383C"
                  Color 100 145 100 10 "#FF383C"
                  Color 200 0 100 300 "#0088FF"
                """)
    }

    @Test func higherPriorityTakesItsSpaceFirst() {
        let dump = layoutDump(CGSize(width: 100, height: 10)) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 20); Color.blue.layoutPriority(1)
            }
        }
        #expect(dump.contains("Color 0 0 20 10"))
        #expect(dump.contains("Color 20 0 80 10"))
    }

    @Test func childrenLargerThanTheProposalOverflowEvenly() {
        let dump = layoutDump(CGSize(width: 100, height: 100)) {
            HStack(spacing: 0) {
                box(80, 10); box(80, 10)
            }
        }
        #expect(dump.contains("HStack -30 45 160 10"))
    }

    @Test func zStackTakesTheUnionOfItsChildren() {
        let dump = layoutDump {
            ZStack(alignment: .bottomTrailing) {
                box(60, 20); box(20, 60)
            }
        }
        #expect(
            dump == """
                ZStack 120 120 60 60
                  Color 120 160 60 20 "#FF383C"
                  Color 160 120 20 60 "#FF383C"
                """)
    }

    @Test func severalRootViewsFormAColumn() {
        let dump = layoutDump {
            box(10, 10); box(10, 10)
        }
        #expect(dump.contains("VStack 145 136 10 28"))
    }

    @Test func rowsRunFromTheRightInRightToLeftLayouts() {
        let dump = layoutDump(environment: { $0.layoutDirection = .rightToLeft }) {
            HStack(spacing: 0) {
                box(20, 10); box(40, 10)
            }.frame(maxWidth: .infinity, alignment: .leading)
        }
        #expect(
            dump == """
                HStack 240 145 60 10
                  Color 280 145 20 10 "#FF383C"
                  Color 240 145 40 10 "#FF383C"
                """)
    }

    @Test func paddingIsLeadingInRightToLeftLayoutsToo() {
        let dump = layoutDump(environment: { $0.layoutDirection = .rightToLeft }) { Color.red.padding(.leading, 100) }
        #expect(dump.contains("Color 0 0 200 300"))
    }

    @Test func textAboveTextHasTheDistanceOfItsLines() throws {
        let dump = layoutDump {
            VStack {
                Text("A"); Text("B")
            }
        }
        let lines = dump.split(separator: "\n").map { $0.split(separator: " ") }
        let (first, second) = (lines[1], lines[2])
        let (top, height, next) = (Double(first[2]), Double(first[4]), Double(second[2]))
        // Body has lines of 22 points, its font is 20.29 high.
        #expect(abs(try #require(next) - #require(top) - 22) < 0.68)
        #expect(height == 20.333)
    }

    @Test func aFramedSpacerSharesWithOtherFrames() {
        let dump = layoutDump {
            HStack(spacing: 0) {
                Spacer().frame(maxWidth: .infinity)
                Color.red.frame(maxWidth: .infinity)
            }
        }
        #expect(dump.contains("Color 150 0 150 300"))
    }

    @Test func aFrameHasNoLayoutPriorityOfItsContent() {
        let dump = layoutDump {
            HStack(spacing: 0) {
                Color.red.layoutPriority(1).padding(0.001)
                Color.blue
            }
        }
        #expect(dump.contains("Color 150 0 150 300"))
    }

    @Test func whatHasNoSizeFillsWhatItsSiblingsTake() {
        let column = layoutDump {
            VStack(spacing: 0) {
                box(80, 20)
                Color.blue.frame(height: 2)
            }.fixedSize()
        }
        #expect(column.contains("Color 110 159 80 2") || column.contains("Color 110 158.667 80 2"))
        let layers = layoutDump {
            ZStack {
                Capsule()
                box(80, 20)
            }.fixedSize()
        }
        #expect(layers.contains("Capsule 110 140 80 20"))
        let low = layoutDump {
            ZStack {
                Capsule().layoutPriority(-1)
                box(80, 20)
            }
        }
        #expect(low.contains("Capsule 110 140 80 20"))
    }

    /// In a picture by iOS 18 dividers are a point thick at the largest text size.
    @Test func dividersAreThickerAtTheLargestTextSizes() {
        func height(_ size: DynamicTypeSize) -> CGFloat? {
            archive { VStack { Divider() }.dynamicTypeSize(size) }.root.first(role: "Divider")?.frame.height
        }
        #expect(abs((height(.large) ?? 0) - 1.0 / 3) < 0.001 && height(.xxLarge) == height(.large))
        #expect(height(.accessibility5) == 1)
    }

    @Test func dividersFollowTheColorSchemeOfTheirPlace() {
        func reds(_ view: some View) -> [Double] {
            archive { view }.root.all.filter { $0.role == "Divider" }.flatMap(\.drawing).compactMap {
                if case .fill(_, .color(let color), _) = $0 { Double(color.red) } else { nil }
            }
        }
        let dark = Divider().environment(\.colorScheme, .dark)
        let both = reds(
            VStack {
                Divider(); dark
            })
        #expect(both.count == 2 && abs(both[0] - 60.0 / 255) < 0.01 && abs(both[1] - 84.0 / 255) < 0.01)
        #expect(reds(VStack { Divider() }.environment(\.colorScheme, .dark)) == reds(dark))
    }

    @Test func aFrameAroundAMovedSpacerWithAPriorityIsAPlainView() {
        func top(_ priority: Double?) -> CGFloat? {
            archive(CGSize(width: 76, height: 245)) {
                VStack {
                    if let priority {
                        Spacer().offset(y: 9).layoutPriority(priority).frame(idealHeight: 70)
                    } else {
                        Spacer().offset(y: 9).frame(idealHeight: 70)
                    }
                    Color.red
                }
            }.root.first(role: "Color")?.frame.minY
        }
        #expect(abs((top(-1) ?? 0) - 126.5) < 0.4)
        #expect(abs((top(nil) ?? 0) - 122.5) < 0.4)
    }
}
