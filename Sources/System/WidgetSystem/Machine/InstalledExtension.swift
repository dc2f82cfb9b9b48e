import Foundation
import Ledger

/// A widget extension on the device and the requests it gets, one at a time.
struct InstalledExtension: Codable, Sendable {
    enum Placeholder: Hashable, Codable, Sendable { case missing, asked, ready }

    struct Running: Hashable, Codable, Sendable {
        var id: RequestID
        var request: ExtensionRequest
        var started: Date
        var deadline: Date
    }

    let app: Int
    var description: WidgetExtensionDescription
    /// False after an update of the app without it.
    var isInstalled = true
    /// By the place of the kind.
    var placeholders: [Placeholder]
    /// When widgets of a kind matter, by the place of the kind.
    var relevance: [[ClosedRange<Date>]]
    var running: Running?
    var queue = RequestQueue()
    /// In a row.
    var failures = 0
    var restsUntil = Date.distantPast
    let subject: LedgerSubject

    init(_ description: WidgetExtensionDescription, app: Int) {
        self.app = app
        self.description = description
        placeholders = Array(repeating: .missing, count: description.widgets.count)
        relevance = Array(repeating: [], count: description.widgets.count)
        subject = LedgerSubject(.extension, description.bundleIdentifier)
    }

    /// Takes another version's description and forgets what was asked of the old one.
    mutating func update(_ description: WidgetExtensionDescription) {
        self = InstalledExtension(description, app: app)
    }

    /// Forgets what was asked, and failures. Placeholders that are drawn stay.
    mutating func restart() {
        running = nil
        queue = RequestQueue()
        failures = 0
        restsUntil = .distantPast
        for kind in placeholders.indices where placeholders[kind] == .asked { placeholders[kind] = .missing }
    }

    /// When the extension needs attention: the running request's end, or that of a rest with requests waiting.
    var due: Date? { running?.deadline ?? (queue.isEmpty ? nil : restsUntil) }
}

/// Requests that wait: what is quickly answered first, each in the order it was asked.
struct RequestQueue: Hashable, Codable, Sendable {
    private var quick: [ExtensionRequest] = []
    private var timelines: [ExtensionRequest] = []
    private var nextTimeline = 0

    var isEmpty: Bool { quick.isEmpty && nextTimeline == timelines.count }

    mutating func append(_ request: ExtensionRequest) {
        if request.isTimeline { timelines.append(request) } else { quick.append(request) }
    }

    mutating func popFirst() -> ExtensionRequest? {
        if !quick.isEmpty { return quick.removeFirst() }
        guard nextTimeline < timelines.count else { return nil }
        defer {
            nextTimeline += 1
            if nextTimeline == timelines.count {
                timelines.removeAll(keepingCapacity: true)
                nextTimeline = 0
            }
        }
        return timelines[nextTimeline]
    }
}
