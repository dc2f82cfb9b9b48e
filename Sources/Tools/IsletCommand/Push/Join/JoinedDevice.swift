import Foundation
import PushGateway
import PushService

/// A device of another process that a push service has joined.
final class JoinedDevice: PushDeviceLink {
    let identifier = "device"
    private let socket: LineSocket

    private init(_ socket: LineSocket) { self.socket = socket }

    func deliver(_ notification: AcceptedNotification, use: DeviceToken.Use?) { socket.send(.deliver(notification, use)) }

    /// The device that was started last of those that are there; nil where there is none.
    ///
    /// - Parameter push: The folder of push services.
    static func latest(below push: URL) -> JoinedDevice? {
        guard let folder = PushDoor.folder(below: push),
            let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
        else { return nil }
        let dated = found.filter { $0.lastPathComponent.hasSuffix(PushDoor.suffix) }.map { file in
            (file, date: (try? file.resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate ?? .distantPast)
        }
        for (file, _) in dated.sorted(by: { $0.date > $1.date }) {
            switch LineSocket.connect(file.lastPathComponent, in: folder) {
            case .made(let socket): return JoinedDevice(socket)
            case .refused: unlink(file.path)
            case .failed: break
            }
        }
        return nil
    }

    /// Passes on what the device says until it goes.
    func serve(_ gateway: PushGatewayHandle) {
        socket.read { line in
            switch line {
            case .register(let token): gateway.register(token)
            case .retire(let token, let reason): gateway.retire(token, because: reason)
            case .listen(let channel): gateway.subscribe(identifier, to: channel)
            case .ignore(let channel): gateway.unsubscribe(identifier, from: channel)
            case .online: gateway.connect(self)
            case .offline: gateway.disconnect(identifier)
            case .arrived(let notification, let effect): gateway.arrived(notification, effect, of: identifier)
            case .deliver: socket.end()
            }
        }
        gateway.disconnect(identifier)
    }

    func end() { socket.end() }
}
