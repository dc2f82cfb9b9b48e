import DeviceDriver
import Foundation

/// Stops what runs when the process gets a signal, instead of ending the process.
final class StopSignal {
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
