// With: Entry Provider Widget
// Mistake: An `AsyncImage` stands in a widget.
// Exit: 0
// Islet: AsyncImageInWidget.swift:13:9: warning: AsyncImage never loads in an archived view; load the picture in the timeline provider, and show it with Image(uiImage:). [async-image]
// Xcode: builds, and says nothing; the placeholder stays

import SwiftUI

struct EntryView: View {
    var entry: Entry

    var body: some View {
        AsyncImage(url: URL(string: "https://example.com/a.png"))
    }
}
