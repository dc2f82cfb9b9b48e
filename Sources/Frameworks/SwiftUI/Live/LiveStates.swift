import FoundationOverlay

/// What the views of a running window keep from one pass to the next, by place.
@MainActor
final class LiveStates {
    private var kept: [String: AnyObject] = [:]
    private var shared: [AnyHashable: AnyObject] = [:]
    private var touched: Set<String> = []
    private var touchedShared: Set<AnyHashable> = []

    /// The object kept under a key; a new one where there is none, or one of another type.
    func object<T: AnyObject>(_ key: String, new: () -> T) -> T {
        touched.insert(key)
        if let known = kept[key] as? T { return known }
        let made = new()
        kept[key] = made
        return made
    }

    /// Keeps something that several views may ask for, such as a subscription, as long as one of them does.
    func share(_ key: AnyHashable, make: () -> AnyObject) {
        touchedShared.insert(key)
        if shared[key] == nil { shared[key] = make() }
    }

    func beginPass() {
        touched = []
        touchedShared = []
    }

    /// Lets go of what no view has asked for since ``beginPass()``.
    func endPass() {
        kept = kept.filter { touched.contains($0.key) }
        shared = shared.filter { touchedShared.contains($0.key) }
    }
}
