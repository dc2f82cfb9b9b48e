// With: Entry Provider Widget
// Mistake: A modifier is misspelt.
// Exit: 3
// Islet: MisspeltModifier.swift:13:23: error: value of type 'Text' has no member 'forgroundStyle'; did you mean 'foregroundStyle'? [compile]
// Xcode: Value of type 'Text' has no member 'forgroundStyle'

import SwiftUI

struct EntryView: View {
    var entry: Entry

    var body: some View {
        Text("Hello").forgroundStyle(.red)
    }
}
