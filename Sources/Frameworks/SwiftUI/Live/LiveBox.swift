import FoundationOverlay
import ViewEngine

/// A value that belongs to a view, and stands for the one that a running window, or an earlier round of an archive, keeps in its place.
final class LiveBox<Value>: StateBox, @unchecked Sendable {
    // Read and changed on the main actor, as on Apple's systems where views say nothing else.
    private let initial: Value
    private var own: Value
    private var kept: LiveBox?
    private var changed: (@Sendable () -> Void)?

    init(_ value: Value) { (initial, own) = (value, value) }

    override func follow(_ other: StateBox) -> Bool {
        kept = other as? LiveBox
        return kept != nil
    }

    override func restart() { (kept, own) = (nil, initial) }

    var value: Value {
        get { kept?.own ?? own }
        set { (kept ?? self).set(newValue) }
    }

    /// Stands for the box that is kept at a place, and says when its value changes.
    @MainActor
    func connect(_ site: PropertySite) {
        let first = site.pass.states.object(site.key) { self }
        kept = first === self ? nil : first
        first.changed = site.pass.changed
    }

    private func set(_ value: Value) {
        guard let changed else {
            own = value
            return
        }
        let isSame = (value as? any Equatable).map { Self.equal($0, own) } ?? false
        own = value
        if !isSame { changed() }
    }

    private static func equal<E: Equatable>(_ a: E, _ b: Any) -> Bool { (b as? E) == a }
}
