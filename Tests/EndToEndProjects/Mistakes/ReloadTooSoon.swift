// With: Entry Widget View
// Mistake: A timeline asks for the next one at once.
// Exit: 0
// Islet: ReloadTooSoon.swift:12:10: warning: timeline of “Sample” (systemSmall): the next timeline is asked for after 1 min; the budget of a day does not last so. Ask for it after 15 min or more, with entries for the time between [reload-too-soon]
// Xcode: builds, and says nothing; after some hours the widget stands still

import WidgetKit

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry(date: .now)], policy: .after(.now + 60)))
    }
}
