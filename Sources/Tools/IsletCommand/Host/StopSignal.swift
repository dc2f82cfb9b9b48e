import DeviceDriver
import Foundation

/// Stops what runs when the process gets a signal, instead of ending the process.
final class StopSignal {
    /// The signals by which somebody ends a program: at its terminal, by its number, or by closing the terminal.
    static let numbers = [SIGINT, SIGTERM, SIGHUP]

    private let source: any DispatchSourceSignal

    convenience init(_ number: Int32, _ host: DriverHandle) { self.init(number) { host.stop() } }

    init(_ number: Int32, stop: @escaping @Sendable () -> Void) {
        signal(number, SIG_IGN)
        source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler { stop() }
        source.resume()
    }

    func end() { source.cancel() }
}
