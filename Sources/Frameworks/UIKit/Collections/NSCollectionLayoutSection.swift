import CoreGraphics
import FoundationOverlay

/// A length in a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
    enum Kind {
        case fractionalWidth(CGFloat), fractionalHeight(CGFloat)
        /// Points.
        case absolute(CGFloat), estimated(CGFloat)
    }

    let kind: Kind

    init(_ kind: Kind) {
        self.kind = kind
        super.init()
    }

    open class func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension { .init(.fractionalWidth(fraction)) }
    open class func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension { .init(.fractionalHeight(fraction)) }
    open class func absolute(_ length: CGFloat) -> NSCollectionLayoutDimension { .init(.absolute(length)) }
    open class func estimated(_ length: CGFloat) -> NSCollectionLayoutDimension { .init(.estimated(length)) }

    func length(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth(let fraction): container.width * fraction
        case .fractionalHeight(let fraction): container.height * fraction
        case .absolute(let length), .estimated(let length): length
        }
    }

    var isEstimated: Bool {
        if case .estimated = kind { return true }
        return false
    }
}

@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension

    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
        (widthDimension, heightDimension) = (width, height)
        super.init()
    }

    func size(in container: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
    }
}

/// A distance in a compositional layout, in points.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
    public let spacing: CGFloat
    public let isFlexible: Bool

    init(_ spacing: CGFloat, isFlexible: Bool) {
        (self.spacing, self.isFlexible) = (spacing, isFlexible)
        super.init()
    }

    open class func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { .init(spacing, isFlexible: false) }
    open class func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { .init(spacing, isFlexible: true) }
}

/// One view in a group.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
    public let layoutSize: NSCollectionLayoutSize
    open var contentInsets = NSDirectionalEdgeInsets.zero
    open var edgeSpacing: AnyObject?

    public init(layoutSize: NSCollectionLayoutSize) {
        self.layoutSize = layoutSize
        super.init()
    }

    public convenience init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.init(layoutSize: layoutSize)
    }
}

/// Items beside or below each other.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    let isHorizontal: Bool
    let subitems: [NSCollectionLayoutItem]
    /// How many items share the room equally; nil: as many as the list says, each with its own size.
    let count: Int?
    open var interItemSpacing: NSCollectionLayoutSpacing?

    init(_ size: NSCollectionLayoutSize, isHorizontal: Bool, _ items: [NSCollectionLayoutItem], count: Int?) {
        (self.isHorizontal, subitems, self.count) = (isHorizontal, items, count)
        super.init(layoutSize: size)
    }

    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
        .init(layoutSize, isHorizontal: true, subitems, count: nil)
    }
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
        .init(layoutSize, isHorizontal: false, subitems, count: nil)
    }
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup {
        .init(layoutSize, isHorizontal: true, [subitem], count: count)
    }
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup {
        .init(layoutSize, isHorizontal: false, [subitem], count: count)
    }
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        .init(layoutSize, isHorizontal: true, [subitem], count: count)
    }
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        .init(layoutSize, isHorizontal: false, [subitem], count: count)
    }
}

/// A view beside items, such as a header.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public let elementKind: String
    open var zIndex = 0

    init(_ size: NSCollectionLayoutSize, kind: String) {
        elementKind = kind
        super.init(layoutSize: size)
    }
}

public enum NSRectAlignment: Int, Sendable { case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing }

open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    public let alignment: NSRectAlignment
    open var pinToVisibleBounds = false
    open var extendsBoundary = true

    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.alignment = alignment
        super.init(layoutSize, kind: elementKind)
    }
}

/// Groups below each other.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// Whether the rows are those of a list with this look.
    var list: UICollectionLayoutListConfiguration?
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Points.
    open var interGroupSpacing: CGFloat = 0
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var decorationItems: [AnyObject] = []
    open var supplementariesFollowContentInsets = true
    open var visibleItemsInvalidationHandler: (([Any], CGPoint, Any) -> Void)?

    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    open class func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(UIMetrics[.rowMinimumHeight]))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.list = configuration
        let isCard = configuration.appearance == .insetGrouped
        let width = layoutEnvironment.container.contentSize.width
        let side = isCard ? UIMetrics[width < UIMetrics[.listNarrowWidth] ? .listNarrowInset : .listHorizontalInset] : 0
        let above = configuration.appearance == .plain || configuration.headerMode != .none ? 0 : UIMetrics[.listFirstSpacing]
        section.contentInsets = NSDirectionalEdgeInsets(top: above, leading: side, bottom: 0, trailing: side)
        for (mode, kind, alignment) in [
            (configuration.headerMode == .supplementary, UICollectionView.elementKindSectionHeader, NSRectAlignment.top),
            (configuration.footerMode == .supplementary, UICollectionView.elementKindSectionFooter, .bottom),
        ] where mode {
            section.boundarySupplementaryItems.append(.init(layoutSize: size, elementKind: kind, alignment: alignment))
        }
        return section
    }
}

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// How a collection looks as a list.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
    public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
    public enum FooterMode: Int, Sendable { case none, supplementary }

    public let appearance: Appearance
    public var showsSeparators = true
    public var backgroundColor: UIColor?
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    public var headerTopPadding: CGFloat?
    public var leadingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?
    public var trailingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?

    public init(appearance: Appearance) { self.appearance = appearance }
}

/// What a layout is made for.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment {
    var container: any NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}

@preconcurrency @MainActor public protocol NSCollectionLayoutContainer {
    /// Points.
    var contentSize: CGSize { get }
    var effectiveContentSize: CGSize { get }
}

struct CollectionEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    var effectiveContentSize: CGSize { contentSize }
    var container: any NSCollectionLayoutContainer { self }
    var traitCollection: UITraitCollection { .current }
}
