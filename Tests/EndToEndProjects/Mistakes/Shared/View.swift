import SwiftUI

struct EntryView: View {
    var entry: Entry

    var body: some View { Text("Hello") }
}
