// With: Entry Provider Widget
// Mistake: A number is given to `Text`.
// Exit: 1
// Islet: WrongArgument.swift:13:9: error: no exact matches in call to initializer; “Text” is left out, for this may be what is not available here [left-out]
// Xcode: No exact matches in call to initializer

import SwiftUI

struct EntryView: View {
    var entry: Entry

    var body: some View {
        Text(5)
    }
}
