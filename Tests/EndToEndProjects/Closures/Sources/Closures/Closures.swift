import Network
import SwiftUI

/// Closures of frameworks call what belongs to the main actor, as code before Swift 6 does.
@MainActor
final class Clock: ObservableObject {
    @Published var seconds = 0
    @Published var told = ""
    private var monitor = NWPathMonitor()

    func start() {
        Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { [weak self] _ in self?.tick() }
        NotificationCenter.default.addObserver(forName: .init("told"), object: nil, queue: .main) { note in
            guard let text = note.object as? String else { return }
            self.told = text
        }
        NotificationCenter.default.post(name: .init("told"), object: "told")
        monitor.pathUpdateHandler = { _ in self.tick() }
        DispatchQueue.global().async { [1].forEach { self.count($0) } }
    }

    private func tick() { seconds += 1 }
    private func count(_ number: Int) {}
}

struct ClockView: View {
    @StateObject private var clock = Clock()

    var body: some View {
        Text(clock.seconds > 0 ? "ticked" : "still")
        Text(clock.told)
            .onAppear { clock.start() }
    }
}

#Preview("clock") { ClockView() }
