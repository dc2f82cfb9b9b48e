// With: Entry Provider Widget
// Mistake: `body` reads beyond an array.
// Exit: 4
// Islet: IndexOutOfRange.swift:14: error: placeholder of “Sample” (systemSmall): the extension crashed (SIGILL) in the body of View › EntryView: Fatal error: Index out of range [extension-crashed]
// Xcode: builds, and says nothing; the widget stays a placeholder

import SwiftUI

struct EntryView: View {
    var entry: Entry
    var days = ["Mon", "Tue"]

    var body: some View {
        Text(days[2])
    }
}
