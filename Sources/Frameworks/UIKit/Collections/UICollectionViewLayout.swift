import CoreGraphics
import FoundationOverlay

/// Where a view of a collection goes.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
    public enum Category: UInt, Sendable { case cell, supplementaryView, decorationView }

    open var frame = CGRect.zero
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var zIndex = 0
    open var transform = CGAffineTransform.identity
    open private(set) var indexPath = IndexPath()
    open private(set) var representedElementCategory = Category.cell
    open private(set) var representedElementKind: String?

    public required override init() { super.init() }

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        (self.indexPath, representedElementCategory, representedElementKind) = (indexPath, .supplementaryView, elementKind)
    }

    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    open var size: CGSize {
        get { frame.size }
        set { frame.size = newValue }
    }
    open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
}

/// Says where the views of a collection go.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
    open internal(set) weak var collectionView: UICollectionView?
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    open func prepare() {}
    open func invalidateLayout() { collectionView?._layoutChanged() }
    open var collectionViewContentSize: CGSize { .zero }
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    open func targetContentOffset(forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint { proposed }
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
}
