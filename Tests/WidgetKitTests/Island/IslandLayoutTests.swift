import ActivityKit
import ExtensionProtocol
import Foundation
import Snapshot
import SwiftUI
import Testing
import WidgetKit

/// A box that can be found again by its name.
private struct Box: View {
    let name: String
    var width: CGFloat?
    var height: CGFloat? = 20

    var body: some View { Color.blue.frame(width: width, height: height).accessibilityLabel(Text(verbatim: name)) }
}

/// The expanded island of a 393 point wide phone: 371 wide, margins of 12, a camera of 126 × 37 whose lower edge is at 37.
@MainActor
@Suite struct IslandLayoutTests {
    private func expanded<Content>(
        isRightToLeft: Bool = false, @DynamicIslandExpandedContentBuilder _ content: @escaping @MainActor () -> DynamicIslandExpandedContent<Content>,
        change: (DynamicIsland) -> DynamicIsland = { $0 }
    ) async throws -> (snapshot: Snapshot, frames: [String: CGRect]) {
        let island = change(DynamicIsland(expanded: content, compactLeading: { Text("L") }, compactTrailing: { Text("T") }, minimal: { Text("M") }))
        var variant = Places.variant(.expanded)
        variant.context.isRightToLeft = isRightToLeft
        let configuration = ActivityConfiguration(for: RideAttributes.self) { _ in
            Text("x")
        } dynamicIsland: { _ in
            island
        }
        let rendering = await ActivityRendering(configuration, .ride(), in: [variant])
        let snapshot = try #require(rendering.entries.first?.snapshots.first)
        return (snapshot, snapshot.labelledFrames)
    }

