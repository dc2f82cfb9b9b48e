// With: Entry Provider Widget
// Mistake: `body` changes a property.
// Exit: 3
// Islet: MutatingBody.swift:14:15: error: left side of mutating operator isn't mutable: 'self' is immutable [compile]
// Xcode: Left side of mutating operator isn't mutable: 'self' is immutable

import SwiftUI

struct EntryView: View {
    var entry: Entry
    var count = 0

    var body: some View {
        count += 1
        return Text("\(count)")
    }
}
