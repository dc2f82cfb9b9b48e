// With: Entry Provider Widget
// Mistake: A `Link` stands in the small family.
// Exit: 0
// Islet: LinkInSmall.swift:13:9: warning: the link to sample://open is ignored in systemSmall: a tap anywhere opens the widgetURL. Use widgetURL(_:), or a larger family [link-in-small]
// Xcode: builds, and says nothing; a tap opens the app

import SwiftUI

struct EntryView: View {
    var entry: Entry

    var body: some View {
        Link("Open", destination: URL(string: "sample://open")!)
    }
}
