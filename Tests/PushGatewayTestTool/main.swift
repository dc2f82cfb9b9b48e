import Foundation
import HTTP2
import PushGateway
import PushService
import Redis
import Synchronization

/// `FOLDER STORE JOURNAL`: serves as a gateway whose one device remembers in the file JOURNAL what it has got, and says at which port in the clear.
/// STORE is `redis://…`, or `-` for a file in the folder. JOURNAL is `-` for a gateway without a device.

/// A device that takes each push once, also over restarts.
final class RememberingDevice: PushDeviceLink {
    let identifier = "phone"
    private let gateway: PushGatewayHandle
    private let journal: Int32
    private let seen: Mutex<Set<String>>

    init(_ gateway: PushGatewayHandle, journal file: String) {
        self.gateway = gateway
        let lines = (try? String(contentsOfFile: file, encoding: .utf8))?.split(separator: "\n").map(String.init) ?? []
        seen = Mutex(Set(lines))
        journal = open(file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    }

    func deliver(_ notification: AcceptedNotification, use: DeviceToken.Use?) {
        let isNew = seen.withLock { $0.insert(notification.id).inserted }
        if isNew {
            let line = Array((notification.id + "\n").utf8)
            _ = write(journal, line, line.count)
        }
        let effect = PushEffect(isNew ? .updated : .duplicate, "the test's device", at: Date(), activity: "A1")
        gateway.arrived(notification, effect, of: identifier)
    }
}

func serve(_ folder: URL, store: String, journal: String) throws {
    var settings = PushGatewaySettings(folder: folder, ports: [.init(0, .sandbox, isPlain: true)])
    settings.shared = RedisAddress(store)
    settings.rules.requestsPerTokenAndSecond = .max
    let gateway = try PushGateway(settings)
    if journal != "-" {
        let device = RememberingDevice(gateway.handle, journal: journal)
        gateway.handle.register(DeviceToken("ab", app: "com.example.app", use: .activity("A1"), device: device.identifier))
        gateway.handle.connect(device)
    }
    try FileHandle.standardOutput.write(contentsOf: Data("\(gateway.ports[0])\n".utf8))
    gateway.run()
}

let arguments = Array(CommandLine.arguments.dropFirst())
do {
    guard arguments.count == 3 else { throw CocoaError(.featureUnsupported) }
    try serve(URL(fileURLWithPath: arguments[0]), store: arguments[1], journal: arguments[2])
} catch {
    try? FileHandle.standardError.write(contentsOf: Data("FOLDER STORE JOURNAL: \(error)\n".utf8))
    exit(2)
}
