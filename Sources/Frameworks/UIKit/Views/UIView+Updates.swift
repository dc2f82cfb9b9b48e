import CoreGraphics
import FoundationOverlay
import Metrics

/// Who is told that views look different.
@MainActor
public enum _ViewUpdates {
    private static var handlers: [(owner: () -> AnyObject?, handler: @MainActor () -> Void)] = []
    /// While views are laid out to be drawn, changes show at once.
    private static var drawings = 0

    /// Calls `handler` after each change, as long as `owner` is there.
    public static func observe(_ owner: AnyObject, _ handler: @escaping @MainActor () -> Void) {
        handlers.removeAll { $0.owner() == nil }
        handlers.append(({ [weak owner] in owner }, handler))
    }

    static func changed() {
        guard drawings == 0 else { return }
        for (owner, handler) in handlers where owner() != nil { handler() }
    }

    /// Carries out what must not count as a change.
    public static func drawing<Result>(_ body: () -> Result) -> Result {
        drawings += 1
        defer { drawings -= 1 }
        return body()
    }
}

extension UIView {
    /// The view looks different.
    func _changed(_ isDifferent: Bool = true) { if isDifferent { _ViewUpdates.changed() } }

    /// The view or what it holds may have to go elsewhere.
    func _layoutChanged() {
        for view in sequence(first: self, next: \.superview) { view._needsLayoutInside = true }
        _ViewUpdates.changed()
    }

    /// What the view shows is different, and so perhaps its size.
    func _markContentChanged() {
        _measured = [:]
        _drawn = nil
        _layoutChanged()
    }

    /// Lays out the whole tree that the view stands in, where something in it has changed.
    func _layOutNow() {
        guard let root = sequence(first: self, next: \.superview).map({ $0 }).last else { return }
        LayoutPass.run(root)
    }

    public func updateConstraintsIfNeeded() {
        guard _needsUpdateConstraints else { return }
        _needsUpdateConstraints = false
        updateConstraints()
    }

    func _autoresizeSubviews(from old: CGSize) {
        let (growth, rise) = (bounds.width - old.width, bounds.height - old.height)
        for view in subviews where view.translatesAutoresizingMaskIntoConstraints && !view.autoresizingMask.isEmpty {
            let across = Autoresizing(view.autoresizingMask, .horizontal).parts(of: growth)
            let down = Autoresizing(view.autoresizingMask, .vertical).parts(of: rise)
            let frame = view.frame
            view.frame = CGRect(
                x: frame.minX + across.origin, y: frame.minY + down.origin, width: frame.width + across.length,
                height: frame.height + down.length)
        }
    }

    /// Whether the view goes where constraints say.
    var _isConstrained: Bool { !translatesAutoresizingMaskIntoConstraints }

    var _hasConstraintsInside: Bool {
        if !_constraints.isEmpty || self is UIStackView { return true }
        return subviews.contains { !$0._laysOutAlone && $0._hasConstraintsInside }
    }

    public var _isRightToLeft: Bool {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: false
        case .forceRightToLeft: true
        case .unspecified: DeviceTraits.current.isRightToLeft
        }
    }

    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { _isRightToLeft ? .rightToLeft : .leftToRight }
}
