import CoreGraphics
import FoundationOverlay

/// Lays out a view's tree: constraints first, then each view's own `layoutSubviews()`, until nothing changes any more.
@MainActor
enum LayoutPass {
    /// As often as UIKit tries before it gives up.
    private static let mostRounds = 20

    static func run(_ root: UIView) {
        guard root._needsLayoutInside, !root._isLayingOut else { return }
        root._isLayingOut = true
        defer { root._isLayingOut = false }
        for _ in 0..<mostRounds where root._needsLayoutInside {
            updateConstraints(root)
            clear(root)
            ConstraintLayout.apply(to: root)
            layOut(root)
        }
    }

    private static func updateConstraints(_ view: UIView) {
        AppearanceProxies.apply(to: view)
        if view._needsUpdateConstraints {
            view._needsUpdateConstraints = false
            view._controller?.updateViewConstraints()
            view.updateConstraints()
        }
        for subview in view.subviews { updateConstraints(subview) }
    }

    private static func clear(_ view: UIView) {
        view._needsLayoutInside = false
        for subview in view.subviews { clear(subview) }
    }

    private static func layOut(_ view: UIView) {
        view._controller?.viewWillLayoutSubviews()
        view.layoutSubviews()
        view._controller?.viewDidLayoutSubviews()
        for subview in view.subviews {
            if subview._laysOutAlone {
                subview._frameContent()
                ConstraintLayout.apply(to: subview)
            }
            layOut(subview)
        }
    }
}
