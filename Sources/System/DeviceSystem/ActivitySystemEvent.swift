import Activities
import IsletModel

/// What happens to Live Activities: to the ledger, or to the island they are shown in.
public enum ActivitySystemEvent: Hashable, Codable, Sendable {
    case ledger(ActivityEvent)
    /// A person touches an activity in the island and holds.
    case touchAndHold(String)
    /// A person taps elsewhere, or swipes up.
    case collapse
    /// A person swipes along the island, to the next of three activities.
    case swipeIsland
    /// A person swipes away what an alert opened.
    case alertDismissed
    case deviceUnlocked
    /// How well another device is reached that mirrors activities.
    case mirror(ActivityMirror.Device, ActivityMirror.Connection)
}

/// What the surroundings are to do.
public enum ActivitySystemAction: Hashable, Sendable {
    /// The activity looks different: archive its views again.
    case archive(ActivityRecord)
    /// Tell the app of the record, or of what was refused.
    case notify(ActivityAction, app: String?)
    case show(IslandPresentation)
    /// Present an alert of an activity.
    case present(AlertPresentation, ActivityAlert, id: String)
    /// Take away what an alert opened.
    case dismissAlert(id: String)
    /// Another device shows something.
    case mirror(ActivityMirror.Device, ActivityMirror.Action)
}
