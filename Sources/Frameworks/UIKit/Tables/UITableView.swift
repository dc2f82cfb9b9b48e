import CoreGraphics
import FoundationOverlay
import Metrics

/// Rows below each other.
///
/// - Support: works: plain, grouped and inset grouped tables, headers, footers, cells that find their own height, selection; only the rows that are
///   seen are made. No editing, no swipes, no index.
open class UITableView: UIScrollView {
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
    public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }

    public nonisolated static let automaticDimension: CGFloat = -1
    public static let indexSearch = "{search}"

    public private(set) var style = Style.plain
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    open var rowHeight = UITableView.automaticDimension { didSet { reloadHeights() } }
    open var estimatedRowHeight = UITableView.automaticDimension
    open var sectionHeaderHeight = UITableView.automaticDimension { didSet { reloadHeights() } }
    open var sectionFooterHeight = UITableView.automaticDimension { didSet { reloadHeights() } }
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension
    open var estimatedSectionFooterHeight = UITableView.automaticDimension
    open var sectionHeaderTopPadding = UITableView.automaticDimension
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { _layoutChanged() } }
    open var separatorColor: UIColor? { didSet { _layoutChanged() } }
    open var separatorInset = UIEdgeInsets.zero { didSet { _layoutChanged() } }
    open var tableHeaderView: UIView? { didSet { replace(oldValue, tableHeaderView) } }
    open var tableFooterView: UIView? { didSet { replace(oldValue, tableFooterView) } }
    open var backgroundView: UIView? { didSet { replace(oldValue, backgroundView) } }
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var isEditing = false
    open var cellLayoutMarginsFollowReadableWidth = false
    open var insetsContentViewsToSafeArea = true
    open var remembersLastFocusedIndexPath = false
    open var sectionIndexColor: UIColor?
    open var prefetchDataSource: AnyObject?
    open var dragInteractionEnabled = false

    private var classes: [String: UITableViewCell.Type] = [:]
    private var nibs: [String: UINib] = [:]
    private var headerClasses: [String: UIView.Type] = [:]
    /// Cells that a storyboard designs, by their identifiers.
    var _prototypes: [String: () -> UITableViewCell?] = [:]
    private var reusable: [String: [UITableViewCell]] = [:]
    private var cells: [IndexPath: UITableViewCell] = [:]
    private var headers: [Int: UIView] = [:]
    private var footers: [Int: UIView] = [:]
    private var heights: [IndexPath: CGFloat] = [:]
    private var selection: Set<IndexPath> = []
    private var places: TablePlaces?

    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    public init(frame: CGRect, style: Style) {
        super.init(frame: frame)
        self.style = style
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    func _setStyle(_ style: Style) {
        self.style = style
        if backgroundColor == nil { backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground }
    }

    private var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

    // MARK: Registering

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        classes[identifier] = cellClass as? UITableViewCell.Type
    }
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { nibs[identifier] = nib }
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerClasses[identifier] = aClass as? UIView.Type
    }
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}

    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = reusable[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        if let cell = _prototypes[identifier]?() { return cell }
        if let cell = nibs[identifier]?.instantiate(withOwner: nil).lazy.compactMap({ $0 as? UITableViewCell }).first {
            cell._reuseIdentifier = identifier
            return cell
        }
        return classes[identifier].map { $0.init(style: .default, reuseIdentifier: identifier) }
    }

    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        UnsupportedAPI.report(
            "UITableView.dequeueReusableCell(withIdentifier:for:)",
            "no cell “\(identifier)” is registered and no prototype has that identifier; on a device the app ends here")
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        (headerClasses[identifier] as? UITableViewHeaderFooterView.Type)?.init(reuseIdentifier: identifier)
    }

    // MARK: Data

    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
    open func numberOfRows(inSection section: Int) -> Int { dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0 }

    open func reloadData() {
        for path in Array(cells.keys) { recycle(path) }
        for view in Array(headers.values) + Array(footers.values) { view.removeFromSuperview() }
        (headers, footers, heights, selection) = ([:], [:], [:], [])
        reloadHeights()
    }

    private func reloadHeights() {
        places = nil
        _layoutChanged()
    }

    private func recycle(_ path: IndexPath) {
        guard let cell = cells.removeValue(forKey: path) else { return }
        cell.removeFromSuperview()
        tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        if let identifier = cell.reuseIdentifier { reusable[identifier, default: []].append(cell) }
    }

    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadKeepingSelection() }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadKeepingSelection() }
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    open func reconfigureRows(at indexPaths: [IndexPath]) { reloadKeepingSelection() }
    open func beginUpdates() {}
    open func endUpdates() { reloadHeights() }
    /// Closures are not kept, as `NS_NOESCAPE` says in Apple's header: members need no `self` in them.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    @_disfavoredOverload
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reloadData()
        completion?(true)
    }

    private func reloadKeepingSelection() {
        let chosen = selection
        reloadData()
        selection = chosen
    }

    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    // MARK: What is seen

    open var visibleCells: [UITableViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }
    open var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { headers[section] as? UITableViewHeaderFooterView }
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        CGRect(
            origin: CGPoint(x: 0, y: found.rows[indexPath.section][indexPath.row].minY),
            size: CGSize(
                width: frame.width, height: found.rows[indexPath.section][indexPath.row].height))
    }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { found.path(at: point.y) }

    private var found: TablePlaces {
        if let places { return places }
        let made = TablePlaces(sections: (0..<numberOfSections).map(section), top: tableHeaderView?.frame.height ?? 0)
        places = made
        return made
    }

    private func section(_ index: Int) -> TablePlaces.Section {
        let rows = (0..<numberOfRows(inSection: index)).map { height(ofRow: IndexPath(row: $0, section: index)) }
        return .init(header: headerHeight(index), rows: rows, footer: footerHeight(index))
    }

    private func height(ofRow path: IndexPath) -> CGFloat {
        if let known = heights[path] { return known }
        let asked = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        if asked >= 0 { return asked }
        let estimate = tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
        return estimate > 0 ? estimate : UIMetrics[.rowMinimumHeight]
    }

    private func headerHeight(_ section: Int) -> CGFloat {
        let asked = tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        if asked >= 0 { return asked }
        if let view = header(section) { return fitting(view) }
        return style == .plain ? 0 : UIMetrics[section == 0 ? .listFirstSpacing : .listSectionSpacing]
    }

    private func footerHeight(_ section: Int) -> CGFloat {
        let asked = tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        if asked >= 0 { return asked }
        return footer(section).map(fitting) ?? 0
    }

    private func fitting(_ view: UIView) -> CGFloat {
        view.systemLayoutSizeFitting(
            CGSize(width: frame.width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    private func header(_ section: Int) -> UIView? {
        if let known = headers[section] { return known }
        let own = tableDelegate?.tableView(self, viewForHeaderInSection: section)
        let view = own ?? dataSource?.tableView(self, titleForHeaderInSection: section).map { TableCaption($0, isHeader: true, in: self) }
        headers[section] = view
        return view
    }

    private func footer(_ section: Int) -> UIView? {
        if let known = footers[section] { return known }
        let own = tableDelegate?.tableView(self, viewForFooterInSection: section)
        let view = own ?? dataSource?.tableView(self, titleForFooterInSection: section).map { TableCaption($0, isHeader: false, in: self) }
        footers[section] = view
        return view
    }

    private func replace(_ old: UIView?, _ new: UIView?) {
        old?.removeFromSuperview()
        if let new { insertSubview(new, at: 0) }
        reloadHeights()
    }

    /// Points at the sides of rows.
    var _sideInset: CGFloat {
        guard style == .insetGrouped else { return 0 }
        return UIMetrics[frame.width < UIMetrics[.listNarrowWidth] ? .listNarrowInset : .listHorizontalInset]
    }

    // MARK: Layout

    /// Rows are measured when they come in sight; that moves those below, so the places are found again until they stay.
    private static let rounds = 8

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = CGRect(origin: contentOffset, size: frame.size)
        tableHeaderView.map { $0.frame = CGRect(x: 0, y: 0, width: frame.width, height: $0.frame.height) }
        for _ in 0..<Self.rounds {
            if !placeRows() { break }
            places = nil
        }
        placeCaptions()
        tableFooterView.map { $0.frame = CGRect(x: 0, y: found.end, width: frame.width, height: $0.frame.height) }
        _setContentSize(CGSize(width: frame.width, height: found.end + (tableFooterView?.frame.height ?? 0)))
    }

    /// Makes and places the rows in sight. True where one of them is of another height than was thought.
    private func placeRows() -> Bool {
        let (top, places) = (contentOffset.y, found)
        let visible = places.paths(from: top, to: top + frame.height)
        for path in cells.keys.sorted() where !visible.contains(path) { recycle(path) }
        var isDifferent = false
        for path in visible {
            let cell = cell(path)
            let place = places.rows[path.section][path.row]
            let width = frame.width - 2 * _sideInset
            let height = measured(cell, path, width)
            if abs(height - place.height) > 0.01 {
                heights[path] = height
                isDifferent = true
            }
            cell.frame = CGRect(x: _sideInset, y: place.minY, width: width, height: height)
            decorate(cell, path, count: places.rows[path.section].count)
        }
        return isDifferent
    }

    private func cell(_ path: IndexPath) -> UITableViewCell {
        if let known = cells[path] { return known }
        let cell = dataSource?.tableView(self, cellForRowAt: path) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
        cells[path] = cell
        cell._table = self
        cell._setSelected(selection.contains(path))
        addSubview(cell)
        tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
        return cell
    }

    private func measured(_ cell: UITableViewCell, _ path: IndexPath, _ width: CGFloat) -> CGFloat {
        let asked = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        if asked >= 0 { return asked }
        return cell._height(width: width)
    }

    private func decorate(_ cell: UITableViewCell, _ path: IndexPath, count: Int) {
        let (isFirst, isLast) = (path.row == 0, path.row == count - 1)
        if style == .insetGrouped {
            var corners: CACornerMask = isFirst ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : []
            if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
            cell.layer.cornerRadius = corners.isEmpty ? 0 : UIMetrics[.listCornerRadius]
            cell.layer.maskedCorners = corners
            cell.layer.masksToBounds = true
        }
        let hidesLine = separatorStyle == .none || (isLast && style != .plain)
        cell._separate(hidesLine ? nil : separatorColor ?? .separator, inset: separatorInset.left)
    }

    private func placeCaptions() {
        for (section, place) in found.headers.enumerated() {
            if place.height > 0 { self.place(header(section), place) } else { headers[section]?.removeFromSuperview() }
        }
        for (section, place) in found.footers.enumerated() where place.height > 0 { self.place(footer(section), place) }
    }

    private func place(_ view: UIView?, _ place: TablePlaces.Place) {
        guard let view else { return }
        if view.superview !== self { addSubview(view) }
        view.frame = CGRect(x: 0, y: place.minY, width: frame.width, height: place.height)
    }

    // MARK: Selection

    open var indexPathForSelectedRow: IndexPath? { selection.min() }
    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }

    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !allowsMultipleSelection { for path in selection { deselectRow(at: path, animated: false) } }
        guard let indexPath else { return }
        selection.insert(indexPath)
        cells[indexPath]?._setSelected(true)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selection.remove(indexPath)
        cells[indexPath]?._setSelected(false)
    }

    open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        let row = rectForRow(at: indexPath)
        let (insets, height) = (adjustedContentInset, frame.height)
        let y: CGFloat =
            switch position {
            case .top: row.minY - insets.top
            case .middle: row.midY - height / 2
            case .bottom: row.maxY - height + insets.bottom
            case .none: contentOffset.y
            }
        if position == .none { scrollRectToVisible(row, animated: animated) } else { contentOffset = _limited(CGPoint(x: 0, y: y)) }
    }

    /// What a tap on a row does.
    func _tap(_ cell: UITableViewCell) {
        guard allowsSelection, let path = indexPath(for: cell), tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
        if allowsMultipleSelection, selection.contains(path) {
            deselectRow(at: path, animated: true)
            tableDelegate?.tableView(self, didDeselectRowAt: path)
            return
        }
        guard let chosen = tableDelegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path else { return }
        let others = allowsMultipleSelection ? [] : selection.subtracting([chosen])
        selectRow(at: chosen, animated: false, scrollPosition: .none)
        for old in others { tableDelegate?.tableView(self, didDeselectRowAt: old) }
        tableDelegate?.tableView(self, didSelectRowAt: chosen)
        cell._performSelectionSegue()
    }
}
