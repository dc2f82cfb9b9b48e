/// One pass over the views of a window: finds what is kept for them, and gathers what they want done.
@MainActor
public final class ViewPass {
    /// Whether the window belongs to a running app, where controls can be used and tasks run.
    public let isRunning: Bool
    /// Says that something a view reads has changed. May be called from any thread.
    public let changed: @Sendable () -> Void
    /// Whether effects count. False where a window is only drawn, and where something else is to be shown at once.
    public let gathersEffects: Bool
    /// What is done with what earlier passes have made.
    public let keeping: ResultKeeping
    /// The number of the surroundings that the window has: what was made in others does not stand.
    public let surroundings: Int
    private let memory: ViewMemory
    private(set) var effects: [(place: ViewPlace, effect: ViewEffect)] = []
    private var noted: Set<ViewPlace> = []
    private var occurrences: [ViewPlace: Int] = [:]
    private var readsPreferences = false
    private var latePreferencesChanged = false
    private var latePreferencesAreOpaque = false

    init(
        memory: ViewMemory, isRunning: Bool, gathersEffects: Bool, keeping: ResultKeeping, surroundings: Int, changed: @escaping @Sendable () -> Void
    ) {
        self.memory = memory
        self.isRunning = isRunning
        self.gathersEffects = gathersEffects
        self.keeping = keeping
        self.surroundings = surroundings
        self.changed = changed
    }

    /// A pass of its own, over views that belong to no window.
    convenience init() {
        self.init(memory: ViewMemory(), isRunning: false, gathersEffects: false, keeping: .nothing, surroundings: 0, changed: {})
    }

    /// The place of something that is met at a path for the next time in this pass.
    public func place(of role: String, at path: IdentityPath) -> ViewPlace {
        var place = ViewPlace(path: path.text, role: role)
        let occurrence = occurrences[place, default: 0]
        occurrences[place] = occurrence + 1
        place.occurrence = occurrence
        return place
    }

    /// Notes what a view wants done, once for each place.
    public func note(_ kind: ViewEffect.Kind, at place: ViewPlace) {
        guard gathersEffects, noted.insert(place).inserted else { return }
        effects.append((place, ViewEffect(kind: kind)))
    }

    /// Forgets what views wanted done that lie nearer to other nodes than to the one that is shown: of several previews one is drawn.
    public func keepEffects(of shown: Node, among nodes: [Node]) {
        guard nodes.count > 1 else { return }
        let others = nodes.filter { $0 !== shown }.map(\.path.text)
        effects.removeAll { place, _ in !place.isNearer(to: shown.path.text, than: others) }
    }

    /// The object kept at a place; a new one where there is none, or one of another type.
    func object<T: AnyObject>(at place: ViewPlace, new: () -> T) -> T { memory.object(at: place, new: new) }

    /// The object kept for a view at a place, as ``object(at:new:)``, for other modules.
    public func kept<T: AnyObject>(at place: ViewPlace, new: () -> T) -> T { object(at: place, new: new) }

    /// Keeps something that several views may ask for, such as a subscription, as long as one of them does.
    func share<T: AnyObject>(_ key: AnyHashable, make: () -> T) -> T { memory.share(key, make: make) }

    // MARK: Preferences of content whose size is known late

    private final class LatePreferences {
        var values = PreferenceValues()
    }

    /// Notes that preferences are read above the place where they are set.
    public func readPreferences() { readsPreferences = true }

    /// The preferences that content set in the pass before, when its size was known.
    public func latePreferences(at place: ViewPlace) -> PreferenceValues { object(at: place) { LatePreferences() }.values }

    public func setLatePreferences(_ values: PreferenceValues, at place: ViewPlace) {
        let late = object(at: place) { LatePreferences() }
        if !values.isEquivalent(to: late.values) { latePreferencesChanged = true }
        if values.hasOpaqueValues { latePreferencesAreOpaque = true }
        late.values = values
    }

    /// Whether views read preferences that other views set after them.
    var isUnsettled: Bool { readsPreferences && latePreferencesChanged }

    /// Whether views read preferences of which nobody can tell whether other views set others after them.
    var mayBeUnsettled: Bool { readsPreferences && latePreferencesAreOpaque }
}
