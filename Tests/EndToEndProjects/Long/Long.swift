import SwiftUI

/// Ten thousand rows below a large title, above tabs.
@main
struct LongApp: App {
    var body: some Scene {
        WindowGroup {
            TabView {
                Tab("Rows", systemImage: "list.bullet") {
                    NavigationStack {
                        List(0..<10_000, id: \.self) { Row(number: $0) }.navigationTitle("Long")
                    }
                }
                Tab("More", systemImage: "ellipsis") { Text("Nothing") }
            }
        }
    }
}

struct Row: View {
    let number: Int
    @State private var taps = 0

    var body: some View {
        Button("Row \(number), \(taps)") { taps += 1 }.padding(.vertical, number % 7 == 0 ? 20 : 0)
    }
}
