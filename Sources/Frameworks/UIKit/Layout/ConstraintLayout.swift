import Constraints
import CoreGraphics
import IsletModel
import Snapshot

/// Where the constraints in a view's tree put its views: gathers them, has them solved, and sets the frames.
///
/// Texts that wrap are asked for their height at the width that the first solution gives them, as UIKit does.
@MainActor
final class ConstraintLayout {
    let root: UIView
    let isRightToLeft: Bool
    private(set) var frames: [ObjectIdentifier: FrameExpressions] = [:]
    /// All views of the tree, from outside to inside.
    private var views: [UIView] = []
    private var sources: [(number: Int, constraint: NSLayoutConstraint)] = []
    private var solver = ConstraintSolver()
    private var variableCount = 0
    /// The widths in points that texts are wrapped at.
    private var wrapWidths: [ObjectIdentifier: CGFloat] = [:]
    private let rootSize: (width: RootLength, height: RootLength)

    enum RootLength {
        case fixed(CGFloat)
        /// As near as the priority says, and no longer than needed.
        case fitting(CGFloat, UILayoutPriority)
    }

    /// How often texts are measured anew for widths that changed.
    private static let rounds = 3

    private init(_ root: UIView, width: RootLength, height: RootLength) {
        self.root = root
        rootSize = (width, height)
        isRightToLeft = root._isRightToLeft
    }

    /// Sets the frames of all views below `root`, whose own size stays. Nothing happens where there are no constraints.
    static func apply(to root: UIView) {
        guard root._hasConstraintsInside else { return }
        let layout = ConstraintLayout(root, width: .fixed(root.bounds.width), height: .fixed(root.bounds.height))
        layout.solve()
        layout.reportBreaches()
        layout.setFrames()
    }

    /// The size in points that a view's constraints want.
    static func fittingSize(
        of view: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        let width: RootLength = horizontal == .required ? .fixed(target.width) : .fitting(target.width, horizontal)
        let height: RootLength = vertical == .required ? .fixed(target.height) : .fitting(target.height, vertical)
        let layout = ConstraintLayout(view, width: width, height: height)
        layout.solve()
        return layout.frame(of: view).size
    }

    // MARK: Gathering

    private func solve() {
        for _ in 0..<Self.rounds {
            (solver, frames, views, sources, variableCount) = (ConstraintSolver(), [:], [], [], 0)
            gather()
            solver.solve()
            guard wrapAgain() else { return }
        }
    }

    private func gather() {
        let frame = FrameExpressions(
            x: LinearExpression(), y: LinearExpression(), width: length(rootSize.width), height: length(rootSize.height))
        enter(root, frame)
        for view in views {
            for constraint in view._constraints { add(constraint) }
            if let stack = view as? UIStackView { StackConstraints(stack, in: self).add() }
            if view === root ? isRootFlexible : view._isConstrained { addIntrinsicSize(of: view) }
        }
    }

    private var isRootFlexible: Bool {
        if case .fitting = rootSize.width { return true }
        if case .fitting = rootSize.height { return true }
        return false
    }

    private func length(_ length: RootLength) -> LinearExpression {
        switch length {
        case .fixed(let points): return LinearExpression(constant: Double(points))
        case .fitting(let points, let priority):
            let unknown = newUnknown()
            solver.add(LinearConstraint(unknown.plus(-points), .equal, priority: Double(priority.rawValue)))
            solver.add(LinearConstraint(unknown, .greaterThanOrEqual, priority: 1000))
            return unknown
        }
    }

    func newUnknown() -> LinearExpression {
        variableCount += 1
        let variable = Variable(variableCount)
        solver.introduce(variable)
        return LinearExpression(variable)
    }

    private func newFrame() -> FrameExpressions {
        let frame = FrameExpressions(x: newUnknown(), y: newUnknown(), width: newUnknown(), height: newUnknown())
        add(frame.width, .greaterThanOrEqual, priority: 1000)
        add(frame.height, .greaterThanOrEqual, priority: 1000)
        return frame
    }

    private func enter(_ view: UIView, _ frame: FrameExpressions) {
        views.append(view)
        frames[ObjectIdentifier(view)] = frame
        for guide in view._guides { frames[ObjectIdentifier(guide)] = self.frame(of: guide, in: view, frame) }
        guard view === root || !view._laysOutAlone else { return }
        for subview in view.subviews {
            enter(subview, subview._isConstrained ? newFrame() : follow(subview, view, frame))
        }
    }

