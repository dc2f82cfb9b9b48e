/// What pages and programs may ask of a session.
public enum SessionMethod: String, CaseIterable, Sendable {
    case hello, shown, view, state, show, look, tap, hold, enter, event, time

    /// What it does, and its parameters, in a sentence each.
    public var help: String {
        switch self {
        case .hello: "Comes first: `version`, and `scale`, pixels per point of the pictures; without it none are sent."
        case .shown: "The message of this `revision` is on the screen; the next one may come."
        case .view: "Pictures have this `scale` from now on."
        case .state: "The whole state, as its sections."
        case .show: "Goes to a `place`: `home` with `page`, `lock`, or `app` with `app`."
        case .look: "The appearance: `look` is `light` or `dark`."
        case .tap: "Taps a region of the screen: `target` is its `id`."
        case .hold: "Touches and holds a region: opens an activity in the island."
        case .enter: "Writes `text` into the field `target` of the app on the screen."
        case .event: "Lets an event of scenarios happen: its members beside `at`."
        case .time:
            "Moves the time: `do` is `play`, `pause`, `speed` with `speed`, `to` with `to` in milliseconds since 1970, `by` with `by` in seconds, or `next`."
        }
    }
}
