import CoreGraphics
import FoundationOverlay

/// The view that takes what is typed: one at a time.
@MainActor
public enum _FirstResponder {
    public private(set) static weak var view: UIView?
    /// How much of the window's lower end the keyboard covers, in points.
    public private(set) static var keyboardHeight: CGFloat = 0

    /// Lays out what follows the keyboard in a view.
    public static func setKeyboardHeight(_ height: CGFloat, in view: UIView) {
        guard height != keyboardHeight else { return }
        keyboardHeight = height
        func visit(_ view: UIView) {
            if view._guides.contains(where: { $0 is UIKeyboardLayoutGuide }) { view._layoutChanged() }
            view.subviews.forEach(visit)
        }
        visit(view)
    }

    /// Ends the writing into a field that is no view of UIKit.
    public static var endsOtherEditing: (() -> Void)?

    /// Lets the view that has it give it back, so that another one can have it. False where it does not want to.
    static func leave(for other: UIView) -> Bool {
        guard let view, view !== other else { return true }
        return view.resignFirstResponder()
    }

    static func isNow(_ view: UIView) {
        self.view = view
        _ViewUpdates.changed()
    }

    static func isNoLonger(_ view: UIView) {
        if self.view === view { self.view = nil }
        _ViewUpdates.changed()
    }

    /// Ends the writing into whatever field there is.
    static func resign() {
        view?.resignFirstResponder()
        endsOtherEditing?()
    }
}

extension UIApplication {
    /// Calls a method of `target`, or of the first responder and those behind it.
    ///
    /// - Returns: Whether somebody has a method of that name.
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        if target == nil, action.description.hasPrefix("resignFirstResponder") {
            _FirstResponder.resign()
            return true
        }
        let chain = target.map { [$0] } ?? Array(sequence(first: _FirstResponder.view as UIResponder?) { $0?.next }.compactMap(\.self))
        guard let owner = chain.first(where: { ($0 as? UIResponder).map { _NamedMembers.has(action, $0) } ?? true }) else { return false }
        SelectorCalls.call(action, of: owner, [sender, event])
        return true
    }
}
