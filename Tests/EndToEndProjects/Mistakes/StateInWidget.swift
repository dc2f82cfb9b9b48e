// With: Entry Provider Widget
// Mistake: A toggle is bound to `@State` in a widget.
// Exit: 0
// Islet: StateInWidget.swift:14:9: warning: the closure of a Toggle never runs in a widget; a tap opens the app. Use Toggle(isOn:intent:) [button-action-closure]
// Xcode: builds, and says nothing; a tap opens the app

import SwiftUI

struct EntryView: View {
    var entry: Entry
    @State private var isOn = false

    var body: some View {
        Toggle("On", isOn: $isOn)
    }
}
