import FoundationOverlay

/// A text view's storage and layout manager, made when they are first asked for.
@MainActor
final class TextViewContainer {
    private var own: NSTextStorage?
    private var layout: NSLayoutManager?
    /// The storage takes over the view's text, which is none of its own changes.
    private(set) var isTaking = false

    /// Takes over the manager of a container that a view is made with, and shows its text.
    func take(_ manager: NSLayoutManager?, for view: UITextView) {
        guard let manager else { return }
        layout = manager
        own = manager.textStorage
        if let own, own.length > 0 { view._take(own.plainCopy) }
    }

    func storage(of view: UITextView) -> NSTextStorage {
        if let own { return own }
        let made = NSTextStorage(attributedString: view._shownText)
        own = made
        made.addLayoutManager(manager(of: view))
        return made
    }

    func manager(of view: UITextView) -> NSLayoutManager {
        if let layout { return layout }
        let made = NSLayoutManager()
        layout = made
        made.addTextContainer(view.textContainer)
        _ = storage(of: view)
        return made
    }

    /// The view's text was set: the storage has it too.
    func textWasReplaced(in view: UITextView) {
        guard let own, !isTaking else { return }
        isTaking = true
        own.setAttributedString(view._shownText)
        isTaking = false
    }
}
