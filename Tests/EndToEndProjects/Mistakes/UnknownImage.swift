// With: Entry Provider Widget
// Mistake: An image is in no catalog of the target.
// Exit: 0
// Islet: UnknownImage.swift:13:15: warning: There is no image “Logo” in Mistakes.appex; add it to an asset catalog of the extension's target. [missing-image]
// Xcode: builds, and says nothing; at run time: No image named 'Logo' found in asset catalog

import SwiftUI

struct EntryView: View {
    var entry: Entry

    var body: some View {
        Image("Logo")
    }
}
