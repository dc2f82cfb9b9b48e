// With: Entry Provider Widget
// Mistake: The name of a symbol is misspelt.
// Exit: 0
// Islet: UnknownSymbol.swift:13:27: warning: There is no symbol “house.fil”; did you mean “house.fill”? A placeholder is drawn, on a device nothing. [missing-symbol]
// Xcode: builds, and says nothing; at run time: No symbol named 'house.fil' found in system symbol set

import SwiftUI

struct EntryView: View {
    var entry: Entry

    var body: some View {
        Image(systemName: "house.fil")
    }
}
