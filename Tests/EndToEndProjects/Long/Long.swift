import SwiftUI

/// Ten thousand rows below a large title, above tabs; other screens beside it.
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
                Tab("Cards", systemImage: "rectangle.stack") { Cards() }
                Tab("Times", systemImage: "clock") { Times() }
                Tab("Still", systemImage: "square") { Button("Nothing moves") {} }
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

/// Cards that come to rest where one of them begins.
struct Cards: View {
    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 20) {
                ForEach(0..<12, id: \.self) { number in
                    Button("Card \(number)") {}.frame(width: 200, height: 300).background(.yellow, in: .rect(cornerRadius: 20))
                }
            }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
    }
}

/// Clocks, most of them out of sight.
struct Times: View {
    let start = Date()

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<60, id: \.self) { number in
                    Button {
                    } label: {
                        Text(start.addingTimeInterval(Double(number)), style: .timer).frame(height: 60)
                    }
                }
            }
            .frame(maxWidth: .infinity)
        }
    }
}
