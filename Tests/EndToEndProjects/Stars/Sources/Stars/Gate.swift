import StarSymbols
import SwiftUI

/// A view of the package in a sheet, in a body that the compiler understands only when it is one.
struct GateView: View {
    @State private var isShown = false
    @State private var tickets: [String] = []

    var body: some View {
        NavigationStack {
            List(tickets, id: \.self) { Text($0) }
                .navigationTitle("Gate")
                .toolbar {
                    ToolbarItem(placement: .topBarTrailing) {
                        Button("Scan", systemImage: "qrcode") { isShown = true }
                    }
                    if !tickets.isEmpty {
                        ToolbarItem(placement: .bottomBar) { Button("Clear") { tickets = [] } }
                    }
                }
                .sheet(isPresented: $isShown) {
                    GateScanner(kinds: [.round], simulated: "Lyra", completion: scanned)
                }
        }
    }

    private func scanned(result: Result<Ticket, ScanError>) {
        isShown = false
        switch result {
        case .success(let ticket): tickets.append(ticket.text)
        case .failure(let error): print(error.localizedDescription)
        }
    }
}

#Preview("gate") { GateView() }
