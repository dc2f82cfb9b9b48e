import Constraints
import CoreGraphics

/// What a stack asks of the views that it arranges.
@MainActor
struct StackConstraints {
    private let stack: UIStackView
    private let layout: ConstraintLayout
    private let views: [UIView]
    private let isHorizontal: Bool

    /// UIKit's own priorities for what is to be no larger than needed, as logged by `_UISV-spanning-fit` and `_UISV-ambiguity-suppression`.
    private static var fitting: Double { Double(UIMetrics[.stackFitting]) }
    private static var suppression: Double { Double(UIMetrics[.stackSuppression]) }

    init(_ stack: UIStackView, in layout: ConstraintLayout) {
        (self.stack, self.layout, views) = (stack, layout, stack._shownSubviews)
        isHorizontal = stack.axis == .horizontal
    }

    func add() {
        guard let outer = layout.frames[ObjectIdentifier(stack)] else { return }
        let ground = stack.isLayoutMarginsRelativeArrangement ? outer.inset(by: stack.layoutMargins) : outer
        guard !views.isEmpty else {
            layout.add(length(outer), .equal, priority: Self.fitting)
            return layout.add(breadth(outer), .equal, priority: Self.fitting)
        }
        arrange(in: ground)
        for view in views { align(view, in: ground) }
        if isBaselineAligned { alignBaselines() }
        if stack.alignment != .fill { layout.add(breadth(outer), .equal, priority: Self.fitting) }
    }

    // MARK: Along the axis

    private func arrange(in ground: FrameExpressions) {
        equal(start(frame(views[0])), start(ground))
        equal(end(frame(views[views.count - 1])), end(ground))
        for (view, next) in zip(views, views.dropFirst()) { space(view, next) }
        switch stack.distribution {
        case .fill: break
        case .fillEqually: for view in views.dropFirst() { equal(length(frame(view)), length(frame(views[0]))) }
        case .fillProportionally: proportion()
        case .equalSpacing: equalGaps { start(frame($1)) - end(frame($0)) }
        case .equalCentering: equalGaps { center(frame($1)) - center(frame($0)) }
        }
    }

    private func space(_ view: UIView, _ next: UIView) {
        let gap = (start(frame(next)) - end(frame(view))).plus(-stack._spacing(after: view))
        let isExact = stack.distribution != .equalSpacing && stack.distribution != .equalCentering
        layout.add(gap, isExact ? .equal : .greaterThanOrEqual, priority: 1000)
        if !isExact { layout.add(gap, .equal, priority: Self.suppression) }
    }

    private func equalGaps(_ gap: (UIView, UIView) -> LinearExpression) {
        let gaps = zip(views, views.dropFirst()).map(gap)
        for other in gaps.dropFirst() { layout.add(other - gaps[0], .equal, priority: 1000) }
    }

    /// Lengths as their own ones are to each other.
    private func proportion() {
        let own = views.map { isHorizontal ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height }
        guard let first = own.first, first > 0 else { return }
        for (view, length) in zip(views, own).dropFirst() where length > 0 {
            let wanted = self.length(frame(views[0])) * Double(length / first)
            layout.add(self.length(frame(view)) - wanted, .equal, priority: 999)
        }
    }

    // MARK: Across the axis

    private var isBaselineAligned: Bool { isHorizontal && (stack.alignment == .firstBaseline || stack.alignment == .lastBaseline) }

    private func align(_ view: UIView, in ground: FrameExpressions) {
        let (upper, lower) = (near(frame(view)) - near(ground), far(frame(view)) - far(ground))
        switch stack.alignment {
        case .fill:
            layout.add(upper, .equal, priority: 1000)
            layout.add(lower, .equal, priority: 1000)
            return
        case .leading where isHorizontal || !layout.isRightToLeft, .trailing where !isHorizontal && layout.isRightToLeft:
            layout.add(upper, .equal, priority: 1000)
        case .trailing, .leading: layout.add(lower, .equal, priority: 1000)
        case .center: layout.add(upper + lower, .equal, priority: 1000)
        case .firstBaseline, .lastBaseline: break
        }
        layout.add(upper, .greaterThanOrEqual, priority: 1000)
        layout.add(lower, .lessThanOrEqual, priority: 1000)
    }

    private func alignBaselines() {
        let lines = views.compactMap { layout.baseline(of: $0, isFirst: stack.alignment == .firstBaseline) }
        for line in lines.dropFirst() { layout.add(line - lines[0], .equal, priority: 1000) }
    }

    // MARK: Edges

    private func frame(_ view: UIView) -> FrameExpressions {
        layout.frames[ObjectIdentifier(view)]
            ?? FrameExpressions(x: LinearExpression(), y: LinearExpression(), width: LinearExpression(), height: LinearExpression())
    }

    private func equal(_ a: LinearExpression, _ b: LinearExpression) { layout.add(a - b, .equal, priority: 1000) }

    private func length(_ frame: FrameExpressions) -> LinearExpression { isHorizontal ? frame.width : frame.height }
    private func breadth(_ frame: FrameExpressions) -> LinearExpression { isHorizontal ? frame.height : frame.width }
    private func start(_ frame: FrameExpressions) -> LinearExpression { along(frame, .leading, .top) }
    private func end(_ frame: FrameExpressions) -> LinearExpression { along(frame, .trailing, .bottom) }
    private func center(_ frame: FrameExpressions) -> LinearExpression { (start(frame) + end(frame)) * 0.5 }
    private func near(_ frame: FrameExpressions) -> LinearExpression { isHorizontal ? frame.y : frame.x }
    private func far(_ frame: FrameExpressions) -> LinearExpression { isHorizontal ? frame.y + frame.height : frame.x + frame.width }

    private func along(
        _ frame: FrameExpressions, _ horizontal: NSLayoutConstraint.Attribute, _ vertical: NSLayoutConstraint.Attribute
    ) -> LinearExpression {
        frame.value(of: isHorizontal ? horizontal : vertical, isRightToLeft: layout.isRightToLeft) ?? LinearExpression()
    }
}