    private func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.34 }

    private func expect(_ frame: CGRect?, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, line: Int = #line) {
        let isRight = frame.map { isClose($0.minX, x) && isClose($0.minY, y) && isClose($0.width, width) && isClose($0.height, height) } ?? false
        let location = SourceLocation(fileID: #fileID, filePath: #filePath, line: line, column: 1)
        #expect(isRight, "\(frame.map { "\($0)" } ?? "none")", sourceLocation: location)
    }

    @Test func theSidesStandBesideTheCameraTheCentreBelowItAndTheBottomBelowAll() async throws {
        let (snapshot, frames) = try await expanded {
            DynamicIslandExpandedRegion(.leading) { Box(name: "leading", width: 40, height: 44) }
            DynamicIslandExpandedRegion(.trailing) { Box(name: "trailing", width: 60) }
            DynamicIslandExpandedRegion(.center) { Box(name: "center", width: 80) }
            DynamicIslandExpandedRegion(.bottom) { Box(name: "bottom") }
        }
        expect(frames["leading"], 12, 12, 40, 44)
        expect(frames["trailing"], 299, 12, 60, 20)
        expect(frames["center"], 145.67, 37, 80, 20)
        expect(frames["bottom"], 12, 65, 347, 20)
        #expect(snapshot.size == CGSize(width: 371, height: 97))
    }

    @Test(arguments: [(nil, 16), (4, 24)] as [(Double?, Double)])
    func whatReachesIntoTheCornersInsideTheMarginsIsCutOff(margin: Double?, radius: Double) async throws {
        let (snapshot, _) = try await expanded {
            DynamicIslandExpandedRegion(.bottom) { Box(name: "bottom") }
        } change: { island in
            margin.map { island.contentMargins(.all, $0, for: .expanded) } ?? island
        }
        let text = SnapshotDump(snapshot).text
        #expect(text.contains("DynamicIsland ") && text.contains("[clip rounded \(Int(radius))c "), "\(text)")
        let (own, _) = try await expanded { DynamicIslandExpandedRegion(.bottom) { Box(name: "bottom") }.contentMargins(.all, 0) }
        #expect(!SnapshotDump(own).text.contains("clip rounded"), "a region with margins of its own")
    }

    @Test func picturesKeepTheirHeightInAnIslandThatIsTooFull() async throws {
        let (snapshot, frames) = try await expanded {
            DynamicIslandExpandedRegion(.bottom) {
                Box(name: "picture", height: nil).aspectRatio(1, contentMode: .fit).frame(width: 60)
                Box(name: "rest", height: 120)
            }
        }
        #expect(snapshot.size.height == 160)
        #expect(frames["picture"]?.size == CGSize(width: 60, height: 60))
        expect(frames["rest"], 12, 105, 347, 120)
    }

    @Test func anEmptyIslandHasTheLeastHeight() async throws {
        let (snapshot, _) = try await expanded { DynamicIslandExpandedRegion(.center) {} }
        #expect(snapshot.size == CGSize(width: 371, height: 84))
        #expect(try #require(snapshot.activity).idealSize.height < 84)
    }

    @Test func theBottomAloneBeginsBelowTheCamera() async throws {
        let (snapshot, frames) = try await expanded { DynamicIslandExpandedRegion(.bottom) { Box(name: "bottom", width: 100, height: 80) } }
        expect(frames["bottom"], 135.5, 37, 100, 80)
        #expect(snapshot.size.height == 129)
    }

    @Test func aSideAloneHasTheWholeWidthBelowTheCamera() async throws {
        let (_, frames) = try await expanded {
            DynamicIslandExpandedRegion(.leading) {
                Box(name: "beside", height: 30)
                Box(name: "below", height: 30)
            }
        }
        expect(frames["beside"], 12, 12, 110.5, 30)
        expect(frames["below"], 12, 50, 347, 30)
        let trailing = try await expanded { DynamicIslandExpandedRegion(.trailing) { Box(name: "beside", height: 30) } }.frames
        expect(trailing["beside"], 248.67, 12, 110.5, 30)
    }

    @Test func sidesOfTheSamePriorityShareTheWidthEvenly() async throws {
        let (_, frames) = try await expanded {
            DynamicIslandExpandedRegion(.leading) {
                Box(name: "beside", width: 20, height: 30)
                Box(name: "leading")
            }
            DynamicIslandExpandedRegion(.trailing) {
                Box(name: "other", width: 20, height: 30)
                Box(name: "trailing")
            }
        }
        expect(frames["leading"], 12, 50, 169.5, 20)
        expect(frames["trailing"], 189.5, 50, 169.5, 20)
    }

    @Test(arguments: [(1.0, 0.0), (0.0, 1.0)])
    func theSideOfHigherPriorityGetsTheRestOfTheWidth(_ leading: Double, _ trailing: Double) async throws {
        let (_, frames) = try await expanded {
            DynamicIslandExpandedRegion(.leading, priority: leading) {
                Box(name: "beside", width: 20, height: 30)
                Box(name: "leading")
            }
            DynamicIslandExpandedRegion(.trailing, priority: trailing) {
                Box(name: "other", width: 20, height: 30)
                Box(name: "trailing")
            }
        }
        let (wide, narrow): (CGFloat, CGFloat) = (347 - 8 - 110.5, 110.5)
        expect(frames["leading"], 12, 50, leading > trailing ? wide : narrow, 20)
        expect(frames["trailing"], 359 - (trailing > leading ? wide : narrow), 50, trailing > leading ? wide : narrow, 20)
    }

    @Test func whatIsTooWideBesideTheCameraIsNarrowedOrGoesBelow() async throws {
        func side(_ placement: DynamicIslandExpandedRegionVerticalPlacement) async throws -> [String: CGRect] {
            try await expanded {
                DynamicIslandExpandedRegion(.leading, priority: 1) {
                    Color.red.frame(maxWidth: 200).frame(height: 20).accessibilityLabel("wide").dynamicIsland(verticalPlacement: placement)
                }
                DynamicIslandExpandedRegion(.trailing) { Box(name: "trailing", width: 50) }
                DynamicIslandExpandedRegion(.bottom) { Box(name: "bottom") }
            }.frames
        }
        let narrowed = try await side(.default)
        expect(narrowed["wide"], 12, 12, 110.5, 20)
        expect(narrowed["bottom"], 12, 40, 347, 20)
        let below = try await side(.belowIfTooWide)
        expect(below["wide"], 12, 37, 200, 20)
        expect(below["trailing"], 309, 12, 50, 20)
        expect(below["bottom"], 12, 65, 347, 20)
    }

    @Test func whatFitsBesideTheCameraStaysThere() async throws {
        let (_, frames) = try await expanded {
            DynamicIslandExpandedRegion(.leading) { Box(name: "narrow", width: 110).dynamicIsland(verticalPlacement: .belowIfTooWide) }
            DynamicIslandExpandedRegion(.bottom) { Box(name: "bottom").dynamicIsland(verticalPlacement: .belowIfTooWide) }
        }
        expect(frames["narrow"], 12, 12, 110, 20)
        expect(frames["bottom"], 12, 40, 347, 20)
    }

    @Test func theSidesKeepClearOfAWideCentre() async throws {
        let (_, frames) = try await expanded {
            DynamicIslandExpandedRegion(.leading) { Box(name: "leading", width: 44, height: 44) }
            DynamicIslandExpandedRegion(.trailing) { Color.red.frame(maxWidth: 90).frame(height: 60).accessibilityLabel("trailing") }
            DynamicIslandExpandedRegion(.center) { Box(name: "center") }
        }
        expect(frames["center"], 109.67, 37, 151, 20)
        expect(frames["trailing"], 269, 12, 90, 60)
        #expect(try #require(frames["center"]).maxX + 8 <= (try #require(frames["trailing"]).minX) + 0.4)
    }

    @Test func whatTheSidesLeaveIsTheBottoms() async throws {
        let (snapshot, frames) = try await expanded {
            DynamicIslandExpandedRegion(.leading) { Box(name: "leading", width: 40, height: 50) }
            DynamicIslandExpandedRegion(.trailing) { Box(name: "trailing", width: 40) }
            DynamicIslandExpandedRegion(.bottom) { Box(name: "bottom", height: nil) }
        }
        expect(frames["bottom"], 12, 70, 347, 78)
        #expect(snapshot.size.height == 160)
    }

    @Test func contentMarginsMoveOuterEdgesAndTheFirstValueHolds() async throws {
        let (snapshot, frames) = try await expanded {
            DynamicIslandExpandedRegion(.leading) { Box(name: "leading", width: 40) }.contentMargins(.leading, 20).contentMargins(.all, 30)
            DynamicIslandExpandedRegion(.trailing) { Box(name: "trailing", width: 40) }.contentMargins(.trailing, 8).contentMargins(.all, 20)
            DynamicIslandExpandedRegion(.bottom) { Box(name: "bottom") }.contentMargins([.horizontal, .bottom], 24)
        }
        expect(frames["leading"], 20, 30, 40, 20)
        expect(frames["trailing"], 323, 20, 40, 20)
        expect(frames["bottom"], 24, 58, 323, 20)
        #expect(snapshot.size.height == 102)
    }

    @Test func marginsOfTheModeReplaceTheSystems() async throws {
        let (_, frames) = try await expanded {
            DynamicIslandExpandedRegion(.leading) { Box(name: "leading", width: 40) }
        } change: { island in
            island.contentMargins(.leading, 30, for: .expanded).contentMargins(.all, 20, for: .expanded).contentMargins(.all, 2, for: .minimal)
        }
        expect(frames["leading"], 30, 20, 40, 20)
    }

    @Test func rightToLeftTurnsTheIslandRound() async throws {
        let (_, frames) = try await expanded(isRightToLeft: true) {
            DynamicIslandExpandedRegion(.leading) { Box(name: "leading", width: 40) }.contentMargins(.leading, 20)
            DynamicIslandExpandedRegion(.trailing) { Box(name: "trailing", width: 60) }
            DynamicIslandExpandedRegion(.bottom) { Box(name: "bottom", width: 100) }
        }
        expect(frames["leading"], 311, 12, 40, 20)
        expect(frames["trailing"], 12, 12, 60, 20)
        expect(frames["bottom"], 135.5, 40, 100, 20)
    }

    @Test func contentHigherThanTheLimitIsCutAtItsLowerEdge() async throws {
        let (snapshot, frames) = try await expanded {
            DynamicIslandExpandedRegion(.leading) { Box(name: "leading", width: 40) }
            DynamicIslandExpandedRegion(.bottom) { Box(name: "bottom", height: 150) }
        }
        #expect(snapshot.size.height == 160)
        expect(frames["leading"], 12, 12, 40, 20)
        expect(frames["bottom"], 12, 40, 347, 150)
        #expect(snapshot.activity?.idealSize.height == 202)
        #expect(snapshot.root.effects == [.clip(.rect(CGRect(x: 0, y: 0, width: 371, height: 160)), evenOdd: false)])
    }

    @Test func longTextsWrapBesideTheCamera() async throws {
        let (snapshot, _) = try await expanded {
            DynamicIslandExpandedRegion(.leading) { Text("A long leading text in this place") }
            DynamicIslandExpandedRegion(.trailing) { Text("Trailing") }
            DynamicIslandExpandedRegion(.center) { Text("A centre that takes all of the width it can ever get here") }
        }
        let texts = snapshot.frames(ofRole: "Text")
        #expect(texts.count == 3)
        #expect(texts[0].width <= 110.5 + 1 / 3.0 && texts[0].height > 40)
        #expect(texts[1].width > 50 && texts[1].height < 25)
        #expect(texts[2].width > 90 && texts[2].minX > texts[0].maxX + 7 && texts[2].maxX < texts[1].minX - 7)
    }

    @Test func asOnAPictureOfAnIPhoneTheSidesBeginAtTheMarginAndTheCentreAtTheCamera() async throws {
        let island = DynamicIsland {
            DynamicIslandExpandedRegion(.leading) { Box(name: "leading", width: 70, height: 136) }
            DynamicIslandExpandedRegion(.trailing) { Box(name: "trailing", width: 70, height: 136) }
            DynamicIslandExpandedRegion(.center) { Box(name: "center", width: 100, height: 120) }
        } compactLeading: {
        } compactTrailing: {
        } minimal: {
        }
        var variant = Places.variant(.expanded)
        variant.activity?.margins = EdgeMargins(55.0 / 3)
        variant.activity?.camera = CGSize(width: 376.0 / 3, height: 110.0 / 3)
        let configuration = ActivityConfiguration(for: RideAttributes.self) { _ in
            Text("x")
        } dynamicIsland: { _ in
            island
        }
        let snapshot = try #require(await ActivityRendering(configuration, .ride(), in: [variant]).entries.first?.snapshots.first)
        expect(snapshot.labelledFrames["leading"], 18.33, 18.33, 70, 136)
        expect(snapshot.labelledFrames["trailing"], 282.67, 18.33, 70, 136)
        expect(snapshot.labelledFrames["center"], 135.33, 36.67, 100, 120)
        #expect(snapshot.size.height == 160)
    }

    @Test func severalViewsOfARegionAreAColumn() async throws {
        let (_, frames) = try await expanded {
            DynamicIslandExpandedRegion(.trailing) {
                Box(name: "first", width: 40)
                Spacer(minLength: 8)
                Box(name: "second", width: 30)
            }
            DynamicIslandExpandedRegion(.leading) { Box(name: "leading", width: 32, height: 32) }
            DynamicIslandExpandedRegion(.bottom) { Box(name: "bottom") }
        }
        let (first, second, bottom) = (try #require(frames["first"]), try #require(frames["second"]), try #require(frames["bottom"]))
        expect(first, 319, 12, 40, 20)
        #expect(isClose(second.maxX, 359) && isClose(bottom.maxY, 148))
        #expect(isClose(bottom.minY - second.maxY, 8))
    }
}

extension Snapshot {
    /// Frames of views by their accessibility label.
    var labelledFrames: [String: CGRect] {
        var result: [String: CGRect] = [:]
        root.visit { if let label = $0.accessibility?.label { result[label] = $0.frame } }
        return result
    }

    func frames(ofRole role: String) -> [CGRect] {
        var result: [CGRect] = []
        root.visit { if $0.role == role { result.append($0.frame) } }
        return result
    }
}

extension SnapshotNode {
    func visit(_ action: (SnapshotNode) -> Void) {
        action(self)
        for child in children { child.visit(action) }
    }
}
