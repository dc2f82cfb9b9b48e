import Foundation
import PushGateway
import PushService
import Synchronization

/// Where push services of other processes join the device of this one: a socket in a folder that they know.
final class PushDoor: Sendable {
    private let descriptor: Int32
    private let file: URL

    static let suffix = ".device"

    /// The folder of the sockets, below that of push services. Made where it is not there; nil where it cannot be.
    static func folder(below push: URL) -> URL? {
        let folder = push.appendingPathComponent("devices", isDirectory: true)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            return nil
        }
        return folder
    }

    /// Opens it. Each service that comes is handed over, on a thread of its own that reads what it says until it goes.
    ///
    /// - Parameter push: The folder of push services.
    init?(below push: URL, joined: @escaping @Sendable (LineSocket) -> Void) {
        // No name comes twice: a service that found a door closed takes that one away, and never the next.
        let name = "\(UUID().uuidString)\(Self.suffix)"
        guard let folder = Self.folder(below: push) else { return nil }
        file = folder.appendingPathComponent(name)
        guard let descriptor = LineSocket.listen(name, in: folder) else { return nil }
        self.descriptor = descriptor
        Thread.detachNewThread {
            while let socket = LineSocket.accept(descriptor) { Thread.detachNewThread { joined(socket) } }
            Glibc.close(descriptor)
        }
    }

    /// Closes it; connections stay.
    func close() {
        unlink(file.path)
        shutdown(descriptor, Int32(SHUT_RDWR))
    }
}

/// A push service of another process, which a device tells what it has and does.
final class JoinedService: PushServiceLink {
    private let socket: LineSocket

    init(_ socket: LineSocket) { self.socket = socket }

    func connect(_ link: any PushDeviceLink) { socket.send(.online) }
    func disconnect(_ device: String) { socket.send(.offline) }
    func register(_ token: DeviceToken) { socket.send(.register(token)) }
    func retire(_ token: String, because reason: String?) { socket.send(.retire(token, because: reason)) }
    func subscribe(_ device: String, to channel: String) { socket.send(.listen(channel: channel)) }
    func unsubscribe(_ device: String, from channel: String) { socket.send(.ignore(channel: channel)) }
    func arrived(_ notification: AcceptedNotification, _ effect: PushEffect, of device: String) { socket.send(.arrived(notification, effect)) }
}
