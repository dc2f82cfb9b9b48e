import Foundation
import PushGateway
import Synchronization

/// Joins the device of a running host or preview, and the next one when that is gone.
final class PushJoining: Sendable {
    private let folder: URL
    private let gateway: PushGatewayHandle
    private let console: Console
    private let state = Mutex<(device: JoinedDevice?, isEnding: Bool)>((nil, false))

    /// Seconds between two looks for a device.
    private static let patience = 0.3

    /// - Parameter push: The folder of push services.
    init(below push: URL, _ gateway: PushGatewayHandle, _ console: Console) { (folder, self.gateway, self.console) = (push, gateway, console) }

    func start() {
        Thread.detachNewThread { [self] in
            var isWaiting = false
            while !state.withLock({ $0.isEnding }) {
                guard let device = JoinedDevice.latest(below: folder) else {
                    if !isWaiting { console.note("islet: no host or preview runs; its device is joined when one starts") }
                    isWaiting = true
                    Thread.sleep(forTimeInterval: Self.patience)
                    continue
                }
                isWaiting = false
                state.withLock { $0.device = device }
                console.note("islet: joined the device of a running program")
                device.serve(gateway)
            }
        }
    }

    func end() {
        let device = state.withLock { state in
            state.isEnding = true
            return state.device
        }
        device?.end()
    }
}
