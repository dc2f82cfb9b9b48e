// With: Entry Provider Widget
// Mistake: A property returns one view or another without `@ViewBuilder`.
// Exit: 3
// Islet: TwoTypes.swift:12:26: error: function declares an opaque return type 'some View', but the return statements in its body do not have matching underlying types [compile]
// Xcode: Function declares an opaque return type 'some View', but the return statements in its body do not have matching underlying types

import SwiftUI

struct EntryView: View {
    var entry: Entry

    var badge: some View {
        if entry.date > .now { return Text("Soon") }
        return Image(systemName: "bell")
    }

    var body: some View {
        badge
    }
}
