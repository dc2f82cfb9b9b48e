import Foundation
import Ledger
import Timelines

/// A widget that someone placed, and what the system knows of it.
public struct PlacedWidget: Codable, Sendable {
    public enum Life: Hashable, Codable, Sendable {
        case alive
        /// Its kind is gone from the app: white, without reaction.
        case blank
        /// Its kind has no families any more: the last picture stays, without reaction.
        case frozen
        case removed
    }

    public let id: WidgetID
    public internal(set) var placement: WidgetPlacement
    public internal(set) var life = Life.alive
    /// What the widget has to show; a locked device may show less.
    public internal(set) var content = WidgetContent.empty
    /// What was last shown.
    public internal(set) var shown = WidgetContent.empty
    public internal(set) var playback: TimelinePlayback?
    /// How many timelines the widget has had.
    public internal(set) var timelines = 0
    public internal(set) var budget: ReloadBudget

    let app: Int
    var `extension`: Int
    /// Place in the extension's list of widgets.
    var kind: Int
    let subject: LedgerSubject
    var pending: PendingReload?
    var lastReload: Date?
    /// When the timeline came.
    var received = Date.distantPast
    var nextEntry: Date?
    /// Greatest score of all timelines so far.
    var highestScore = 0.0
    /// Intents that run.
    var performing = 0
    /// What is marked with `invalidatableContent()` is redacted.
    public internal(set) var isInvalidated = false
    /// The location changed since the widget was looked at.
    var awaitsLook = false

    init(id: WidgetID, placement: WidgetPlacement, app: Int, extension: Int, kind: Int, budget: ReloadBudget) {
        self.id = id
        self.placement = placement
        self.app = app
        self.extension = `extension`
        self.kind = kind
        self.budget = budget
        subject = LedgerSubject(.widget, String(id.rawValue), name: "\(placement.kind) (\(placement.family))")
    }
}
