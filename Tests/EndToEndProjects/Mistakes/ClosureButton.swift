// With: Entry Provider Widget
// Mistake: A button has a closure in a widget.
// Exit: 0
// Islet: ClosureButton.swift:13:9: warning: the closure of a Button never runs in a widget; a tap opens the app. Use Button(intent:) [button-action-closure]
// Xcode: builds, and says nothing; a tap opens the app

import SwiftUI

struct EntryView: View {
    var entry: Entry

    var body: some View {
        Button("Drink") { print("drunk") }
    }
}
