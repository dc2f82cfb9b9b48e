import CoreGraphics
import FoundationOverlay

/// A layout that knows all places once it is prepared.
open class _PlacedLayout: UICollectionViewLayout {
    var places: [UICollectionViewLayoutAttributes] = []
    var contentSize = CGSize.zero

    open override var collectionViewContentSize: CGSize { contentSize }
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        places.filter { $0.frame.intersects(rect) }
    }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        places.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
    }
    open override func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        places.first { $0.representedElementKind == kind && $0.indexPath == indexPath }
    }

    func place(_ path: IndexPath, _ frame: CGRect, kind: String? = nil) {
        let attributes =
            kind.map { UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: $0, with: path) }
            ?? UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = frame
        places.append(attributes)
    }
}
