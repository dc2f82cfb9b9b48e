import CoreGraphics
import FoundationOverlay

/// A view of a collection that is used again.
open class UICollectionReusableView: UIView {
    var _reuseIdentifier: String?
    open var reuseIdentifier: String? { _reuseIdentifier }

    public required override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override var _laysOutAlone: Bool { true }
    open func prepareForReuse() {}
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    open func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes { attributes }

    /// The size in points that the content wants.
    func _fittingSize(width: CGFloat?) -> CGSize {
        systemLayoutSizeFitting(
            CGSize(width: width ?? 0, height: 0), withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
            verticalFittingPriority: .fittingSizeLevel)
    }
}

/// An item of a collection.
///
/// - Support: works
open class UICollectionViewCell: UICollectionReusableView {
    open private(set) lazy var contentView = makeContent()
    open var isSelected = false {
        didSet {
            guard isSelected != oldValue else { return }
            setNeedsUpdateConfiguration()
            _changed()
        }
    }
    open var isHighlighted = false
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    open var selectedBackgroundView: UIView?
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { applyConfiguration() } }
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { backgroundConfiguration.map { backgroundColor = $0.backgroundColor } } }
    open var automaticallyUpdatesContentConfiguration = true
    open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
    weak var _collection: UICollectionView?
    var _segue: StoryboardSegue?
    private var configured: (any UIView & UIContentView)?

    public required init(frame: CGRect) {
        super.init(frame: frame)
        _ = contentView
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        _ = contentView
    }

    private func makeContent() -> UIView {
        let view = UIView(frame: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
        return view
    }

    open override var _tapAction: _ViewAction<Void>? {
        guard let collection = _collection, collection.allowsSelection else { return nil }
        return .init { [weak self] in self.map { collection._tap($0) } }
    }

    open var configurationState: UICellConfigurationState { UICellConfigurationState(isSelected: isSelected, isEditing: false) }
    open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
    open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    private func applyConfiguration() {
        configured?.removeFromSuperview()
        configured = contentConfiguration?.makeContentView()
        if let configured {
            configured.frame = contentView.bounds
            configured.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(configured)
        }
        _contentChanged()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        _frameContent()
    }

    override func _frameContent() {
        contentView.frame = CGRect(x: 0, y: 0, width: bounds.width - _accessoryWidth, height: bounds.height)
    }

    var _accessoryWidth: CGFloat { 0 }

    override func _fittingSize(width: CGFloat?) -> CGSize {
        let inner = width.map { $0 - _accessoryWidth }
        let view = configured ?? contentView
        var size = view.systemLayoutSizeFitting(
            CGSize(width: inner ?? 0, height: 0), withHorizontalFittingPriority: inner == nil ? .fittingSizeLevel : .required,
            verticalFittingPriority: .fittingSizeLevel)
        if let width { size.width = width }
        return size
    }
}

/// A row of a collection that looks like a list.
///
/// - Support: partial: of the accessories arrows, marks and views of one's own.
open class UICollectionViewListCell: UICollectionViewCell {
    open var accessories: [UICellAccessory] = [] { didSet { _contentChanged() } }
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10
    private let accessory = CellAccessory(frame: .zero)
    private let line = UIView()

    private var sign: UITableViewCell.AccessoryType {
        for accessory in accessories {
            switch accessory.kind {
            case .disclosureIndicator: return .disclosureIndicator
            case .checkmark: return .checkmark
            case .detail: return .detailButton
            case .other: continue
            }
        }
        return .none
    }

    override var _accessoryWidth: CGFloat { sign == .none ? 0 : CellAccessory.width(sign) + UIMetrics[.rowNarrowInset] }

    override func _fittingSize(width: CGFloat?) -> CGSize {
        var size = super._fittingSize(width: width)
        size.height = max(size.height, UIMetrics[.rowMinimumHeight])
        return size
    }

    func _show(in list: UICollectionLayoutListConfiguration, _ path: IndexPath, count: Int) {
        let (isFirst, isLast) = (path.item == 0, path.item == count - 1)
        if backgroundConfiguration == nil { backgroundColor = list.appearance == .plain ? .systemBackground : .secondarySystemGroupedBackground }
        if list.appearance == .insetGrouped {
            var corners: CACornerMask = isFirst ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : []
            if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
            layer.cornerRadius = corners.isEmpty ? 0 : UIMetrics[.listCornerRadius]
            layer.maskedCorners = corners
            layer.masksToBounds = true
        }
        line.isHidden = !list.showsSeparators || (isLast && list.appearance != .plain)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if line.superview == nil { addSubview(line) }
        line.backgroundColor = .separator
        let height = 1 / max(1, UIScreen.main.scale)
        let start = UIMetrics[.rowNarrowInset]
        line.frame = CGRect(x: start, y: bounds.height - height, width: bounds.width - start, height: height)
        guard sign != .none else { return accessory.removeFromSuperview() }
        if accessory.superview == nil { addSubview(accessory) }
        accessory.show(sign, tap: nil)
        let width = CellAccessory.width(sign)
        accessory.frame = CGRect(x: bounds.width - start - width, y: 0, width: width, height: bounds.height)
    }
}

/// A sign at the end of a list's row.
@preconcurrency @MainActor public struct UICellAccessory {
    enum Kind { case disclosureIndicator, checkmark, detail, other }
    let kind: Kind

    public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }

    public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory { .init(kind: .disclosureIndicator) }
    public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory { .init(kind: .checkmark) }
    public static func detail(displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil) -> UICellAccessory { .init(kind: .detail) }
    public static func outlineDisclosure(displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil) -> UICellAccessory {
        .init(kind: .disclosureIndicator)
    }
    public static func delete(displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil) -> UICellAccessory { .init(kind: .other) }
    public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory { .init(kind: .other) }
    public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory { .init(kind: .other) }
    public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory { .init(kind: .other) }
}
