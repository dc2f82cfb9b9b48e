// With: Entry Provider Widget
// Mistake: `body` unwraps nil.
// Exit: 4
// Islet: ForceUnwrap.swift:14: error: placeholder of “Sample” (systemSmall): the extension crashed (SIGILL) in the body of View › EntryView: Fatal error: Unexpectedly found nil while unwrapping an Optional value [extension-crashed]
// Xcode: builds, and says nothing; the widget stays a placeholder

import SwiftUI

struct EntryView: View {
    var entry: Entry
    var link: URL? { URL(string: "") }

    var body: some View {
        Text(link!.absoluteString)
    }
}
