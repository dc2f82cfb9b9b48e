import CoreGraphics
import FoundationOverlay

/// A field to search with.
///
/// - Support: partial: no scopes, no tokens; pictures of its own for the bar and its icons are not drawn.
open class UISearchBar: _ContentView {
    public enum Style: Int, Sendable { case `default`, prominent, minimal }
    public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

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
    open var keyboardType = UIKeyboardType.default
    open var textContentType: UITextContentType!
    open var spellCheckingType = UITextSpellCheckingType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var enablesReturnKeyAutomatically = true
    open var isTranslucent = true
    open var backgroundImage: UIImage? { didSet { _contentChanged() } }
    open var showsBookmarkButton = false
    open var showsSearchResultsButton = false
    open var isSearchResultsButtonSelected = false
    open var inputAccessoryView: UIView?
    open var barStyle = UIBarStyle.default
    open var searchTextPositionAdjustment = UIOffset.zero
    open weak var delegate: (any UISearchBarDelegate)?
    open private(set) lazy var searchTextField = UITextField(frame: .zero)
    weak var _searchController: UISearchController?

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: _measure().height) }
    open func setImage(_ image: UIImage?, for icon: Icon, state: UIControl.State) { images[IconState(icon: icon, state: state.rawValue)] = image }
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? { images[IconState(icon: icon, state: state.rawValue)] }
    private struct IconState: Hashable {
        let icon: Icon
        let state: UInt
    }
    private var images: [IconState: UIImage] = [:]
    open func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }

    /// What happens when a person enters a text and taps Search.
    public func _enter(_ text: String) {
        if let delegate, !delegate.searchBarShouldBeginEditing(self) { return }
        delegate?.searchBarTextDidBeginEditing(self)
        let whole = NSRange(location: 0, length: self.text?.utf16.count ?? 0)
        if let delegate, !delegate.searchBar(self, shouldChangeTextIn: whole, replacementText: text) { return }
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
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