    /// A view without constraints keeps its frame, and follows its superview as its mask says.
    private func follow(_ view: UIView, _ superview: UIView, _ outer: FrameExpressions) -> FrameExpressions {
        let (frame, known) = (view.frame, superview.bounds.size)
        let (across, down) = (Autoresizing(view.autoresizingMask, .horizontal), Autoresizing(view.autoresizingMask, .vertical))
        let (widthShare, heightShare) = (across.parts(of: 1), down.parts(of: 1))
        let (growth, rise) = (outer.width.plus(-known.width), outer.height.plus(-known.height))
        return FrameExpressions(
            x: outer.x.plus(frame.minX) + growth * Double(widthShare.origin),
            y: outer.y.plus(frame.minY) + rise * Double(heightShare.origin),
            width: (growth * Double(widthShare.length)).plus(frame.width),
            height: (rise * Double(heightShare.length)).plus(frame.height))
    }

    private func frame(of guide: UILayoutGuide, in view: UIView, _ frame: FrameExpressions) -> FrameExpressions {
        switch guide.kind {
        case .free: return newFrame()
        case .safeArea: return frame.inset(by: view.safeAreaInsets)
        case .margins, .readable: return frame.inset(by: view.layoutMargins)
        case .keyboard:
            let usesSafeArea = (guide as? UIKeyboardLayoutGuide)?.usesBottomSafeArea ?? true
            let height = max(_FirstResponder.keyboardHeight, usesSafeArea ? view.safeAreaInsets.bottom : 0)
            return FrameExpressions(
                x: frame.x, y: (frame.y + frame.height).plus(-height), width: frame.width, height: LinearExpression(constant: height))
        case .scrollFrame: return frame
        case .scrollContent:
            var content = newFrame()
            (content.x, content.y) = (frame.x, frame.y)
            return content
        }
    }

    // MARK: Constraints

    func add(_ expression: LinearExpression, _ relation: LinearConstraint.Relation, priority: Double) {
        solver.add(LinearConstraint(expression, relation, priority: priority))
    }

