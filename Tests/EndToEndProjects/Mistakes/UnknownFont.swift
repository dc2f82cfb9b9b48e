// With: Entry Provider Widget
// Mistake: A font is not in the target.
// Exit: 0
// Islet: UnknownFont.swift:13:36: warning: There is no font “Futurra”; Helvetica is drawn, as on a device. Add its file to the target and to UIAppFonts in Info.plist. [missing-font]
// Xcode: builds, and says nothing

import SwiftUI

struct EntryView: View {
    var entry: Entry

    var body: some View {
        Text("Hello").font(.custom("Futurra", size: 20))
    }
}
