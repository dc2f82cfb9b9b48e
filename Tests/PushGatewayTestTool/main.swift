import Foundation
import HTTP2
import PushGateway
import PushService
import Redis
import Synchronization

/// `FOLDER STORE JOURNAL`: serves as a gateway whose one device remembers in the file JOURNAL what it has got, and says at which port in the clear
/// once the device is there. STORE is `redis://…`, or `-` for a file in the folder. JOURNAL is `-` for a gateway without a device, `devices:NUMBER`
/// for one with many that take everything at once; their tokens are in the file `tokens` of the folder, a second port has TLS.

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

/// One of many devices.
final class WillingDevice: PushDeviceLink {
    let identifier: String
    private let gateway: PushGatewayHandle

    init(_ number: Int, _ gateway: PushGatewayHandle) { (identifier, self.gateway) = ("device-\(number)", gateway) }

    func deliver(_ notification: AcceptedNotification, use: DeviceToken.Use?) {
        gateway.arrived(notification, PushEffect(.updated, "the test's device", at: Date(), activity: identifier), of: identifier)
    }
}

func connect(_ count: Int, to gateway: PushGatewayHandle, _ folder: URL) throws {
    let tokens = (0..<count).map { number -> DeviceToken in
        let bytes = Data((0..<80).map { UInt8(truncatingIfNeeded: number >> ($0 % 4 * 8)) ^ UInt8($0) })
        return DeviceToken(bytes, app: "com.example.match", use: .activity("A1"), device: "device-\(number)")
    }
    try Data(tokens.map(\.text).joined(separator: "\n").utf8).write(to: folder.appendingPathComponent("tokens"))
    gateway.register(tokens)
    for number in 0..<count { gateway.connect(WillingDevice(number, gateway)) }
}

func makeKey(_ folder: URL) throws -> ProviderKey {
    let file = folder.appendingPathComponent("key.p8")
    try SigningKey.make(at: file)
    let key = SigningKey(pem: try String(contentsOf: file, encoding: .utf8))
    return ProviderKey(identifier: "ABC123DEFG", team: "DEF123GHIJ", publicKey: key?.publicKey ?? Data())
}

func serve(_ folder: URL, store: String, journal: String) throws {
    let devices = journal.hasPrefix("devices:") ? Int(journal.dropFirst("devices:".count)) : nil
    var settings = PushGatewaySettings(folder: folder, ports: [.init(0, .sandbox, isPlain: true)] + (devices == nil ? [] : [.init(0, .sandbox)]))
    settings.shared = RedisAddress(store)
    if devices != nil { settings.keys = [try makeKey(folder)] }
    settings.rules.requestsPerTokenAndSecond = .max
    let gateway = try PushGateway(settings)
    if let devices {
        try connect(devices, to: gateway.handle, folder)
    } else if journal != "-" {
        let device = RememberingDevice(gateway.handle, journal: journal)
        gateway.handle.register(DeviceToken("ab", app: "com.example.app", use: .activity("A1"), device: device.identifier))
        gateway.handle.connect(device)
    }
    // Whoever reads the ports may count on the devices' being there.
    let line = Data("\(gateway.ports.map(String.init).joined(separator: " "))\n".utf8)
    gateway.handle.afterwards { FileHandle.standardOutput.write(line) }
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
