import IsletModel
import Ledger
import Timelines

/// An app on the device.
struct InstalledApp: Codable, Sendable {
    var description: AppDescription
    var isInstalled = true
    /// Opened at least once since it was installed.
    var wasOpened = false
    var sessions: AppSessions = []
    /// A push that came while the device was offline.
    var holdsPush = false
    /// Places of its extensions in the system's list, in the order of the description.
    var extensions: [Int] = []
    /// Places of its widgets that are not removed.
    var widgets: [Int] = []
    let subject: LedgerSubject

    init(_ description: AppDescription) {
        self.description = description
        subject = LedgerSubject(.app, description.bundleIdentifier)
    }
}
