// With: Entry Widget View
// Mistake: The completion of `getTimeline` is never called.
// Exit: 1
// Islet: NeverCompletes.swift:12:10: error: timeline of “Sample” (systemSmall): the provider did not call its completion within 28 s; a device drops this reload and keeps what is shown. Call the completion on every path, and sooner [provider-timeout]
// Xcode: builds, and says nothing; the widget stays a placeholder

import WidgetKit

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        Task { _ = Entry(date: .now) }
    }
}
