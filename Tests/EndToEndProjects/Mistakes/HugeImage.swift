// With: Entry Provider Widget
// Mistake: A picture of 3,000 × 3,000 pixels is drawn.
// Exit: 1
// Islet: Shared/Widget.swift:6:9: error: placeholder of “Sample” (systemSmall): the extension used 52.9 MB, more than the 30 MB it may have; a device ends it. Load less at once, and scale images down before they are kept [memory-limit]
// Xcode: builds, and says nothing; the widget stays a placeholder

import SwiftUI

struct EntryView: View {
    var entry: Entry
    private var photo: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 3000, height: 3000)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 3000, height: 3000))
        }
    }

    var body: some View {
        Image(uiImage: photo).resizable()
    }
}
