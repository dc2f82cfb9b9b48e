import CoreGraphics
import FoundationOverlay
import Metrics

/// Constraints written as a picture: `H:|-[title(>=80)]-8-[icon]|`.
@MainActor
struct VisualFormat {
    private struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        /// A number, a metric's name or a view's.
        var value: String
        var priority = UILayoutPriority.required
    }

    private let format: String
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: Any]
    private let views: [String: Any]
    private var rest: Substring
    private var isHorizontal = true
    private var constraints: [NSLayoutConstraint] = []

    init(_ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any], _ views: [String: Any]) {
        (self.format, self.options, self.metrics, self.views) = (format, options, metrics, views)
        rest = Substring(format.filter { !$0.isWhitespace })
    }

    mutating func parse() -> [NSLayoutConstraint] {
        if take("V:") { isHorizontal = false } else { _ = take("H:") }
        var previous: UIView?
        var startsAtEdge = take("|")
        var gap: [Predicate]? = startsAtEdge ? readGap() : nil
        var all: [UIView] = []
        while take("[") {
            let name = read { $0 != "]" && $0 != "(" }
            guard let view = views[name] as? UIView else { return fail("no view is named “\(name)”") }
            let sizes = take("(") ? readPredicates() : []
            guard take("]") else { return fail("“]” is missing after “\(name)”") }
            for size in sizes { constrain(view, size) }
            if let previous { connect(previous, view, gap ?? [Predicate(value: "0")]) }
            if startsAtEdge, let superview = view.superview { connect(superview, view, gap ?? [Predicate(value: "0")]) }
            startsAtEdge = false
            all.append(view)
            previous = view
            gap = readGap()
        }
        if take("|"), let previous, let superview = previous.superview { connect(previous, superview, gap ?? [Predicate(value: "0")]) }
        guard rest.isEmpty else { return fail("“\(rest)” cannot be read") }
        align(all)
        return constraints
    }

    private func fail(_ reason: String) -> [NSLayoutConstraint] {
        UnsupportedAPI.report("NSLayoutConstraint.constraints(withVisualFormat:)", "“\(format)”: \(reason)")
        return []
    }

    // MARK: Reading

    private mutating func take(_ prefix: String) -> Bool {
        guard rest.hasPrefix(prefix) else { return false }
        rest = rest.dropFirst(prefix.count)
        return true
    }

    private mutating func read(while isIncluded: (Character) -> Bool) -> String {
        let part = rest.prefix(while: isIncluded)
        rest = rest.dropFirst(part.count)
        return String(part)
    }

    /// The distance between two brackets; nil where they touch, empty for the system's own.
    private mutating func readGap() -> [Predicate]? {
        guard take("-") else { return nil }
        if rest.hasPrefix("[") || rest.hasPrefix("|") { return [] }
        let predicates = take("(") ? readPredicates() : [predicate(read { $0 != "-" })]
        _ = take("-")
        return predicates
    }

    private mutating func readPredicates() -> [Predicate] {
        let texts = read { $0 != ")" }.split(separator: ",").map(String.init)
        _ = take(")")
        return texts.map(predicate)
    }

    private func predicate(_ text: String) -> Predicate {
        var result = Predicate(value: text)
        for (sign, relation) in [("==", NSLayoutConstraint.Relation.equal), (">=", .greaterThanOrEqual), ("<=", .lessThanOrEqual)]
        where result.value.hasPrefix(sign) {
            result.relation = relation
            result.value = String(result.value.dropFirst(2))
        }
        let parts = result.value.split(separator: "@").map(String.init)
        if parts.count == 2 {
            result.value = parts[0]
            result.priority = UILayoutPriority(Float(number(parts[1]) ?? 1000))
        }
        return result
    }

    private func number(_ text: String) -> CGFloat? {
        if let number = Double(text) { return CGFloat(number) }
        switch metrics[text] {
        case let value as CGFloat: return value
        case let value as Double: return CGFloat(value)
        case let value as Int: return CGFloat(value)
        case let value as NSNumber: return CGFloat(value.doubleValue)
        default: return nil
        }
    }

    // MARK: Constraints

    private mutating func add(_ constraint: NSLayoutConstraint, _ predicate: Predicate?) {
        if let predicate { constraint.priority = predicate.priority }
        constraints.append(constraint)
    }

    private mutating func constrain(_ view: UIView, _ size: Predicate) {
        let attribute: NSLayoutConstraint.Attribute = isHorizontal ? .width : .height
        let other = views[size.value]
        add(
            NSLayoutConstraint(
                item: view, attribute: attribute, relatedBy: size.relation, toItem: other, attribute: other == nil ? .notAnAttribute : attribute,
                multiplier: 1, constant: other == nil ? number(size.value) ?? 0 : 0), size)
    }

    /// From one view to the next, or from an edge of the superview to the first view and from the last one to the other edge.
    private mutating func connect(_ first: UIView, _ second: UIView, _ gap: [Predicate]) {
        let (start, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) = isHorizontal ? (.leading, .trailing) : (.top, .bottom)
        let isFromEdge = second.superview === first
        let isToEdge = first.superview === second
        let standard = isFromEdge ? first.layoutMargins.left : isToEdge ? second.layoutMargins.left : UIView._systemSpacing
        for predicate in gap.isEmpty ? [Predicate(value: "\(standard)")] : gap {
            add(
                NSLayoutConstraint(
                    item: second, attribute: isToEdge ? end : start, relatedBy: predicate.relation, toItem: first,
                    attribute: isFromEdge ? start : end, multiplier: 1, constant: number(predicate.value) ?? 0), predicate)
        }
    }

    private mutating func align(_ views: [UIView]) {
        let attributes: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom), (.alignAllLeading, .leading),
            (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
            (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
        ]
        for (option, attribute) in attributes where options.contains(option) {
            for view in views.dropFirst() {
                add(
                    NSLayoutConstraint(
                        item: view, attribute: attribute, relatedBy: .equal, toItem: views[0], attribute: attribute, multiplier: 1, constant: 0),
                    nil)
            }
        }
    }
}

extension NSLayoutConstraint {
    /// Constraints from a picture of them; a format that cannot be read is a finding, and gives none.
    public class func constraints(
        withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        var reader = VisualFormat(format, options, metrics ?? [:], views)
        return reader.parse()
    }
}
