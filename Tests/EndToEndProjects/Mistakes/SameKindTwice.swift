// With: Entry Provider View
// Mistake: Two widgets have the same kind.
// Exit: 0
// Islet: SameKindTwice.swift:12:9: warning: 2 widgets have the kind “Sample”; a device takes them for one. Give each a kind of its own (or SameKindTwice.swift:19) [duplicate-kind]
// Xcode: builds, and says nothing; one of them is missing from the gallery

import SwiftUI
import WidgetKit

struct SampleWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Sample", provider: Provider()) { EntryView(entry: $0).containerBackground(.background, for: .widget) }
            .supportedFamilies([.systemSmall])
    }
}

struct OtherWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Sample", provider: Provider()) { EntryView(entry: $0).containerBackground(.background, for: .widget) }
    }
}

@main struct Widgets: WidgetBundle {
    var body: some Widget {
        SampleWidget()
        OtherWidget()
    }
}
