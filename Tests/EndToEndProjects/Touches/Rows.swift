import SwiftUI

/// Rows that are swiped, moved, deleted and refreshed.
struct Rows: View {
    @State private var fruit = ["Apple", "Banana", "Cherry"]
    @State private var starred: Set<String> = []
    @State private var refreshes = 0

    var body: some View {
        NavigationStack {
            List {
                ForEach(fruit, id: \.self) { name in
                    Label(name, systemImage: starred.contains(name) ? "star.fill" : "leaf")
                        .contextMenu { Button("Star") { starred.insert(name) } }
                        .swipeActions(edge: .leading) { Button("Double") { fruit.append(name + " again") }.tint(.indigo) }
                }
                .onDelete { fruit.remove(atOffsets: $0) }
                .onMove { fruit.move(fromOffsets: $0, toOffset: $1) }
                Text("Refreshed \(refreshes) times")
            }
            .navigationTitle("Rows")
            .onChange(of: fruit) { print(fruit.joined(separator: ", ")) }
            .toolbar { EditButton() }
            .refreshable { refreshes += 1 }
        }
    }
}
