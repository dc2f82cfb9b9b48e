/// What the views of a window have under way: what a pass asks for anew begins, what it asks for no more ends.
@MainActor
final class WindowEffects {
    private var order: [ViewPlace] = []
    private var running: [ViewPlace: RunningEffect] = [:]
    private(set) var runningTasks = 0
    /// Whether tasks and subscriptions begin; those of archived views never do.
    var runsTasks = false
    var taskEnded: @MainActor () -> Void = {}

    /// Takes in what the views ask for now.
    func perform(_ effects: [(place: ViewPlace, effect: ViewEffect)]) {
        if effects.isEmpty, order.isEmpty { return }
        let new = Dictionary(uniqueKeysWithValues: effects.map { ($0.place, $0.effect) })
        let places = effects.map(\.place)
        let changes = EffectChanges(from: order, to: places) { place in
            guard let old = running[place]?.effect.value, let value = new[place]?.value else { return true }
            return value.equals(old)
        }
        let oldValues = running.compactMapValues(\.effect.value)
        for place in changes.left { leave(place) }
        for (place, effect) in effects { running[place]?.effect = effect }
        order = places
        for place in changes.entered { new[place].map { enter(place, $0) } }
        for place in changes.changed {
            if let entry = running[place], let old = oldValues[place] { change(entry, from: old) }
        }
    }

    /// Ends everything.
    func leaveAll() {
        for place in order { leave(place) }
        order = []
    }

    /// Ends what is under way, and has nothing disappear.
    func cancelAll() {
        for entry in running.values {
            entry.task?.cancel()
            entry.subscription = nil
        }
        (order, running) = ([], [:])
    }

    /// Hands a message to everything that takes it; false where nothing does.
    func send(_ message: Any) -> Bool {
        var isTaken = false
        for effect in order.compactMap({ running[$0]?.effect }) {
            if case .message(let take) = effect.kind, take(message) { isTaken = true }
        }
        return isTaken
    }

    private func enter(_ place: ViewPlace, _ effect: ViewEffect) {
        let entry = RunningEffect(effect)
        running[place] = entry
        switch effect.kind {
        case .appear(let action): action()
        case .task: start(entry)
        case .change(let value, let isInitial, let action):
            if isInitial { action(value.value, value.value) }
        case .subscription(let start, _):
            guard runsTasks else { return }
            entry.subscription = start { [weak entry] value in
                nonisolated(unsafe) let value = value
                MainTurn.perform { entry?.deliver(value) }
            }
        case .disappear, .message: break
        }
    }

    private func change(_ entry: RunningEffect, from old: ComparedValue) {
        switch entry.effect.kind {
        case .task:
            entry.task?.cancel()
            start(entry)
        case .change(let value, _, let action): action(old.value, value.value)
        case .appear, .disappear, .subscription, .message: break
        }
    }

    private func leave(_ place: ViewPlace) {
        guard let entry = running.removeValue(forKey: place) else { return }
        entry.task?.cancel()
        entry.subscription = nil
        if case .disappear(let action) = entry.effect.kind { action() }
    }

    private func start(_ entry: RunningEffect) {
        guard runsTasks, case .task(_, let priority, let action) = entry.effect.kind else { return }
        runningTasks += 1
        entry.task = Task(priority: priority) { [weak self] in
            await action()
            self?.countEnded()
        }
    }

    private func countEnded() {
        runningTasks -= 1
        taskEnded()
    }
}
