// With: Entry Widget View
// Mistake: A timeline has no entries.
// Exit: 1
// Islet: NoEntries.swift:12:10: error: timeline of “Sample” (systemSmall): the timeline has no entries; a device keeps what it shows, at first the placeholder. Return at least one entry [timeline-empty]
// Xcode: builds, and says nothing; the widget stays a placeholder

import WidgetKit

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [], policy: .atEnd))
    }
}
