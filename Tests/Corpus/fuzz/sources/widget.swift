import SwiftUI
import WidgetKit
@main struct A: Widget {
    var body: some WidgetConfiguration { StaticConfiguration(kind: "a", provider: P()) { Text("\($0.date)") } }
}
#if os(iOS)
#Preview(as: .systemSmall) { A() } timeline: { 1 }
#endif
