// With: Entry Provider Widget
// Mistake: `import Charts` is forgotten.
// Exit: 3
// Islet: MissingImport.swift:13:9: error: cannot find 'Chart', 'BarMark' in scope: the file does not import Charts [compile]
// Xcode: Cannot find 'Chart' in scope

import SwiftUI

struct EntryView: View {
    var entry: Entry

    var body: some View {
        Chart { BarMark(x: .value("Day", 1), y: .value("Sum", 2)) }
    }
}
