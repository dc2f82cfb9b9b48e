import FoundationOverlay
import UIKit
import ViewEngine

/// A view of UIKit with all that it holds, where its own layout puts that.
struct UIKitView: View, _PrimitiveView {
    typealias Body = Never

    let view: UIView
    /// Whether touches reach the view.
    var isTouchable = true

    func _evaluate(_ evaluation: Evaluation) {
        guard !view.isHidden, !view.layer.isHidden else { return }
        let name = _shortTypeName(type(of: view))
        let (view, isTouchable) = (view, isTouchable && view.isUserInteractionEnabled)
        evaluation.withEnvironment(prepare) {
            if view is UITableView {
                let open = PropertySite(in: evaluation).nested("OpenRow").keep { OpenRow() }
                return evaluation.withEnvironment({ $0.openRow = open }) { evaluate(evaluation, name, isTouchable) }
            }
            evaluate(evaluation, name, isTouchable)
        }
    }

    @MainActor
    private func evaluate(_ evaluation: Evaluation, _ name: String, _ isTouchable: Bool) {
        let tree = UIKitTree(view: view, name: name, isTouchable: isTouchable)
        let shown = tree.modifier(UIKitEffects(view: view))
        if isTouchable, let scroll = view as? UIScrollView, scroll.isScrollEnabled, evaluation.archive.pass.isRunning {
            var control = LiveControl(role: "ScrollView", isEnabled: true)
            control.title = view.accessibilityLabel ?? "Scroll"
            control.scroll = { scroll._scroll(by: $0) }
            return evaluation.appendControl("Scrolled", control: control) { shown._evaluate(evaluation) }
        }
        guard isTouchable, let control = control(evaluation) else { return shown._evaluate(evaluation) }
        evaluation.appendControl(control.role, traits: control.tap == nil ? [] : ["button"], control: control) { shown._evaluate(evaluation) }
    }

    /// What touches of the view do; nil where nothing happens.
    @MainActor
    private func control(_ evaluation: Evaluation) -> LiveControl? {
        let (tap, followers) = (view._tapAction, view._touchFollowers)
        guard evaluation.archive.pass.isRunning, tap != nil || !followers.isEmpty else { return nil }
        var control = LiveControl(role: role, isEnabled: evaluation.environment.isEnabled)
        if let tap { control.tap = { tap.run() } }
        control.title = title
        control.recognizers = followers
        control.gestures = view._touchGestures
        return control
    }

    private var role: String {
        switch view {
        case is UIButton: "Button"
        case is UITableViewCell, is UICollectionViewCell: "Cell"
        case is UIControl: _shortTypeName(type(of: view))
        default: "Tappable"
        }
    }

    private var title: String? {
        if let label = view.accessibilityLabel { return label }
        let button = view as? UIButton
        return button?.currentTitle ?? button?.currentAttributedTitle?.string ?? button?.currentImage?._symbolName
    }

    private func prepare(_ environment: inout EnvironmentValues) {
        if let tint = view._tintColor { environment.tintStyle = AnyShapeStyle(Color(uiColor: tint)) }
        let style = view._controllerStyle ?? view.overrideUserInterfaceStyle
        if let scheme = ColorScheme(style) { environment.colorScheme = scheme }
        if let control = view as? UIControl, !control.isEnabled { environment.isEnabled = false }
        environment.stackOrientation = nil
    }
}

/// The ground of a view, what it shows itself, and the views in it.
private struct UIKitTree: View, _PrimitiveView {
    typealias Body = Never

    let view: UIView
    let name: String
    let isTouchable: Bool

