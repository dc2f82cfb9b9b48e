import Foundation

/// An app whose code runs.
struct AppLife: Hashable {
    var isSuspended = false
    /// When the system suspends it; nil in the foreground.
    var suspension: Date?
    /// Intents that run in it.
    var intents = 0
}
