// With: Entry Provider Widget
// Mistake: A symbol effect is to pulse in a widget.
// Exit: 0
// Islet: MovingSymbol.swift:13:35: warning: symbolEffect does not move in a widget: its view is archived once. Change something between two entries, and animate that [will-not-move]
// Xcode: builds, and says nothing; nothing moves

import SwiftUI

struct EntryView: View {
    var entry: Entry

    var body: some View {
        Image(systemName: "bell").symbolEffect(.pulse)
    }
}
