import FoundationOverlay

/// What an object is told of changes by, until it ends that.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// An object with traits, which can be told of their changes.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {
    var _traitObservers: TraitObservers { get }
}

/// What an object has asked to be told of.
@MainActor
public final class TraitObservers {
    final class Registration: UITraitChangeRegistration {
        let traits: Set<ObjectIdentifier>
        let tell: (UITraitCollection) -> Void

        init(_ traits: [UITrait], tell: @escaping (UITraitCollection) -> Void) {
            self.traits = Set(traits.map { ObjectIdentifier($0) })
            self.tell = tell
        }
    }

    private var registrations: [Registration] = []

    nonisolated init() {}

    func add(_ traits: [UITrait], tell: @escaping (UITraitCollection) -> Void) -> Registration {
        let registration = Registration(traits, tell: tell)
        registrations.append(registration)
        return registration
    }

    func remove(_ registration: any UITraitChangeRegistration) { registrations.removeAll { $0 === registration } }

    func tell(of changes: Set<ObjectIdentifier>, from previous: UITraitCollection) {
        for registration in registrations where !registration.traits.isDisjoint(with: changes) { registration.tell(previous) }
    }
}

extension UITraitChangeObservable {
    /// The handler gets the object and the traits before the change.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        _traitObservers.add(traits) { [weak self] previous in
            if let self { handler(self, previous) }
        }
    }

    /// The same for a closure that says what it takes the object for.
    @_disfavoredOverload
    @discardableResult
    public func registerForTraitChanges<Observed>(
        _ traits: [UITrait], handler: @escaping (Observed, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        _traitObservers.add(traits) { [weak self] previous in
            if let self = self as? Observed { handler(self, previous) }
        }
    }

    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], target: AnyObject, action: Selector) -> any UITraitChangeRegistration {
        _traitObservers.add(traits) { [weak self, weak target] previous in
            if let self, let target = target as? NSObject { target.perform(action, with: self, with: previous) }
        }
    }

    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) { _traitObservers.remove(registration) }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UIWindow {
    /// Tells controllers and views that the traits are others than when the window was last drawn.
    public func _tellOfTraits() {
        let traits = traitCollection
        defer { _shownTraits = traits }
        guard let previous = _shownTraits, previous != traits else { return }
        let changes = Set(traits.changedTraits(from: previous).map { ObjectIdentifier($0) })
        rootViewController?._tellOfTraits(changes, from: previous)
        _tellOfTraits(changes, from: previous)
    }
}

extension UIViewController {
    fileprivate func _tellOfTraits(_ changes: Set<ObjectIdentifier>, from previous: UITraitCollection) {
        traitCollectionDidChange(previous)
        _traitObservers.tell(of: changes, from: previous)
        for controller in children + [presentedViewController].compactMap({ $0 }) { controller._tellOfTraits(changes, from: previous) }
    }
}

extension UIView {
    fileprivate func _tellOfTraits(_ changes: Set<ObjectIdentifier>, from previous: UITraitCollection) {
        traitCollectionDidChange(previous)
        _traitObservers.tell(of: changes, from: previous)
        for view in subviews { view._tellOfTraits(changes, from: previous) }
    }
}
