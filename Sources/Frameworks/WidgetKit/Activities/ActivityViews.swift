import ActivityKit
import ExtensionProtocol
import FoundationOverlay
import SwiftUI
import ViewEngine

/// The closures of an ``ActivityConfiguration``, and which of them a place shows.
@MainActor
struct ActivityViews<Attributes: ActivityAttributes> {
    let content: @MainActor (ActivityViewContext<Attributes>) -> AnyView
    let island: @MainActor (ActivityViewContext<Attributes>) -> DynamicIsland

    /// Appends the nodes of the presentation that the evaluation's place asks for; without a place, the Lock Screen's.
    func evaluate(_ context: ActivityViewContext<Attributes>, _ evaluation: Evaluation) {
        let place = evaluation.environment.activityPlace ?? ActivityPlace(presentation: .lockScreen, minimumSize: .zero)
        switch place.presentation {
        case .lockScreen, .small: content(context)._evaluate(evaluation)
        case .compactLeading, .compactTrailing, .minimal, .expanded: IslandEvaluation(island: island(context), place: place).evaluate(evaluation)
        }
    }
}
