/// What the views of a window keep from one pass to the next.
@MainActor
final class ViewMemory {
    private var kept: [ViewPlace: AnyObject] = [:]
    private var shared: [AnyHashable: AnyObject] = [:]
    private var touched: Set<ViewPlace> = []
    private var touchedShared: Set<AnyHashable> = []

    /// The object kept at a place; a new one where there is none, or one of another type.
    func object<T: AnyObject>(at place: ViewPlace, new: () -> T) -> T {
        touched.insert(place)
        if let known = kept[place] as? T { return known }
        let made = new()
        kept[place] = made
        return made
    }

    /// Keeps something that several views may ask for, such as a subscription, as long as one of them does.
    func share<T: AnyObject>(_ key: AnyHashable, make: () -> T) -> T {
        touchedShared.insert(key)
        if let known = shared[key] as? T { return known }
        let made = make()
        shared[key] = made
        return made
    }

    func beginPass() { (touched, touchedShared) = ([], []) }

    /// Lets go of what no view has asked for since ``beginPass()``.
    func endPass() {
        if touched.count < kept.count { kept = kept.filter { touched.contains($0.key) } }
        if touchedShared.count < shared.count { shared = shared.filter { touchedShared.contains($0.key) } }
    }
}
