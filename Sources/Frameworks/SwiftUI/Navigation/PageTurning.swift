import FoundationOverlay
import Metrics
import ViewEngine

/// How far a finger has moved the pages of a tab view, and whether it has turned one.
final class PageTurning {
    private var distance: CGFloat = 0
    private var hasTurned = false
    private let metrics = GestureMetrics.shared

    /// By how many pages a movement of the content turns, -1, 0 or 1. `distance` is in points, positive towards the next page.
    func move(_ distance: CGFloat, width: CGFloat) -> Int {
        // A movement that far is a whole one: no finger leaves after it.
        if abs(distance) >= width * metrics.pageTurn {
            (self.distance, hasTurned) = (0, false)
            return distance > 0 ? 1 : -1
        }
        self.distance += distance
        guard !hasTurned, abs(self.distance) >= width * metrics.pageTurn else { return 0 }
        hasTurned = true
        return self.distance > 0 ? 1 : -1
    }

    /// By how many pages it turns when the finger leaves with a speed in points a second.
    func rest(velocity: CGFloat, width: CGFloat) -> Int {
        defer { (distance, hasTurned) = (0, false) }
        guard !hasTurned, abs(distance) >= width * metrics.pageRelease || abs(velocity) >= metrics.swipeVelocity else { return 0 }
        return (distance == 0 ? velocity : distance) > 0 ? 1 : -1
    }
}

/// The page that is shown; a swipe turns to the one beside it.
struct TurnedPages<Content: View>: View {
    /// Turns by a number of pages; false where there is none.
    let turn: @MainActor (Int) -> Bool
    let content: Content

    var body: some View {
        EvaluatedView { evaluation in
            guard evaluation.archive.pass.isRunning, evaluation.environment.isScrollEnabled else { return content._evaluate(evaluation) }
            let turning = PropertySite(in: evaluation).keep { PageTurning() }
            let (turn, width) = (turn, DeviceTraits.current.screenSize.width)
            let sign: CGFloat = evaluation.environment.isRightToLeft ? -1 : 1
            var control = LiveControl(role: "ScrollView", isEnabled: true)
            control.title = "Pages"
            control.scroll = { distance in
                guard abs(distance.width) > abs(distance.height) else { return false }
                let pages = turning.move(distance.width * sign, width: width)
                return pages == 0 || turn(pages)
            }
            control.rest = { velocity in
                let pages = turning.rest(velocity: velocity.width * sign, width: width)
                if pages != 0 { _ = turn(pages) }
            }
            evaluation.appendControl("Pages", control: control) { content._evaluate(evaluation) }
        }
    }
}
