/// What views remember and do while one archive is made.
///
/// A view that appears may change its state, and so may an action that hears of a size, a preference or a value. The views are
/// then made again with the changed state, round after round, until no action runs.
@MainActor
public final class ViewFeedback {
    /// Where something lies in the structure; the same in every round.
    public struct Place: Hashable {
        let path: String
        let role: String
        var occurrence = 0
    }

    public init() {}

    private struct Action {
        let environment: EnvironmentValues
        let perform: () -> Void
    }

    /// How often views are made at most.
    static let roundLimit = 8

    private var states: [Place: StateBox] = [:]
    private var appeared: Set<Place> = []
    private var heard: [Place: Any] = [:]
    private var latePreferences: [Place: PreferenceValues] = [:]

    private var occurrences: [Place: Int] = [:]
    private var actions: [Action] = []
    private var readsPreferences = false
    private var latePreferencesChanged = false

    /// The place of something that is met at a path for the next time in this round.
    public func place(of role: String, at path: IdentityPath) -> Place {
        var place = Place(path: path.text, role: role)
        let occurrence = occurrences[place, default: 0]
        occurrences[place] = occurrence + 1
        place.occurrence = occurrence
        return place
    }

    /// Gives a box the value that was kept at its place.
    public func keep(_ box: StateBox, at place: Place) {
        if let known = states[place], known === box || box.follow(known) { return }
        box.restart()
        states[place] = box
    }

    /// Notes that the view at a place is shown; the action runs after the round in which it is shown first.
    public func appear(at place: Place, in environment: EnvironmentValues, perform: @escaping () -> Void) {
        guard appeared.insert(place).inserted else { return }
        actions.append(Action(environment: environment, perform: perform))
    }

    /// Notes a value; the action runs after the round when the value is another than before, and for the first one where asked.
    public func hear<Value: Equatable>(
        _ value: Value, at place: Place, actsOnFirst: Bool, in environment: EnvironmentValues, perform: @escaping (_ old: Value, _ new: Value) -> Void
    ) {
        let old = heard[place].flatMap { $0 as? Value }
        heard[place] = value
        if old == nil ? actsOnFirst : old != value {
            actions.append(Action(environment: environment) { perform(old ?? value, value) })
        }
    }

    /// Notes that preferences are read above the place where they are set.
    public func readPreferences() { readsPreferences = true }

    /// The preferences that content set in the round before, when its size was known.
    public func latePreferences(at place: Place) -> PreferenceValues { latePreferences[place] ?? PreferenceValues() }

    public func setLatePreferences(_ values: PreferenceValues, at place: Place) {
        if !values.isEquivalent(to: latePreferences(at: place)) { latePreferencesChanged = true }
        latePreferences[place] = values
    }

    /// Runs the actions of a round; whether the views are to be made again.
    func finishRound(archive: ArchiveContext) -> Bool {
        let actions = actions
        let isUnsettled = !actions.isEmpty || (readsPreferences && latePreferencesChanged)
        (self.actions, occurrences, readsPreferences, latePreferencesChanged) = ([], [:], false, false)
        for action in actions { Evaluation(environment: action.environment, archive: archive).run(action.perform) }
        return isUnsettled
    }
}
