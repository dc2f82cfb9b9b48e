import DeviceDriver
import Foundation

/// Stops a host when the process gets a signal, instead of ending the process.
final class StopSignal {
    private let source: any DispatchSourceSignal

    init(_ number: Int32, _ host: DriverHandle) {
        signal(number, SIG_IGN)
        source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler { host.stop() }
        source.resume()
    }

    func end() { source.cancel() }
}
