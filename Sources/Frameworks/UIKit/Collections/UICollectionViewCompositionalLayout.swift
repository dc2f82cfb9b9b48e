import CoreGraphics
import FoundationOverlay

@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// Points.
    open var interSectionSpacing: CGFloat = 0
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}

/// Sections of groups of items.
///
/// - Support: partial: sections that scroll across show their first items; no decorations.
open class UICollectionViewCompositionalLayout: _PlacedLayout {
    public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

    private let provider: SectionProvider
    open var configuration = UICollectionViewCompositionalLayoutConfiguration()

    public init(section: NSCollectionLayoutSection) {
        provider = { _, _ in section }
        super.init()
    }

    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        provider = { _, _ in section }
        super.init()
        self.configuration = configuration
    }

    public init(sectionProvider: @escaping SectionProvider) {
        provider = sectionProvider
        super.init()
    }

    public init(sectionProvider: @escaping SectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        provider = sectionProvider
        super.init()
        self.configuration = configuration
    }

    public required init?(coder: NSCoder) { nil }

    open class func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { .list(using: configuration, layoutEnvironment: $1) }
    }

    /// The look of a section that is a list.
    func list(_ section: Int) -> UICollectionLayoutListConfiguration? { sections[section]?.list }
    private var sections: [Int: NSCollectionLayoutSection] = [:]

    open override func prepare() {
        (places, sections) = ([], [:])
        guard let view = collectionView else { return }
        let insets = view.adjustedContentInset
        let container = CGSize(width: view.frame.width - insets.left - insets.right, height: view.frame.height - insets.top - insets.bottom)
        var y: CGFloat = 0
        for index in 0..<view.numberOfSections {
            guard let section = provider(index, CollectionEnvironment(contentSize: container)) else { continue }
            sections[index] = section
            if index > 0 { y += configuration.interSectionSpacing }
            y = place(section, index, in: view, container, y)
        }
        contentSize = CGSize(width: container.width, height: y)
    }

    private func place(
        _ section: NSCollectionLayoutSection, _ index: Int, in view: UICollectionView, _ container: CGSize, _ start: CGFloat
    ) -> CGFloat {
        let insets = section.contentInsets
        let room = CGSize(width: container.width - insets.leading - insets.trailing, height: container.height - insets.top - insets.bottom)
        var y = start
        let isAbove: (NSRectAlignment) -> Bool = { [.top, .topLeading, .topTrailing].contains($0) }
        let captions = section.boundarySupplementaryItems
        for caption in captions where isAbove(caption.alignment) { y = place(caption, index, in: view, insets, room, y) }
        y += insets.top
        var (item, x, isFirst) = (0, insets.leading, true)
        let count = view.numberOfItems(inSection: index)
        let scrollsAcross = section.orthogonalScrollingBehavior != .none
        var height: CGFloat = 0
        while item < count {
            if !isFirst { if scrollsAcross { x += section.interGroupSpacing } else { y += section.interGroupSpacing } }
            isFirst = false
            let size = place(section.group, first: &item, count, index, in: view, origin: CGPoint(x: x, y: y), container: room)
            if scrollsAcross {
                x += size.width
                height = max(height, size.height)
            } else {
                y += size.height
            }
        }
        y += height + insets.bottom
        for caption in captions where !isAbove(caption.alignment) { y = place(caption, index, in: view, insets, room, y) }
        return y
    }

    private func place(
        _ caption: NSCollectionLayoutBoundarySupplementaryItem, _ section: Int, in view: UICollectionView, _ insets: NSDirectionalEdgeInsets,
        _ room: CGSize, _ y: CGFloat
    ) -> CGFloat {
        let path = IndexPath(item: 0, section: section)
        var size = caption.layoutSize.size(in: room)
        if caption.layoutSize.heightDimension.isEstimated {
            size.height = view._fittingHeight(ofSupplementary: caption.elementKind, at: path, width: size.width) ?? size.height
        }
        place(path, CGRect(x: insets.leading, y: y, width: size.width, height: size.height), kind: caption.elementKind)
        return y + size.height
    }

    /// Places the items of a group, and returns the group's size.
    private func place(
        _ group: NSCollectionLayoutGroup, first item: inout Int, _ count: Int, _ section: Int, in view: UICollectionView, origin: CGPoint,
        container: CGSize
    ) -> CGSize {
        var size = group.layoutSize.size(in: container)
        let inner = CGSize(
            width: size.width - group.contentInsets.leading - group.contentInsets.trailing,
            height: size.height - group.contentInsets.top - group.contentInsets.bottom)
        let gap = group.interItemSpacing?.spacing ?? 0
        let repeated = group.count ?? 0
        let parts = group.count.map { Array(repeating: group.subitems[0], count: $0) } ?? fitting(group, inner, gap)
        var (along, breadth) = (CGFloat(0), CGFloat(0))
        let start = CGPoint(x: origin.x + group.contentInsets.leading, y: origin.y + group.contentInsets.top)
        for part in parts {
            guard item < count else { break }
            let corner = CGPoint(x: start.x + (group.isHorizontal ? along : 0), y: start.y + (group.isHorizontal ? 0 : along))
            var own = part.layoutSize.size(in: inner)
            if repeated > 0 {
                let share = ((group.isHorizontal ? inner.width : inner.height) - gap * CGFloat(repeated - 1)) / CGFloat(repeated)
                if group.isHorizontal { own.width = share } else if !part.layoutSize.heightDimension.isEstimated { own.height = share }
            }
            if let nested = part as? NSCollectionLayoutGroup {
                own = place(nested, first: &item, count, section, in: view, origin: corner, container: repeated > 0 ? own : inner)
            } else {
                let path = IndexPath(item: item, section: section)
                own = place(part, path, in: view, corner, own)
                item += 1
            }
            along += (group.isHorizontal ? own.width : own.height) + gap
            breadth = max(breadth, group.isHorizontal ? own.height : own.width)
        }
        if group.layoutSize.heightDimension.isEstimated {
            size.height = (group.isHorizontal ? breadth : along - gap) + group.contentInsets.top + group.contentInsets.bottom
        }
        return size
    }

    /// A list of items is repeated as long as there is room along the axis.
    private func fitting(_ group: NSCollectionLayoutGroup, _ room: CGSize, _ gap: CGFloat) -> [NSCollectionLayoutItem] {
        let lengths = group.subitems.map { item in
            let size = item.layoutSize.size(in: room)
            return group.isHorizontal ? size.width : size.height
        }
        let total = lengths.reduce(0, +)
        let limit = group.isHorizontal ? room.width : room.height
        guard total > 0, !(group.layoutSize.heightDimension.isEstimated && !group.isHorizontal) else { return group.subitems }
        let unit = total + gap * CGFloat(lengths.count)
        let times = max(1, Int(((limit + gap + 0.01) / unit).rounded(.down)))
        return (0..<times).flatMap { _ in group.subitems }
    }

    private func place(_ part: NSCollectionLayoutItem, _ path: IndexPath, in view: UICollectionView, _ corner: CGPoint, _ size: CGSize) -> CGSize {
        let insets = part.contentInsets
        var size = size
        if part.layoutSize.heightDimension.isEstimated {
            let fitting = view._fittingSize(at: path, width: size.width - insets.leading - insets.trailing)
            size.height = fitting.height + insets.top + insets.bottom
            if part.layoutSize.widthDimension.isEstimated {
                size.width = view._fittingSize(at: path, width: nil).width + insets.leading + insets.trailing
            }
        }
        place(
            path,
            CGRect(
                x: corner.x + insets.leading, y: corner.y + insets.top, width: size.width - insets.leading - insets.trailing,
                height: size.height - insets.top - insets.bottom))
        return size
    }
}
