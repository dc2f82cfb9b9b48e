/// What pages and programs may ask of a session.
public enum SessionMethod: String, CaseIterable, Sendable {
    case hello, shown, view, state, show, look, tap, hold, enter, scroll, touch, event, time
    case gallery, add, edit, parameters, resize, move, remove, stack, turn, size, swipe, set, inspect, tree, picture, ledger, record, data

    /// What it does, and its parameters, in a sentence each.
    public var help: String {
        switch self {
        case .hello:
            "Comes first: `version`, and `scale`, pixels per point of the pictures; without it none are sent; `layers` where the page scrolls "
                + "by itself."
        case .shown: "The message of this `revision` is on the screen; the next one may come."
        case .view: "Pictures have this `scale` from now on."
        case .state: "The whole state, as its sections."
        case .show:
            "Goes to a `place`: `home` with `page`, `lock`, `always-on`, `app` with `app`, `controls`, `standby`, `watch`, `carplay`, `menubar`."
        case .look: "The appearance: `look` is `light` or `dark`, `style` of the Home Screen `standard`, `tinted` or `clear`."
        case .tap: "Taps a region of the screen: `target` is its `id`."
        case .hold: "Touches and holds a region: opens an activity in the island, is a long press in an app."
        case .enter: "Writes `text` into the field `target` of the app on the screen; with `submit` the key that ends it is pressed as well."
        case .scroll:
            "Scrolls the region `target` by `x` and `y` points, to the right and downwards. Answers the `offset` of its content, and "
                + "whether the app `rests` it at places of its own; with `velocity`, `[x, y]` in points a second, a finger has left it, and "
                + "`rest` is where it "
                + "should come to lie."
        case .touch:
            "A step of touches on the app on the screen: `phase` is `began`, `moved`, `ended`, `cancelled` or `waited` (time has passed), "
                + "`points` are "
                + "the fingers, each `[x, y]` in points of the screen, `seconds` the moment on any clock."
        case .event: "Lets an event of scenarios happen: its members beside `at`."
        case .gallery: "The widgets that can be added, with their families."
        case .add: "Adds a widget: `app`, `kind`, `family`, and if wanted `configuration` (JSON text) and `stack`. Answers its `id`."
        case .edit: "Configures the widget `id`: `configuration` is JSON of its parameters; without it, as a new one."
        case .parameters:
            "How the widget `id` or the control `control` can be configured: parameters with titles, values and choices, for the `configuration` "
                + "(JSON of parameters) that it has unless given; `searches` are texts by the names of parameters."
        case .resize: "Gives the widget `id` another `family`. Answers its new `id`."
        case .move: "Moves the widget `id` to a `page` of the Home Screen."
        case .remove: "Takes the widget `id` away."
        case .stack: "Puts the widget `id` on the widget `onto` of the same family, as a stack. Answers its new `id`."
        case .turn: "Swipes the stack of the widget `id` to the next of its widgets, or with `by` -1 to the one before."
        case .size: "Gives the control `control` a `size`: `controlSmall`, `control` or `controlLarge`. With `configuration` configures it."
        case .swipe: "Swipes the activity `id` away."
        case .set: "Gives the activity `id` the `state`, a JSON object, as if its app had updated it."
        case .inspect: "The views at a point of the screen, `x` and `y` in points: the innermost first, each with where its type is declared."
        case .tree: "What the screen shows, as text: a line for each view; `target` limits it to a region."
        case .picture: "What the screen shows, as a PNG file in base64: `scale`, pixels per point; `target` limits it to a region."
        case .ledger:
            "Every line of the ledger: `time` in milliseconds since 1970, `subject`, `action`, `text`, `rule`. "
                + "With `after` those behind so many, with `limit` no more than so many."
        case .data: "What programs keep: files and user defaults of app groups and of each program, in `containers`."
        case .record: "Records what the screen shows: `on` begins; without it ends, and answers the page of the trace as `html`."
        case .time:
            "Moves the time: `do` is `play`, `pause`, `speed` with `speed`, `to` (`to`, in ms since 1970), `by` (`by`, in s), or `next`."
        }
    }
}
