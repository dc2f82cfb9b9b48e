import CoreGraphics
import FoundationOverlay
import Metrics

/// Items that a layout places.
///
/// - Support: works: flow, list, compositional and own layouts, supplementary views, selection; only the views that are seen are made. No editing, no
///   reordering; sections that scroll across show their first items.
open class UICollectionView: UIScrollView {
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)
    }

    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    open var collectionViewLayout: UICollectionViewLayout { didSet { connectLayout() } }
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
    open weak var prefetchDataSource: AnyObject?
    open var isPrefetchingEnabled = true
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var isEditing = false
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    open var dragInteractionEnabled = false
    open var selfSizingInvalidation = 0

    private var classes: [String: UICollectionViewCell.Type] = [:]
    private var nibs: [String: UINib] = [:]
    private var supplementaryClasses: [String: UICollectionReusableView.Type] = [:]
    /// Cells that a storyboard designs, by their identifiers.
    var _prototypes: [String: () -> UICollectionViewCell?] = [:]
    private var reusable: [String: [UICollectionViewCell]] = [:]
    private var cells: [IndexPath: UICollectionViewCell] = [:]
    private var supplementaries: [String: UICollectionReusableView] = [:]
    private var sizes: [IndexPath: [CGFloat: CGSize]] = [:]
    private var selection: Set<IndexPath> = []

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        connectLayout()
        if backgroundColor == nil { backgroundColor = .systemBackground }
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        connectLayout()
    }

    private func connectLayout() {
        collectionViewLayout.collectionView = self
        _layoutChanged()
    }

    private var collectionDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { collectionViewLayout = layout }

    // MARK: Registering

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        classes[identifier] = cellClass as? UICollectionViewCell.Type
    }
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) { nibs[identifier] = nib }
    open func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
        supplementaryClasses[kind + "/" + identifier] = viewClass as? UICollectionReusableView.Type
    }

    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        if let cell = reusable[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        let fromNib = nibs[identifier]?.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionViewCell }.first
        if let cell = _prototypes[identifier]?() ?? fromNib ?? classes[identifier].map({ $0.init(frame: .zero) }) {
            cell._reuseIdentifier = identifier
            return cell
        }
        UnsupportedAPI.report(
            "UICollectionView.dequeueReusableCell(withReuseIdentifier:for:)",
            "no cell “\(identifier)” is registered and no prototype has that identifier; on a device the app ends here")
        return UICollectionViewCell(frame: .zero)
    }

    open func dequeueReusableSupplementaryView(
        ofKind kind: String, withReuseIdentifier identifier: String, for path: IndexPath
    ) -> UICollectionReusableView {
        let view = (supplementaryClasses[kind + "/" + identifier] ?? UICollectionReusableView.self).init(frame: .zero)
        view._reuseIdentifier = identifier
        return view
    }

    open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let key = "\(ObjectIdentifier(Cell.self))"
        let cell = (reusable[key]?.popLast() as? Cell) ?? Cell(frame: .zero)
        cell._reuseIdentifier = key
        cell.prepareForReuse()
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    open func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let view = Supplementary(frame: .zero)
        registration.handler(view, registration.kind, indexPath)
        return view
    }

    @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (Cell, IndexPath, Item) -> Void
        let handler: Handler
        public init(handler: @escaping Handler) { self.handler = handler }
    }

    @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = (Supplementary, String, IndexPath) -> Void
        let kind: String
        let handler: Handler
        public init(elementKind: String, handler: @escaping Handler) { (kind, self.handler) = (elementKind, handler) }
    }

    // MARK: Data

    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
    open func numberOfItems(inSection section: Int) -> Int { dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0 }

    open func reloadData() {
        for path in Array(cells.keys) { recycle(path) }
        for view in supplementaries.values { view.removeFromSuperview() }
        (supplementaries, sizes, selection) = ([:], [:], [])
        _layoutChanged()
    }

    private func recycle(_ path: IndexPath) {
        guard let cell = cells.removeValue(forKey: path) else { return }
        cell.removeFromSuperview()
        collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
        if let identifier = cell.reuseIdentifier { reusable[identifier, default: []].append(cell) }
    }

    open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
    open func reconfigureItems(at indexPaths: [IndexPath]) { reloadData() }
    open func reloadSections(_ sections: IndexSet) { reloadData() }
    open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
    open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
    open func insertSections(_ sections: IndexSet) { reloadData() }
    open func deleteSections(_ sections: IndexSet) { reloadData() }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
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

    open var visibleCells: [UICollectionViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }
    open var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        collectionViewLayout.layoutAttributesForElements(in: CGRect(x: point.x, y: point.y, width: 0.01, height: 0.01))?.first {
            $0.representedElementCategory == .cell
        }?.indexPath
    }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }
    open func supplementaryView(forElementKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        supplementaries["\(kind)/\(indexPath)"]
    }

    private func cell(_ path: IndexPath) -> UICollectionViewCell {
        if let known = cells[path] { return known }
        let cell = dataSource?.collectionView(self, cellForItemAt: path) ?? UICollectionViewCell(frame: .zero)
        cells[path] = cell
        cell._collection = self
        if selection.contains(path) { cell.isSelected = true }
        return cell
    }

    private func supplementary(_ kind: String, _ path: IndexPath) -> UICollectionReusableView? {
        let key = "\(kind)/\(path)"
        if let known = supplementaries[key] { return known }
        let view = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
        supplementaries[key] = view
        return view
    }

    /// The size in points that an item's cell wants, at a width or at its own.
    func _fittingSize(at path: IndexPath, width: CGFloat?) -> CGSize {
        let key = width ?? -1
        if let known = sizes[path]?[key] { return known }
        let size = cell(path)._fittingSize(width: width)
        sizes[path, default: [:]][key] = size
        return size
    }

    func _fittingHeight(ofSupplementary kind: String, at path: IndexPath, width: CGFloat) -> CGFloat? {
        supplementary(kind, path)?._fittingSize(width: width).height
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        collectionViewLayout.prepare()
        _setContentSize(collectionViewLayout.collectionViewContentSize)
        backgroundView?.frame = CGRect(origin: contentOffset, size: frame.size)
        let seen = collectionViewLayout.layoutAttributesForElements(in: CGRect(origin: contentOffset, size: frame.size)) ?? []
        let paths = Set(seen.filter { $0.representedElementCategory == .cell }.map(\.indexPath))
        for path in cells.keys.sorted() where !paths.contains(path) { recycle(path) }
        for attributes in seen { place(attributes) }
    }

    private func place(_ attributes: UICollectionViewLayoutAttributes) {
        let path = attributes.indexPath
        guard attributes.representedElementCategory == .cell else {
            guard let kind = attributes.representedElementKind, let view = supplementary(kind, path) else { return }
            return apply(attributes, view)
        }
        let cell = cell(path)
        let isNew = cell.superview == nil
        apply(attributes, cell)
        if let list = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.list(path.section) {
            (cell as? UICollectionViewListCell)?._show(in: list, path, count: numberOfItems(inSection: path.section))
            backgroundColor = list.backgroundColor ?? (list.appearance == .plain ? .systemBackground : .systemGroupedBackground)
        }
        if isNew { collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path) }
    }

    private func apply(_ attributes: UICollectionViewLayoutAttributes, _ view: UICollectionReusableView) {
        if view.superview !== self { addSubview(view) }
        view.frame = attributes.frame
        (view.alpha, view.isHidden, view.transform) = (attributes.alpha, attributes.isHidden, attributes.transform)
        view.apply(attributes)
    }

    // MARK: Selection

    open var indexPathsForSelectedItems: [IndexPath]? { selection.sorted() }

    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !allowsMultipleSelection { for path in selection { deselectItem(at: path, animated: false) } }
        guard let indexPath else { return }
        selection.insert(indexPath)
        cells[indexPath]?.isSelected = true
    }

    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selection.remove(indexPath)
        cells[indexPath]?.isSelected = false
    }

    open func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        guard let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else { return }
        scrollRectToVisible(frame, animated: animated)
    }

    /// What a tap on an item does.
    func _tap(_ cell: UICollectionViewCell) {
        guard allowsSelection, let path = indexPath(for: cell) else { return }
        if allowsMultipleSelection, selection.contains(path) {
            deselectItem(at: path, animated: true)
            collectionDelegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        guard collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        let others = allowsMultipleSelection ? [] : selection.subtracting([path])
        selectItem(at: path, animated: false, scrollPosition: [])
        for old in others { collectionDelegate?.collectionView(self, didDeselectItemAt: old) }
        collectionDelegate?.collectionView(self, didSelectItemAt: path)
        cell._performSelectionSegue()
    }
}

/// Gives a collection its items.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: AnyObject {
    func numberOfSections(in collectionView: UICollectionView) -> Int
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    public func collectionView(_: UICollectionView, viewForSupplementaryElementOfKind: String, at: IndexPath) -> UICollectionReusableView {
        UICollectionReusableView(frame: .zero)
    }
}

/// Decides what a tap on an item does.
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    public func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}
    public func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}
}
