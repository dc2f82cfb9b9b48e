import CoreGraphics
import FoundationOverlay

/// Values side by side, of which one is chosen.
///
/// - Support: works
open class UISegmentedControl: _MeasuredControl {
    public nonisolated static let noSegment = -1

    private var segments: [Any] = []
    open var selectedSegmentIndex = UISegmentedControl.noSegment { didSet { _changed(selectedSegmentIndex != oldValue) } }
    open var isMomentary = false
    open var apportionsSegmentWidthsByContent = false
    open var selectedSegmentTintColor: UIColor? { didSet { _changed() } }
    private var actions: [Int: UIAction] = [:]

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Titles and pictures.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        segments = items ?? []
    }

    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(items: actions.map { action -> Any in action.image.map { $0 as Any } ?? action.title })
        self.frame = frame
        for (index, action) in actions.enumerated() { self.actions[index] = action }
    }

    open var numberOfSegments: Int { segments.count }
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) { insert(title ?? "", segment) }
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) { insert(image ?? UIImage(), segment) }
    private func insert(_ item: Any, _ index: Int) {
        segments.insert(item, at: min(max(index, 0), segments.count))
        _contentChanged()
    }
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment)
        _contentChanged()
    }
    open func removeAllSegments() {
        segments = []
        selectedSegmentIndex = Self.noSegment
        _contentChanged()
    }
    open func setTitle(_ title: String?, forSegmentAt segment: Int) { set(title ?? "", segment) }
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { set(image ?? UIImage(), segment) }
    private func set(_ item: Any, _ index: Int) {
        guard segments.indices.contains(index) else { return }
        segments[index] = item
        _contentChanged()
    }
    open func titleForSegment(at segment: Int) -> String? { segments.indices.contains(segment) ? segments[segment] as? String : nil }
    open func imageForSegment(at segment: Int) -> UIImage? { segments.indices.contains(segment) ? segments[segment] as? UIImage : nil }
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}

    public func _select(_ index: Int) {
        guard index != selectedSegmentIndex || isMomentary else { return }
        _choose { selectedSegmentIndex = index }
        actions[index]?._perform(self)
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }
}
