// With: Entry Provider View
// Mistake: The view has no `containerBackground`.
// Exit: 0
// Islet: NoContainerBackground.swift:12:9: warning: the view gives the widget no background; since iOS 17 a device shows a notice in its place. Add containerBackground(for: .widget) to the widget's view [missing-container-background]
// Xcode: builds, and says nothing; the widget says “Please adopt containerBackground API”

import SwiftUI
import WidgetKit

@main struct SampleWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Sample", provider: Provider()) { EntryView(entry: $0) }
            .supportedFamilies([.systemSmall])
    }
}
