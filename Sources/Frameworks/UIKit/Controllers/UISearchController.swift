import CoreGraphics
import FoundationOverlay

/// A field to search with.
///
/// - Support: partial: no scopes, no tokens.
open class UISearchBar: _ContentView {
    public enum Style: Int, Sendable { case `default`, prominent, minimal }

    open var text: String? { didSet { if text != oldValue { _contentChanged() } } }
    open var placeholder: String? { didSet { _contentChanged() } }
    open var prompt: String?
    open var searchBarStyle = Style.default
    open var barTintColor: UIColor?
    open var showsCancelButton = false
    open var showsScopeBar = false
    open var scopeButtonTitles: [String]?
    open var selectedScopeButtonIndex = 0
    open var autocapitalizationType = UITextAutocapitalizationType.none
    open var autocorrectionType = UITextAutocorrectionType.default
    open var returnKeyType = UIReturnKeyType.search
    open weak var delegate: (any UISearchBarDelegate)?
    open private(set) lazy var searchTextField = UITextField(frame: .zero)
    weak var _searchController: UISearchController?

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: _measure().height) }
    open func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }

    /// What happens when a person enters a text and taps Search.
    public func _enter(_ text: String) {
        delegate?.searchBarTextDidBeginEditing(self)
        self.text = text
        delegate?.searchBar(self, textDidChange: text)
        _searchController.map { $0.searchResultsUpdater?.updateSearchResults(for: $0) }
        delegate?.searchBarSearchButtonClicked(self)
    }
}

@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
}

/// Connects a search field in a navigation bar with results.
///
/// - Support: partial: results are shown where the program shows them itself.
open class UISearchController: UIViewController {
    public let searchBar = UISearchBar(frame: .zero)
    open private(set) var searchResultsController: UIViewController?
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    open var isActive = false
    open var obscuresBackgroundDuringPresentation = true
    open var hidesNavigationBarDuringPresentation = true
    open var automaticallyShowsCancelButton = true

    public init(searchResultsController: UIViewController?) {
        super.init(nibName: nil, bundle: nil)
        self.searchResultsController = searchResultsController
        searchBar._searchController = self
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
    func updateSearchResults(for searchController: UISearchController)
}

@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {}
