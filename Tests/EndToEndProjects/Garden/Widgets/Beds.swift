import SwiftUI
import WidgetKit

struct Bed: TimelineEntry {
    var date: Date
    var text: String
}

/// Beds at fixed distances, and a policy.
struct BedProvider: TimelineProvider {
    var minutes: [Double]
    var policy: (Date) -> TimelineReloadPolicy

    func placeholder(in context: Context) -> Bed { Bed(date: .now, text: "placeholder") }

    func getSnapshot(in context: Context, completion: @escaping (Bed) -> Void) {
        completion(Bed(date: .now, text: context.isPreview ? "preview" : "snapshot"))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Bed>) -> Void) {
        let now = Date.now
        let size = "\(Int(context.displaySize.width))x\(Int(context.displaySize.height))"
        let beds = minutes.map { Bed(date: now + $0 * 60, text: "\(context.family) \(size)") }
        completion(Timeline(entries: beds, policy: policy(now)))
    }
}
