// With: Entry Provider Widget
// Mistake: A text has a character that only Apple's fonts have.
// Exit: 0
// Islet: RareCharacters.swift:9:8: warning: No font here has the character “” (U+F8FF); a box is drawn in its place. [missing-glyph]
// Xcode: builds, and says nothing; it is drawn there

import SwiftUI

struct EntryView: View {
    var entry: Entry

    var body: some View {
        VStack(alignment: .leading) {
            Text("a\tb\tc")
            Text("𝄞 ᠮᠣᠩ 𠀋 ߒߞߏ")
            Text("\u{F8FF} Pay")
            Text("^[3 boat](inflect: true)")
        }
    }
}
