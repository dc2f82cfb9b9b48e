import CoreGraphics
import FoundationOverlay

/// Dots, one for each page.
///
/// - Support: works
open class UIPageControl: _MeasuredControl {
    open var numberOfPages = 0 { didSet { if numberOfPages != oldValue { _contentChanged() } } }
    open var currentPage = 0 { didSet { _changed(currentPage != oldValue) } }
    open var hidesForSinglePage = false { didSet { _changed() } }
    open var pageIndicatorTintColor: UIColor? { didSet { _changed() } }
    open var currentPageIndicatorTintColor: UIColor? { didSet { _changed() } }
    open var allowsContinuousInteraction = true
    open func size(forNumberOfPages pageCount: Int) -> CGSize { _measure() }

    public func _select(_ page: Int) { _choose { currentPage = page } }
}
