// With: Entry Provider Widget
// Mistake: Two views contain each other.
// Exit: 1
// Islet: EndlessViews.swift:21:8: error: Views lie more than 450 levels deep in each other; what lies deeper is left out. Does a view contain itself? [nested-too-deep]
// Xcode: builds, and says nothing; the widget stays a placeholder

import SwiftUI

struct EntryView: View {
    var entry: Entry

    var body: some View {
        Outer()
    }
}

struct Inner: View {
    var body: some View { Outer() }
}

struct Outer: View {
    var body: some View { Inner() }
}
