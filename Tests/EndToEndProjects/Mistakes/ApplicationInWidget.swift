// With: Entry Provider Widget
// Mistake: A widget opens an address by `UIApplication.shared`.
// Exit: 1
// Islet: ApplicationInWidget.swift:14:26: error: “UIApplication.shared” is unavailable in application extensions: Xcode does not build this. Open addresses with Link or widgetURL [extension-unavailable]
// Xcode: 'shared' is unavailable in application extensions for iOS

import SwiftUI
import UIKit

struct EntryView: View {
    var entry: Entry

    var body: some View {
        Button("Open") { UIApplication.shared.open(URL(string: "https://example.com")!) }
    }
}
