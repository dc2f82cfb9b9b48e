import IsletModel
import Ledger
import Timelines

/// What happens to widgets, as the ledger names it.
extension LedgerAction {
    public static var installed: LedgerAction { LedgerAction("installed") }
    public static var updated: LedgerAction { LedgerAction("updated") }
    public static var uninstalled: LedgerAction { LedgerAction("uninstalled") }
    public static var galleryOpened: LedgerAction { LedgerAction("gallery-opened") }

    public static var placed: LedgerAction { LedgerAction("placed") }
    public static var placingRefused: LedgerAction { LedgerAction("placing-refused") }
    public static var removed: LedgerAction { LedgerAction("removed") }
    public static var turnedBlank: LedgerAction { LedgerAction("turned-blank") }
    public static var frozen: LedgerAction { LedgerAction("frozen") }

    public static var reloadAsked: LedgerAction { LedgerAction("reload-asked") }
    public static var reloadCoalesced: LedgerAction { LedgerAction("reload-coalesced") }
    public static var reloadDeferred: LedgerAction { LedgerAction("reload-deferred") }
    public static var reloadQueued: LedgerAction { LedgerAction("reload-queued") }
    public static var reloadStarted: LedgerAction { LedgerAction("reload-started") }
    public static var reloadFailed: LedgerAction { LedgerAction("reload-failed") }
    public static var reloadIgnored: LedgerAction { LedgerAction("reload-ignored") }
    public static var answerIgnored: LedgerAction { LedgerAction("answer-ignored") }
    public static var timelineAccepted: LedgerAction { LedgerAction("timeline-accepted") }
    public static var timelineRefused: LedgerAction { LedgerAction("timeline-refused") }
    public static var nextReload: LedgerAction { LedgerAction("next-reload") }
    public static var noticed: LedgerAction { LedgerAction("noticed") }

    public static var placeholderShown: LedgerAction { LedgerAction("placeholder-shown") }
    public static var snapshotShown: LedgerAction { LedgerAction("snapshot-shown") }
    public static var entryShown: LedgerAction { LedgerAction("entry-shown") }
    public static var hidden: LedgerAction { LedgerAction("hidden") }

    public static var tapped: LedgerAction { LedgerAction("tapped") }
    /// The toggle is drawn in its other state although its intent still runs.
    public static var toggleShown: LedgerAction { LedgerAction("toggle-shown") }
    public static var contentInvalidated: LedgerAction { LedgerAction("content-invalidated") }
    public static var contentValid: LedgerAction { LedgerAction("content-valid") }
    public static var galleryChanged: LedgerAction { LedgerAction("gallery-changed") }
    public static var galleryShown: LedgerAction { LedgerAction("gallery-shown") }
    public static var moved: LedgerAction { LedgerAction("moved") }
    public static var intentPerformed: LedgerAction { LedgerAction("intent-performed") }
    public static var rotated: LedgerAction { LedgerAction("rotated") }
    public static var requestFailed: LedgerAction { LedgerAction("request-failed") }
    public static var terminated: LedgerAction { LedgerAction("terminated") }
    public static var pushHeld: LedgerAction { LedgerAction("push-held") }
    public static var changed: LedgerAction { LedgerAction("changed") }
    public static var ignored: LedgerAction { LedgerAction("ignored") }
}

/// Why it happens.
extension LedgerReason {
    init(_ reason: ReloadReason) { self.init(reason.rawValue) }

    public static var budgetSpent: LedgerReason { LedgerReason("budget-spent") }
    public static var hiddenPage: LedgerReason { LedgerReason("hidden-page") }
    public static var locked: LedgerReason { LedgerReason("locked") }
    public static var extensionBusy: LedgerReason { LedgerReason("extension-busy") }
    public static var backOff: LedgerReason { LedgerReason("back-off") }

    public static var timedOut: LedgerReason { LedgerReason("timed-out") }
    public static var crashed: LedgerReason { LedgerReason("crashed") }
    public static var memoryLimit: LedgerReason { LedgerReason("memory-limit") }
    public static var archiveRefused: LedgerReason { LedgerReason("archive-refused") }
    public static var tooManyEntries: LedgerReason { LedgerReason("too-many-entries") }
    public static var noEntries: LedgerReason { LedgerReason("no-entries") }
    public static var tooOften: LedgerReason { LedgerReason("too-often") }
    public static var late: LedgerReason { LedgerReason("late") }

    public static var unknownApp: LedgerReason { LedgerReason("unknown-app") }
    public static var unknownKind: LedgerReason { LedgerReason("unknown-kind") }
    public static var unknownWidget: LedgerReason { LedgerReason("unknown-widget") }
    public static var unknownStack: LedgerReason { LedgerReason("unknown-stack") }
    public static var nonePlaced: LedgerReason { LedgerReason("none-placed") }
    public static var appNeverOpened: LedgerReason { LedgerReason("app-never-opened") }
    public static var familyNotOffered: LedgerReason { LedgerReason("family-not-offered") }
    public static var placeDoesNotFit: LedgerReason { LedgerReason("place-does-not-fit") }
    public static var stackFull: LedgerReason { LedgerReason("stack-full") }
    public static var stackOfOtherSize: LedgerReason { LedgerReason("stack-of-other-size") }

    public static var kindRemoved: LedgerReason { LedgerReason("kind-removed") }
    public static var familyRemoved: LedgerReason { LedgerReason("family-removed") }
    public static var familiesEmpty: LedgerReason { LedgerReason("families-empty") }
    public static var appUninstalled: LedgerReason { LedgerReason("app-uninstalled") }
    public static var byPerson: LedgerReason { LedgerReason("by-person") }
    public static var relevance: LedgerReason { LedgerReason("relevance") }
    public static var offline: LedgerReason { LedgerReason("offline") }
    public static var systemTooOld: LedgerReason { LedgerReason("system-too-old") }
    public static var carPlay: LedgerReason { LedgerReason("car-play") }
    public static var notReactive: LedgerReason { LedgerReason("not-reactive") }
}
