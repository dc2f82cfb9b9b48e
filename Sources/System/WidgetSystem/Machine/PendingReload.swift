import Foundation
import IsletModel
import Timelines

/// A reload that has been asked for and has not started.
struct PendingReload: Hashable, Codable, Sendable {
    /// What it waits for.
    enum Wait: Hashable, Codable, Sendable {
        /// The moment `due`.
        case time
        /// New budget, which comes at `due` when that is known.
        case budget
        /// That the widget comes into view.
        case view
        case unlock
        /// Its turn at the extension.
        case turn
    }

    var reasons: ReloadReasons
    /// Does not count against the budget.
    var isFree: Bool
    var wait = Wait.time
    /// When it is to start. Nil when an event decides.
    var due: Date?
    /// When it may start together with another widget's reload.
    var earliest: Date
}