    func _evaluate(_ evaluation: Evaluation) {
        var (nodes, frames): ([Node], [CGRect]) = ([], [])
        let bounds = view.bounds
        let own = CGRect(origin: .zero, size: bounds.size)
        evaluation.descend(.view(name)) {
            @MainActor func add(_ part: some View, _ frame: CGRect, _ component: IdentityPath.Component) {
                evaluation.descend(component) {
                    for node in evaluation.collect({ part._evaluate(evaluation) }) {
                        nodes.append(node)
                        frames.append(frame)
                    }
                }
            }
            add(UIKitLayerGround(layer: view.layer, color: view.backgroundColor), own, .view("Ground"))
            for (index, layer) in UIKitLayer.own(of: view).enumerated() { add(UIKitLayer(layer: layer), layer.frame, .index(index)) }
            if let drawn = view._drawnImage() { add(Image(uiImage: drawn).resizable(), own, .view("Drawing")) }
            if let content = UIKitContent.content(of: view, isMeasured: false) {
                add(content, UIKitContent.frame(of: view), .view("Content"))
            }
            for (index, subview) in view.subviews.enumerated() where !subview._isPresented {
                let frame = subview.frame.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
                guard !(view is UIScrollView) || frame.intersects(own) else { continue }
                if let cell = subview as? UITableViewCell {
                    add(UIKitRow(cell: cell, isTouchable: isTouchable), frame, .index(index))
                } else {
                    add(UIKitView(view: subview, isTouchable: isTouchable), frame, .index(index))
                }
            }
            let box = UIKitFrames(size: bounds.size, frames: frames)._box(named: name)
            nodes = [Node(.layout(box, children: nodes), environment: evaluation.environment, path: evaluation.path)]
        }
        nodes.forEach(evaluation.append)
    }
}

/// Views at frames that are known, in points.
private struct UIKitFrames: Layout {
    let size: CGSize
    let frames: [CGRect]

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { size }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (subview, frame) in zip(subviews, frames) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.midX, y: bounds.minY + frame.midY), anchor: .center, proposal: ProposedViewSize(frame.size))
        }
    }
}

/// Clipping, transparency, shadow and transform of a view.
private struct UIKitEffects: ViewModifier {
    let view: UIView

    func body(content: Content) -> some View {
        let layer = view.layer
        var shown = AnyView(content)
        if layer.borderWidth > 0, let color = layer.borderColor {
            shown = AnyView(shown.overlay { UIKitCorners(layer: layer).strokeBorder(Color(cgColor: color), lineWidth: layer.borderWidth) })
        }
        if layer.masksToBounds || view is UIScrollView { shown = AnyView(shown.clipShape(UIKitCorners(layer: layer))) }
        if let mask = view.mask { shown = AnyView(shown.mask(alignment: .topLeading) { UIKitView(view: mask) }) }
        if let mask = layer.mask { shown = AnyView(shown.mask(alignment: .topLeading) { UIKitLayer(layer: mask) }) }
        if layer.shadowOpacity > 0 {
            let color = (layer.shadowColor.map { Color(cgColor: $0) } ?? .black).opacity(Double(layer.shadowOpacity))
            shown = AnyView(
                shown.compositingGroup().shadow(color: color, radius: layer.shadowRadius, x: layer.shadowOffset.width, y: layer.shadowOffset.height))
        }
        if !view.transform.isIdentity {
            let middle = CGPoint(x: view.bounds.width / 2, y: view.bounds.height / 2)
            let around = CGAffineTransform(translationX: -middle.x, y: -middle.y).concatenating(view.transform)
                .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
            shown = AnyView(shown.transformEffect(around))
        }
        let opacity = Double(view.alpha) * Double(layer.opacity)
        if opacity < 1 { shown = AnyView(shown.modifier(UIKitOpacity(opacity: opacity))) }
        if let label = view.accessibilityLabel { shown = AnyView(shown.accessibilityLabel(Text(verbatim: label))) }
        if let identifier = view.accessibilityIdentifier { shown = AnyView(shown.accessibilityIdentifier(identifier)) }
        return shown
    }
}

/// A layer's opacity, which acts on all in it at once.
struct UIKitOpacity: ViewModifier {
    let opacity: Double

    func body(content: Content) -> some View {
        if opacity < 1 { content.compositingGroup().opacity(opacity) } else { content }
    }
}
