import SwiftUI

/// An app whose screens open, close and ask.
@main struct ScreensApp: App {
    var body: some Scene {
        WindowGroup {
            TabView {
                Tab("Orders", systemImage: "list.bullet") { Orders() }
                Tab("Settings", systemImage: "gear") { Settings() }
            }
        }
    }
}

struct Order: Identifiable, Hashable {
    let id: Int
    var name: String
}

struct Orders: View {
    @State private var orders = [Order(id: 1, name: "Margherita"), Order(id: 2, name: "Funghi")]
    @State private var isAdding = false

    var body: some View {
        NavigationStack {
            List(orders) { order in NavigationLink(order.name, value: order) }
                .navigationTitle("Orders")
                .navigationDestination(for: Order.self) { order in
                    OrderDetail(order: order) { orders.removeAll { $0 == order } }
                }
                .toolbar { Button("Add", systemImage: "plus") { isAdding = true } }
                .sheet(isPresented: $isAdding) {
                    NewOrder { orders.append(Order(id: orders.count + 1, name: $0)) }.presentationDetents([.medium, .large])
                }
        }
    }
}

struct OrderDetail: View {
    let order: Order
    let remove: () -> Void
    @State private var count = 1
    @State private var isAsking = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Form {
            Stepper("Pieces: \(count)", value: $count, in: 1...9)
            Menu("More") {
                Button("Double", systemImage: "plus.square.on.square") { count = min(9, count * 2) }
                Button("Cancel the order", systemImage: "trash", role: .destructive) { isAsking = true }
            }
        }
        .navigationTitle(order.name)
        .alert("Cancel \(order.name)?", isPresented: $isAsking) {
            Button("Cancel it", role: .destructive) {
                remove()
                dismiss()
            }
            Button("Keep it", role: .cancel) {}
        } message: {
            Text("The kitchen has begun.")
        }
    }
}

struct NewOrder: View {
    let add: (String) -> Void
    @State private var name = ""
    @State private var size = "Medium"
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $name)
                Picker("Size", selection: $size) { ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) } }
            }
            .navigationTitle("New order")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done") {
                        add("\(name), \(size)")
                        dismiss()
                    }
                }
            }
        }
    }
}

struct Settings: View {
    @State private var isOn = true
    @State private var isAsking = false
    @State private var colour = "none"

    var body: some View {
        NavigationStack {
            List {
                Toggle("Notifications", isOn: $isOn)
                DisclosureGroup("Details") { Text("Sound and badge") }
                Button("Choose a colour") { isAsking = true }
                LabeledContent("Colour", value: colour)
            }
            .navigationTitle("Settings")
            .confirmationDialog("Colour", isPresented: $isAsking, titleVisibility: .visible) {
                Button("Red") { colour = "red" }
                Button("Blue") { colour = "blue" }
            }
        }
    }
}
