import FoundationOverlay
import UIKit
import ViewEngine

/// What is kept of a representable between two evaluations.
@MainActor
private final class Represented<Object: AnyObject, Coordinator> {
    let coordinator: Coordinator
    var object: Object?
    init(_ coordinator: Coordinator) { self.coordinator = coordinator }
}

/// The view that a representable makes once, and updates in each evaluation.
struct RepresentedView<Representable: UIViewRepresentable>: View {
    let representable: Representable
    @State private var kept: AnyObject?

    var body: some View {
        EvaluatedView { evaluation in
            let connected = evaluation._connected(representable)
            let known = kept as? Represented<Representable.UIViewType, Representable.Coordinator>
            let represented = known ?? Represented(connected.makeCoordinator())
            if known == nil { kept = represented }
            let context = UIViewRepresentableContext<Representable>(
                coordinator: represented.coordinator, transaction: Transaction(), environment: evaluation.environment)
            let view = _ViewUpdates.drawing {
                let view = represented.object ?? connected.makeUIView(context: context)
                represented.object = view
                connected.updateUIView(view, context: context)
                return view
            }
            UIKitSized(view: view) { connected.sizeThatFits($0, uiView: view, context: context) ?? UIKitSized.size(of: view, $0) }
                ._evaluate(evaluation)
        }
    }
}

/// The view of the controller that a representable makes once, and updates in each evaluation.
struct RepresentedController<Representable: UIViewControllerRepresentable>: View {
    let representable: Representable
    @State private var kept: AnyObject?

    var body: some View {
        EvaluatedView { evaluation in
            let connected = evaluation._connected(representable)
            let known = kept as? Represented<Representable.UIViewControllerType, Representable.Coordinator>
            let represented = known ?? Represented(connected.makeCoordinator())
            if known == nil { kept = represented }
            let context = UIViewControllerRepresentableContext<Representable>(
                coordinator: represented.coordinator, transaction: Transaction(), environment: evaluation.environment)
            let controller = _ViewUpdates.drawing {
                let controller = represented.object ?? connected.makeUIViewController(context: context)
                represented.object = controller
                connected.updateUIViewController(controller, context: context)
                return controller
            }
            UIKitSized(view: controller.view) {
                connected.sizeThatFits($0, uiViewController: controller, context: context)
                    ?? $0.replacingUnspecifiedDimensions(by: controller.preferredContentSize)
            }
            ._evaluate(evaluation)
        }
    }
}

/// A view of UIKit with a size that follows what it is offered.
struct UIKitSized: View, _PrimitiveView {
    typealias Body = Never

    let view: UIView
    let size: @MainActor (ProposedViewSize) -> CGSize

    /// As large as is offered, but not larger than its content where the view hugs that, and not smaller where it resists.
    @MainActor
    static func size(of view: UIView, _ proposal: ProposedViewSize) -> CGSize {
        let own = view.intrinsicContentSize
        let fitting = own.width < 0 || own.height < 0 ? view.systemLayoutSizeFitting(.zero) : own
        func length(_ own: CGFloat, _ fitting: CGFloat, _ offered: CGFloat?, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
            guard own >= 0 || fitting > 0 else { return offered ?? 10 }
            let content = own >= 0 ? own : fitting
            guard let offered else { return content }
            if offered > content, view.contentHuggingPriority(for: axis).rawValue >= UILayoutPriority.defaultHigh.rawValue { return content }
            if offered < content, view.contentCompressionResistancePriority(for: axis).rawValue >= UILayoutPriority.defaultHigh.rawValue {
                return content
            }
            return offered
        }
        return CGSize(
            width: length(own.width, fitting.width, proposal.width, .horizontal),
            height: length(own.height, fitting.height, proposal.height, .vertical))
    }

    func _evaluate(_ evaluation: Evaluation) {
        let (view, deferred) = (view, evaluation.deferred())
        let content = SizeDependentContent(name: _shortTypeName(type(of: view)), evaluation: deferred, size: size) { size, inner in
            UIKitLaidOut(view: view, size: size, safeArea: .zero)._evaluate(inner)
        }
        evaluation.append(.sizeDependent(content))
    }
}
