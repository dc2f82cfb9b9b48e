import CoreGraphics
import FoundationOverlay

/// A row of a table.
///
/// - Support: works: the four styles, content configurations, accessories, and cells of one's own.
open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    public enum EditingStyle: Int, Sendable { case none, delete, insert }
    public enum AccessoryType: Int, Sendable { case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton }
    public enum SeparatorStyle: Int, Sendable { case none, singleLine }

    public private(set) var _style = CellStyle.default
    var _reuseIdentifier: String?
    open var reuseIdentifier: String? { _reuseIdentifier }
    open private(set) lazy var contentView = UIView(frame: bounds)
    open private(set) lazy var textLabel: UILabel? = content.title
    open private(set) lazy var detailTextLabel: UILabel? = _style == .default ? nil : content.subtitle
    open private(set) lazy var imageView: UIImageView? = content.picture
    private lazy var content = CellContent(style: _style)
    open var accessoryType = AccessoryType.none { didSet { _contentChanged() } }
    open var accessoryView: UIView? { didSet { replaceAccessory(oldValue) } }
    open var editingAccessoryType = AccessoryType.none
    open var selectionStyle = SelectionStyle.default
    open var backgroundView: UIView? { didSet { replaceGround(oldValue) } }
    open var selectedBackgroundView: UIView?
    open var separatorInset = UIEdgeInsets.zero { didSet { _layoutChanged() } }
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10
    open var isSelected = false
    open var isHighlighted = false
    open var isEditing = false
    open var showsReorderControl = false
    open var shouldIndentWhileEditing = true
    open var focusStyle = 0
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { applyConfiguration() } }
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { backgroundConfiguration.map { backgroundColor = $0.backgroundColor } } }
    open var automaticallyUpdatesContentConfiguration = true
    open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
    weak var _table: UITableView? { didSet { ground() } }
    var _segue: StoryboardSegue?
    private var configured: (any UIView & UIContentView)?
    private let line = UIView()
    private lazy var accessory = CellAccessory(frame: .zero)

    public required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        _style = style
        _reuseIdentifier = reuseIdentifier
        addContent()
    }

    public convenience init() { self.init(style: .default, reuseIdentifier: nil) }
    public convenience override init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContent()
    }

    func _setStyle(_ style: CellStyle) { _style = style }

    private func addContent() {
        clipsToBounds = true
        addSubview(contentView)
        line.isHidden = true
        addSubview(line)
    }

    override var _laysOutAlone: Bool { true }
    open override var _tapAction: _ViewAction<Void>? {
        guard let table = _table, table.allowsSelection else { return nil }
        return .init { [weak self] in self.map { table._tap($0) } }
    }

    /// What the table's delegate has behind the cell.
    public var _swipeActions: (leading: UISwipeActionsConfiguration?, trailing: UISwipeActionsConfiguration?)? {
        guard let table = _table, let delegate = table.delegate as? any UITableViewDelegate, let path = table.indexPath(for: self) else { return nil }
        return (
            delegate.tableView(table, leadingSwipeActionsConfigurationForRowAt: path),
            delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
        )
    }

    open func prepareForReuse() {}
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
    open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
    open var configurationState: UICellConfigurationState { UICellConfigurationState(isSelected: isSelected, isEditing: isEditing) }
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch _style {
        case .default, .value2: .cell()
        case .value1: .valueCell()
        case .subtitle: .subtitleCell()
        }
    }
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    func _setSelected(_ isSelected: Bool) {
        guard isSelected != self.isSelected else { return }
        setSelected(isSelected, animated: false)
        setNeedsUpdateConfiguration()
        ground()
    }

    /// Rows of grouped tables stand on cards, chosen ones on grey.
    private func ground() {
        guard let table = _table else { return }
        if isSelected, selectionStyle != .none { layer.backgroundColor = UIColor.systemGray4.cgColor } else { layer.backgroundColor = nil }
        if backgroundColor == nil { backgroundColor = table.style == .plain ? .systemBackground : .secondarySystemGroupedBackground }
        _changed()
    }

    private func replaceGround(_ old: UIView?) {
        old?.removeFromSuperview()
        if let backgroundView { insertSubview(backgroundView, at: 0) }
    }

    private func replaceAccessory(_ old: UIView?) {
        old?.removeFromSuperview()
        if let accessoryView { addSubview(accessoryView) }
        _contentChanged()
    }

    private func applyConfiguration() {
        configured?.removeFromSuperview()
        configured = contentConfiguration?.makeContentView()
        if let configured {
            configured.translatesAutoresizingMaskIntoConstraints = true
            contentView.addSubview(configured)
        }
        _contentChanged()
    }

    func _separate(_ color: UIColor?, inset: CGFloat) {
        line.isHidden = color == nil
        line.backgroundColor = color
        let start = separatorInset.left > 0 ? separatorInset.left : inset > 0 ? inset : contentStart
        let height = 1 / max(1, UIScreen.main.scale)
        line.frame = CGRect(x: start, y: bounds.height - height, width: bounds.width - start, height: height)
    }

    /// Where the row's text begins.
    private var contentStart: CGFloat { usesLabels ? content.textStart : sideInset }
    private var usesLabels: Bool { configured == nil && (content.isUsed || contentView.subviews.isEmpty) }
    private var sideInset: CGFloat {
        UIMetrics[bounds.width < UIMetrics[.rowNarrowWidth] ? .rowNarrowInset : .rowHorizontalInset]
    }

    private var accessoryWidth: CGFloat {
        if let accessoryView { return accessoryView.frame.width + sideInset }
        return accessoryType == .none ? 0 : CellAccessory.width(accessoryType) + sideInset
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        _frameContent()
        placeAccessory()
        configured?.frame = contentView.bounds
        if usesLabels { content.layOut(in: contentView, inset: sideInset) }
    }

    override func _frameContent() {
        contentView.frame = CGRect(x: 0, y: 0, width: bounds.width - accessoryWidth, height: bounds.height)
    }

    private func placeAccessory() {
        if let accessoryView {
            let size = accessoryView.frame.size
            accessoryView.frame.origin = CGPoint(x: bounds.width - sideInset - size.width, y: (bounds.height - size.height) / 2)
        }
        guard accessoryView == nil, accessoryType != .none else { return accessory.removeFromSuperview() }
        if accessory.superview !== self { addSubview(accessory) }
        accessory.show(
            accessoryType,
            tap: .init { [weak self] in
                guard let self, let table = _table, let path = table.indexPath(for: self) else { return }
                (table.delegate as? any UITableViewDelegate)?.tableView(table, accessoryButtonTappedForRowWith: path)
            })
        let width = CellAccessory.width(accessoryType)
        accessory.frame = CGRect(x: bounds.width - sideInset - width, y: 0, width: width, height: bounds.height)
    }

    /// The height in points that the content wants at a width, without the line.
    func _height(width: CGFloat) -> CGFloat {
        let inner = width - accessoryWidth
        let least = UIMetrics[.rowMinimumHeight]
        if let configured { return max(least, configured._fittingHeight(width: inner)) }
        if usesLabels { return max(least, content.height(width: inner, inset: sideInset)) }
        guard _hasConstraintsInside else { return least }
        contentView.frame = CGRect(x: 0, y: 0, width: inner, height: contentView.frame.height)
        let fitting = contentView.systemLayoutSizeFitting(
            CGSize(width: inner, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        return fitting.height > 0 ? fitting.height : least
    }
}

extension UIView {
    func _fittingHeight(width: CGFloat) -> CGFloat {
        systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}

/// A view above or below a section that is used again.
///
/// - Support: works
open class UITableViewHeaderFooterView: UIView {
    public private(set) var reuseIdentifier: String?
    open private(set) lazy var contentView = UIView(frame: bounds)
    open private(set) lazy var textLabel: UILabel? = makeLabel()
    open var detailTextLabel: UILabel?
    open var backgroundView: UIView?
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            contentView.subviews.forEach { $0.removeFromSuperview() }
            if let view = contentConfiguration?.makeContentView() {
                view.frame = contentView.bounds
                view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                contentView.addSubview(view)
            }
        }
    }

    public required init(reuseIdentifier: String?) {
        super.init(frame: .zero)
        self.reuseIdentifier = reuseIdentifier
        addContent()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContent()
    }

    private func addContent() {
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    private func makeLabel() -> UILabel {
        let label = UILabel(frame: contentView.bounds.insetBy(dx: UIMetrics[.rowNarrowInset], dy: 0))
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        contentView.addSubview(label)
        return label
    }

    override var _laysOutAlone: Bool { true }
    override func _frameContent() { contentView.frame = bounds }
    open func prepareForReuse() {}
}
