import FoundationOverlay

/// Reloads what is pulled down.
///
/// - Support: accepted, without effect: nothing is pulled.
open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false
    open var attributedTitle: NSAttributedString?
    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }
}
