// With: Entry Provider Widget
// Mistake: A brace is not closed.
// Exit: 3
// Islet: UnclosedBrace.swift:17:1: error: expected '}' in struct [compile]
// Xcode: Expected '}' in struct

import SwiftUI

struct EntryView: View {
    var entry: Entry

    var body: some View {
        VStack {
            Text("Hello")
    }
}
