import Activities
import DeviceDriver
import DeviceSystem
import Foundation
import IsletModel
import WidgetSystem

/// A device with many widgets and activities, and what one event costs on it.
struct Measurement {
    private let journal: DeviceJournal
    private var time = Date(timeIntervalSinceReferenceDate: 800_000_000)

    init(folder: URL, widgets: Int, activities: Int) throws {
        let start = time
        journal = try DeviceJournal(folder: folder, empty: DeviceSystem(WidgetSystem(), ActivitySystem(at: start)), at: start)
        for app in 0..<max(1, (activities + 4) / 5) { try install("app\(app)", activities: min(5, activities - app * 5)) }
        for number in 0..<widgets {
            try handle(.first(.placed(WidgetPlacement(app: "app0", kind: "kind\(number % 10)", family: .systemSmall))))
        }
    }

    private mutating func install(_ app: String, activities: Int) throws {
        let kinds = (0..<10).map { WidgetDescription(kind: "kind\($0)", families: [.systemSmall]) }
        try handle(.first(.installed(AppDescription(app, extensions: [WidgetExtensionDescription("\(app).widgets", widgets: kinds)]))))
        try handle(.second(.ledger(.installed(ActivityApp(id: app)))))
        try handle(.first(.session(.foreground, app: app, isActive: true)))
        try handle(.second(.ledger(.appCameToForeground(app))))
        for number in 0..<max(0, activities) {
            let attributes = Data("{\"title\":\"\(String(repeating: "x", count: 500))\"}".utf8)
            let request = ActivityRequest(attributesType: "Ride", attributes: attributes, payload: Self.payload(0))
            try handle(.second(.ledger(.request(request, id: "\(app)-\(number)", app: app))))
        }
    }

    private static func payload(_ number: Int) -> ActivityPayload {
        ActivityPayload(state: Data("{\"n\":\(number),\"text\":\"\(String(repeating: "y", count: 500))\"}".utf8), relevanceScore: 0)
    }

    private mutating func handle(_ event: DeviceSystem.Event) throws {
        time.addTimeInterval(1)
        _ = try journal.handle([event], at: time)
    }

    /// Milliseconds for an update of an activity, and for a call of a reload.
    mutating func run(events: Int) throws -> (activity: Double, widget: Double) {
        let activity = try measured(events) { .second(.ledger(.update(ActivityUpdate(id: "app0-\($0 % 5)", payload: Self.payload($0 + 1))))) }
        let widget = try measured(events) { .first(.reloadTimelines(ofKind: "kind\($0 % 10)", app: "app0")) }
        return (activity, widget)
    }

    private mutating func measured(_ events: Int, _ event: (Int) -> DeviceSystem.Event) throws -> Double {
        let start = ContinuousClock.now
        for number in 0..<events { try handle(event(number)) }
        return (ContinuousClock.now - start) / .milliseconds(events)
    }
}
