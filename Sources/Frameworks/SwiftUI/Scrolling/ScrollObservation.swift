import FoundationOverlay
import ViewEngine

extension View {
    /// Hears when what is told of a scroll view's geometry changes.
    /// - Support: works
    public nonisolated func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        nonisolated(unsafe) let (transform, action) = (transform, action)
        return changingEnvironment {
            $0.scrollSettings.observers.append { geometry, evaluation in
                let pass = evaluation.archive.pass
                let place = pass.place(of: "ScrollGeometry", at: evaluation.path)
                guard let geometry else { return }
                pass.note(.change(of: transform(geometry), action), at: place)
            }
        }
    }

    /// Hears when a part of the view comes in sight, and when it is out of it.
    /// - Support: works
    public nonisolated func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View {
        nonisolated(unsafe) let action = action
        return modifier(VisibilityObservation(threshold: threshold) { action($0) })
    }
}

private struct VisibilityObservation: ViewModifier {
    let threshold: Double
    let action: @MainActor (Bool) -> Void
    @State private var sight = Sight()

    nonisolated init(threshold: Double, action: @escaping @MainActor (Bool) -> Void) {
        self.threshold = threshold
        self.action = action
    }

    /// Whether enough of the view was seen when it was placed last.
    private final class Sight: @unchecked Sendable { var isSeen = false }

    func body(content: Content) -> some View {
        EvaluatedView { evaluation in
            let (pass, viewport, sight) = (evaluation.archive.pass, evaluation.environment.scrollViewport, sight)
            guard pass.isRunning else { return content._evaluate(evaluation) }
            let (known, action) = (sight.isSeen, action)
            pass.note(.change(of: known) { _, new in action(new) }, at: pass.place(of: "Visibility", at: evaluation.path))
            content.annotation(
                .placed { [threshold] frame, archive in
                    let area = viewport?.extent.frame ?? archive.containerFrame
                    let seen = frame.intersection(area)
                    let part = frame.isEmpty || seen.isNull ? 0 : seen.width * seen.height / (frame.width * frame.height)
                    sight.isSeen = part >= threshold && part > 0
                    if sight.isSeen != known { pass.changed() }
                }
            )._evaluate(evaluation)
        }
    }
}
