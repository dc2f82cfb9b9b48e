import Foundation
import Snapshot
@testable import SwiftUI
import Testing

@MainActor
@Suite struct ProgressViewTests {
    private struct Words: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text(verbatim: configuration.fractionCompleted.map { "\($0)" } ?? "unknown")
        }
    }

    private var interval: ClosedRange<Date> { testDate.addingTimeInterval(-30)...testDate.addingTimeInterval(90) }

    @Test func theBarIsFourPointsHighAndFilled() throws {
        let root = archive(CGSize(width: 200, height: 50)) { ProgressView(value: 25, total: 100) }.root
        let track = try #require(root.first(role: "Capsule"))
        #expect(track.frame == CGRect(x: 0, y: 23, width: 200, height: 4))
        guard case .fill(let outline, _, _)? = root.first(role: "BarFill")?.drawing.first else {
            Issue.record("no bar")
            return
        }
        #expect(outline.bounds.width == 50)
    }

    @Test func rightToLeftBarsFillFromTheRight() {
        let root = archive(CGSize(width: 200, height: 50)) { ProgressView(value: 0.25).environment(\.layoutDirection, .rightToLeft) }.root
        guard case .fill(let outline, _, _)? = root.first(role: "BarFill")?.drawing.first else {
            Issue.record("no bar")
            return
        }
        #expect(outline.bounds.minX == 150)
    }

    @Test(arguments: [(150.0, "1.0"), (-1.0, "0.0"), (50.0, "0.5")])
    func valuesStayInsideTheTotal(value: Double, expected: String) {
        #expect(firstText(archive { ProgressView(value: value, total: 100).progressViewStyle(Words()) }.root)?.detail == expected)
    }

    @Test func progressOfAnIntervalFollowsTheClockWithItsTimeBelow() throws {
        let root = archive(CGSize(width: 200, height: 50)) { ProgressView(timerInterval: interval) }.root
        guard case .progress(let progress)? = root.first(role: "TimerProgress")?.drawing.last else {
            Issue.record("no progress")
            return
        }
        #expect(progress.fraction(at: testDate) == 0.75)
        #expect(firstText(root)?.detail == "1:30")
    }

    @Test func hiddenLabelsLeaveTheBarAlone() {
        let root = archive(CGSize(width: 200, height: 50)) { ProgressView(timerInterval: interval).labelsHidden() }.root
        #expect(root.first(role: "TimerProgress") != nil)
        #expect(firstText(root) == nil)
    }

    @Test func intervalsHaveNoFractionForOwnStyles() {
        #expect(firstText(archive { ProgressView(timerInterval: interval).progressViewStyle(Words()) }.root)?.detail == "unknown")
    }

    @Test func circularProgressOfAnAppIsASpinnerAboveItsLabels() throws {
        let root = archive(CGSize(width: 80, height: 80)) {
            ProgressView("Loading", value: 0.5).progressViewStyle(.circular).environment(\.isInAppWindow, true)
        }.root
        #expect(root.first(role: "ProgressRing") == nil)
        let spinner = try #require(root.first(role: "SpinnerSpoke"))
        let label = try #require(firstText(root))
        #expect(spinner.frame.maxY <= label.frame.minY)
    }

    @Test func circularProgressIsARingAsLargeAsThereIsRoom() throws {
        let root = archive(CGSize(width: 80, height: 50)) { ProgressView(value: 0.5).progressViewStyle(.circular) }.root
        #expect(root.first(role: "ProgressRing")?.frame == CGRect(x: 15, y: 0, width: 50, height: 50))
        #expect(root.first(role: "RingArc") != nil)
    }

    @Test func unknownProgressIsASpinner() {
        #expect(archive { ProgressView() }.root.all.filter { $0.role == "SpinnerSpoke" }.count == 8)
    }

    /// An app's snapshot tests (iOS 18): diameters of 18.9, 20 and 56.2 points, and how strong each spoke is.
    @Test func spinnersGrowWithTheTextAndFadeFromTheLeft() throws {
        func side(_ size: DynamicTypeSize) -> CGFloat? {
            archive { ProgressView().dynamicTypeSize(size) }.root.first(role: "SpinnerSpoke")?.frame.width
        }
        #expect(try abs(#require(side(.medium)) - 18.9) < 0.4)
        #expect(side(.large) == 20)
        #expect(try abs(#require(side(.accessibility5)) - 56.2) < 0.4)
        let strengths = (0..<8).map { SpinnerSpoke.opacity($0, from: 0.85, to: 0.27) }
        #expect(zip(strengths, [0.27, 0.27, 0.27, 0.415, 0.56, 0.705, 0.85, 0.27]).allSatisfy { abs($0 - $1) < 0.01 })
    }

    /// A package's snapshot tests at text size medium (iOS 17): 13 points small, 35 large.
    @Test func spinnersFollowTheControlSize() throws {
        func side(_ size: ControlSize) -> CGFloat? {
            archive { ProgressView().controlSize(size).dynamicTypeSize(.medium) }.root.first(role: "SpinnerSpoke")?.frame.width
        }
        for (size, points) in [(ControlSize.mini, 13.0), (.small, 13), (.regular, 18.9), (.large, 35), (.extraLarge, 35)] {
            #expect(try abs(#require(side(size)) - points) < 0.4, "\(size)")
        }
    }

    @Test func styledTwiceTheProgressKeepsItsInterval() {
        struct Scaled: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View { ProgressView(configuration).scaleEffect(y: 2) }
        }
        let root = archive { ProgressView(timerInterval: interval).progressViewStyle(Scaled()) }.root
        #expect(root.first(role: "TimerProgress") != nil)
    }
}