    private func add(_ constraint: NSLayoutConstraint) {
        guard let first = value(constraint.firstItem, constraint.firstAttribute, beside: constraint.secondItem) else { return }
        var difference = first.plus(-constraint.constant)
        if constraint.secondAttribute != .notAnAttribute {
            guard let second = value(constraint.secondItem, constraint.secondAttribute, beside: constraint.firstItem) else { return }
            difference.add(second, times: -Double(constraint.multiplier))
        }
        let relation: LinearConstraint.Relation =
            switch constraint.relation {
            case .equal: .equal
            case .lessThanOrEqual: .lessThanOrEqual
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
        let number = solver.add(LinearConstraint(difference, relation, priority: Double(constraint.priority.rawValue)))
        sources.append((number, constraint))
    }

    private func value(_ object: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, beside other: AnyObject?) -> LinearExpression? {
        guard let object, let item = LayoutItem(object) else { return nil }
        if case .view(let view) = item, attribute == .firstBaseline || attribute == .lastBaseline {
            return baseline(of: view, isFirst: attribute == .firstBaseline)
        }
        return frame(of: item, attribute, beside: other)?.value(of: attribute, isRightToLeft: isRightToLeft)
    }

    private func frame(of item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, beside other: AnyObject?) -> FrameExpressions? {
        switch item {
        case .guide(let guide): return frames[ObjectIdentifier(guide)]
        case .view(let view):
            if let scroll = view as? UIScrollView, !attribute.isSize, let inner = LayoutItem(other)?.view, inner !== view,
                inner.isDescendant(of: view)
            {
                return frames[ObjectIdentifier(scroll.contentLayoutGuide)]
            }
            return attribute.isWithinMargins ? frames[ObjectIdentifier(view)]?.inset(by: view.layoutMargins) : frames[ObjectIdentifier(view)]
        }
    }

    /// Where a text stands, which lies in the middle of its view; the lower edge of a view without text.
    func baseline(of view: UIView, isFirst: Bool) -> LinearExpression? {
        guard let frame = frames[ObjectIdentifier(view)] else { return nil }
        if let stack = view as? UIStackView, let inner = isFirst ? stack._shownSubviews.first : stack._shownSubviews.last {
            return baseline(of: inner, isFirst: isFirst)
        }
        guard let offset = view._baseline(isFirst: isFirst, width: wrapWidths[ObjectIdentifier(view)]) else { return frame.y + frame.height }
        return frame.y + (frame.height * 0.5).plus(offset.below - offset.height / 2)
    }

    private func addIntrinsicSize(of view: UIView) {
        guard let frame = frames[ObjectIdentifier(view)] else { return }
        let size = wrapWidths[ObjectIdentifier(view)].map { view._wrappedSize($0) } ?? view.intrinsicContentSize
        for (length, axis, expression) in [
            (size.width, NSLayoutConstraint.Axis.horizontal, frame.width), (size.height, .vertical, frame.height),
        ] where length != UIView.noIntrinsicMetric {
            let difference = expression.plus(-length)
            add(difference, .lessThanOrEqual, priority: Double(view.contentHuggingPriority(for: axis).rawValue))
            add(difference, .greaterThanOrEqual, priority: Double(view.contentCompressionResistancePriority(for: axis).rawValue))
        }
    }

    // MARK: Results

    private func value(_ expression: LinearExpression) -> CGFloat {
        CGFloat(expression.factors.reduce(expression.constant) { $0 + solver.value(of: $1.key) * $1.value })
    }

    private func frame(of item: AnyObject) -> CGRect {
        guard let frame = frames[ObjectIdentifier(item)] else { return .zero }
        return CGRect(x: value(frame.x), y: value(frame.y), width: value(frame.width), height: value(frame.height))
    }

    /// Whether texts that wrap have become narrower than they were measured.
    private func wrapAgain() -> Bool {
        var isDifferent = false
        for view in views where view._wraps && (view._isConstrained || view === root) {
            let key = ObjectIdentifier(view)
            let width = frame(of: view).width
            let known = wrapWidths[key] ?? view.intrinsicContentSize.width
            guard width < known - 0.01 || wrapWidths[key].map({ abs($0 - width) > 0.01 }) ?? false else { continue }
            wrapWidths[key] = width
            isDifferent = true
        }
        return isDifferent
    }

    private func setFrames() {
        for view in views {
            let own = frame(of: view)
            for guide in view._guides { guide.layoutFrame = frame(of: guide).offsetBy(dx: -own.minX, dy: -own.minY) }
            if let scroll = view as? UIScrollView, scroll._usesContentGuide { scroll._setContentSize(scroll.contentLayoutGuide.layoutFrame.size) }
            guard view !== root, let superview = view.superview else { continue }
            let outer = frame(of: superview)
            view._place(CGRect(x: own.minX - outer.minX, y: own.minY - outer.minY, width: own.width, height: own.height))
        }
    }

    /// A tree that has no size yet is laid out again when it has one.
    private func reportBreaches() {
        guard root.bounds.width > 0, root.bounds.height > 0 else { return }
        for (number, constraint) in sources where constraint.priority == .required && solver.breach(of: number) > 0.5 {
            FindingStore.current.note(
                SnapshotDiagnostic(
                    code: .unsatisfiableConstraints, severity: .warning,
                    message: "\(constraint._description) cannot be met together with the other required constraints; it is off by "
                        + "\(Int(solver.breach(of: number).rounded())) points. Lower the priority of one of them."))
        }
    }
}

extension NSLayoutConstraint {
    /// The constraint in words.
    var _description: String {
        let sign = ["≤", "=", "≥"][relation.rawValue + 1]
        let first = "\(Self.name(of: firstItem)).\(firstAttribute)"
        guard secondAttribute != .notAnAttribute else { return "\(first) \(sign) \(constant)" }
        let factor = multiplier == 1 ? "" : " × \(multiplier)"
        let sum = constant == 0 ? "" : constant > 0 ? " + \(constant)" : " − \(-constant)"
        return "\(first) \(sign) \(Self.name(of: secondItem)).\(secondAttribute)\(factor)\(sum)"
    }

    private static func name(of item: AnyObject?) -> String {
        switch LayoutItem(item) {
        case .view(let view): view.accessibilityIdentifier ?? String(describing: type(of: view))
        case .guide(let guide): guide.owningView.map { "guide of \(type(of: $0))" } ?? "guide"
        case nil: "nothing"
        }
    }
}
