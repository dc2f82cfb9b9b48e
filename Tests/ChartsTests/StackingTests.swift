import Foundation
import Testing

@testable import Charts

@Suite struct StackingTests {
    private func ends(_ amounts: [Double], _ method: MarkStackingMethod) -> [[Double]] {
        Stacking.stack(amounts.map { ($0, method) }).map { span in
            if case .stacked(let start, let end, _) = span { return [start, end] }
            return []
        }
    }

    @Test func amountsLieOnEachOther() {
        #expect(ends([1, 2, 3], .standard) == [[0, 1], [1, 3], [3, 6]])
        #expect(ends([1, -2, 3, -4], .standard) == [[0, 1], [0, -2], [1, 4], [-2, -6]])
        #expect(ends([1, 2], .unstacked) == [[0, 1], [0, 2]])
    }

    @Test func partsOfAWholeMakeOne() {
        #expect(ends([1, 3], .normalized) == [[0, 0.25], [0.25, 1]])
        #expect(ends([0, 0], .normalized) == [[0, 0], [0, 0]])
    }

    @Test func centredAmountsLieAroundZero() {
        #expect(ends([2, 4], .center) == [[-3, -1], [-1, 3]])
    }

    @Test func onlyTheOuterEndsAreTips() {
        let tips = Stacking.stack([(1, .standard), (2, .standard), (-1, .standard)]).map { span in
            if case .stacked(_, _, let isTip) = span { return isTip }
            return false
        }
        #expect(tips == [false, true, true])
    }

    @MainActor
    @Test func barsAtOnePlaceAreStackedAlongTheirQuantity() {
        let marks = Plot {
            BarMark(x: .value("City", "A"), y: .value("Sum", 3))
            BarMark(x: .value("City", "B"), y: .value("Sum", 1))
            BarMark(x: .value("City", "A"), y: .value("Sum", 2))
            BarMark(x: .value("Sum", 4), y: .value("City", "C"))
        }.marks
        let spans = Stacking.spans(of: marks)
        #expect(spans.map(\.quantity) == [.vertical, .vertical, .vertical, .horizontal])
        #expect(spans[2].y.data == [.number(3), .number(5)])
        #expect(spans[3].x.data == [.number(0), .number(4)])
    }
}
