// With: Entry Widget View
// Mistake: A provider lacks `placeholder(in:)`.
// Exit: 3
// Islet: MissingRequirement.swift:9:8: error: type 'Provider' does not conform to protocol 'TimelineProvider' [compile]
// Xcode: Type 'Provider' does not conform to protocol 'TimelineProvider'

import WidgetKit

struct Provider: TimelineProvider {
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry(date: .now)], policy: .never))
    }
}
