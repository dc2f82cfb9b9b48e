import CoreGraphics
import FoundationOverlay

/// Views in a row or a column.
///
/// - Support: works: its rules become constraints, which are solved with all others.
open class UIStackView: UIView {
    public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }
    public typealias Axis = NSLayoutConstraint.Axis

    open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { _layoutChanged() } }
    open var distribution: Distribution = .fill { didSet { _layoutChanged() } }
    open var alignment: Alignment = .fill { didSet { _layoutChanged() } }
    /// Points.
    open var spacing: CGFloat = 0 { didSet { _layoutChanged() } }
    open var isBaselineRelativeArrangement = false
    open var isLayoutMarginsRelativeArrangement = false { didSet { _layoutChanged() } }
    open private(set) var arrangedSubviews: [UIView] = []
    private var customSpacing: [ObjectIdentifier: CGFloat] = [:]

    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    public static let spacingUseSystem = -CGFloat.greatestFiniteMagnitude

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init(coder: NSCoder) { super.init(frame: .zero) }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }

    /// The arranged views that take up room.
    var _shownSubviews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    open func insertArrangedSubview(_ view: UIView, at index: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        _layoutChanged()
    }

    open func removeArrangedSubview(_ view: UIView) {
        _forget(view)
        _layoutChanged()
    }

    func _forget(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }

    open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
        customSpacing[ObjectIdentifier(view)] = spacing == Self.spacingUseDefault ? nil : spacing
        _layoutChanged()
    }

    open func customSpacing(after view: UIView) -> CGFloat { customSpacing[ObjectIdentifier(view)] ?? Self.spacingUseDefault }

    func _spacing(after view: UIView) -> CGFloat {
        let own = customSpacing[ObjectIdentifier(view)] ?? spacing
        return own == Self.spacingUseSystem ? UIView._systemSpacing : own
    }
}
