import CoreGraphics
import FoundationOverlay

/// Items in lines, as words of a text.
///
/// - Support: works
open class UICollectionViewFlowLayout: _PlacedLayout {
    public static let automaticSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    /// Points.
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    open var sectionHeadersPinToVisibleBounds = false
    open var sectionFootersPinToVisibleBounds = false

    private var isVertical: Bool { scrollDirection == .vertical }

    open override func prepare() {
        places = []
        guard let view = collectionView else { return }
        let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
        let insets = view.adjustedContentInset
        let breadth = isVertical ? view.frame.width - insets.left - insets.right : view.frame.height - insets.top - insets.bottom
        var along: CGFloat = 0
        for section in 0..<view.numberOfSections {
            let header = delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section) ?? headerReferenceSize
            along = caption(UICollectionView.elementKindSectionHeader, section, header, along, breadth)
            along = lines(of: section, in: view, delegate, along, breadth)
            let footer = delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section) ?? footerReferenceSize
            along = caption(UICollectionView.elementKindSectionFooter, section, footer, along, breadth)
        }
        contentSize = isVertical ? CGSize(width: breadth, height: along) : CGSize(width: along, height: breadth)
    }

    private func caption(_ kind: String, _ section: Int, _ size: CGSize, _ along: CGFloat, _ breadth: CGFloat) -> CGFloat {
        let length = isVertical ? size.height : size.width
        guard length > 0 else { return along }
        place(IndexPath(item: 0, section: section), frame(along: along, across: 0, length: length, breadth: breadth), kind: kind)
        return along + length
    }

    private func frame(along: CGFloat, across: CGFloat, length: CGFloat, breadth: CGFloat) -> CGRect {
        isVertical
            ? CGRect(x: across, y: along, width: breadth, height: length) : CGRect(x: along, y: across, width: length, height: breadth)
    }

    private func lines(
        of section: Int, in view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?, _ start: CGFloat, _ breadth: CGFloat
    ) -> CGFloat {
        let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
        let lineGap = delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
        let gap = delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section) ?? minimumInteritemSpacing
        let (first, last) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
        let room = breadth - first - last
        var along = start + (isVertical ? inset.top : inset.left)
        var line: [(path: IndexPath, size: CGSize)] = []
        var isFirstLine = true
        func finish(isLast: Bool) {
            guard !line.isEmpty else { return }
            if !isFirstLine { along += lineGap }
            isFirstLine = false
            along += set(line, along, first, room, gap, isLast: isLast)
            line = []
        }
        for item in 0..<view.numberOfItems(inSection: section) {
            let path = IndexPath(item: item, section: section)
            let size = size(of: path, in: view, delegate, room)
            let used = line.reduce(0) { $0 + across($1.size) + gap }
            if !line.isEmpty, used + across(size) > room + 0.01 { finish(isLast: false) }
            line.append((path, size))
        }
        finish(isLast: true)
        return along + (isVertical ? inset.bottom : inset.right)
    }

    private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    private func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

    /// Places a line and returns its length. Full lines are spread over the room; a last one keeps the distances of the line before.
    private func set(
        _ line: [(path: IndexPath, size: CGSize)], _ along: CGFloat, _ first: CGFloat, _ room: CGFloat, _ gap: CGFloat, isLast: Bool
    ) -> CGFloat {
        let used = line.reduce(0) { $0 + across($1.size) }
        let equal = line.allSatisfy { across($0.size) == across(line[0].size) }
        let fitting = equal ? max(1, floor((room + gap) / max(1, across(line[0].size) + gap))) : CGFloat(line.count)
        let spread =
            isLast && !equal || line.count == 1 && fitting == 1
            ? gap : fitting > 1 ? (room - (equal ? fitting * across(line[0].size) : used)) / (fitting - 1) : gap
        let height = line.map { length($0.size) }.max() ?? 0
        var position = first + (line.count == 1 && fitting == 1 ? max(0, (room - used) / 2) : 0)
        for (path, size) in line {
            let offset = (height - length(size)) / 2
            place(path, frame(along: along + offset, across: position, length: length(size), breadth: across(size)))
            position += across(size) + max(gap, spread)
        }
        return height
    }

    private func size(
        of path: IndexPath, in view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?, _ room: CGFloat
    ) -> CGSize {
        if let asked = delegate?.collectionView(view, layout: self, sizeForItemAt: path), asked != .zero { return asked }
        guard estimatedItemSize != .zero else { return itemSize }
        return view._fittingSize(at: path, width: nil)
    }
}

/// Decides about sizes and distances in a flow.
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize
    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets
    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize
    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? { layout as? UICollectionViewFlowLayout }

    public func collectionView(_: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt: IndexPath) -> CGSize {
        flow(layout).map { $0.estimatedItemSize == .zero ? $0.itemSize : .zero } ?? .zero
    }
    public func collectionView(_: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt: Int) -> UIEdgeInsets {
        flow(layout)?.sectionInset ?? .zero
    }
    public func collectionView(_: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt: Int) -> CGFloat {
        flow(layout)?.minimumLineSpacing ?? 0
    }
    public func collectionView(_: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt: Int) -> CGFloat {
        flow(layout)?.minimumInteritemSpacing ?? 0
    }
    public func collectionView(_: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection: Int) -> CGSize {
        flow(layout)?.headerReferenceSize ?? .zero
    }
    public func collectionView(_: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection: Int) -> CGSize {
        flow(layout)?.footerReferenceSize ?? .zero
    }
}
