// With: Entry Provider View
// Mistake: No type is marked `@main`.
// Exit: 3
// Islet: MissingMain.swift:10: error: no type has @main, so no widget can be found. Write @main before “SampleWidget” [no-main]
// Xcode: Undefined symbol: _main

import SwiftUI
import WidgetKit

struct SampleWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Sample", provider: Provider()) { EntryView(entry: $0).containerBackground(.background, for: .widget) }
            .supportedFamilies([.systemSmall])
    }
}
