import DeviceDriver
import Foundation
import HTTP2
import PushGateway
import PushService

/// One run of `islet push serve`: the device of `islet host`, and a push service beside it.
struct PushServeRun {
    private let host: HostOptions
    private let push: PushOptions
    private let folder: PushFolder
    private let installation: Installation
    private let console: Console

    init(host: HostOptions, push: PushOptions, installation: Installation, console: Console) throws(UsageError) {
        (self.host, self.push, self.installation, self.console) = (host, push, installation, console)
        folder = try PushFolder(push, installation: installation)
    }

    func run() throws -> ExitCode {
        let gateway: PushGateway
        do {
            gateway = try PushGateway(settings(), report: report)
        } catch let error as PushGatewayError {
            throw UsageError(error.description)
        }
        let handle = gateway.handle
        let server = PushServerThread(gateway)
        defer { server.end() }
        var run = HostRun(options: host, installation: installation, console: console)
        run.companion = PushCompanion(handle) { greet(gateway) }
        return try run.run()
    }

    private func settings() throws -> PushGatewaySettings {
        var ports = [PushGatewaySettings.Port(push.port, .sandbox)]
        if let number = push.productionPort { ports.append(.init(number, .production)) }
        if let number = push.plainPort { ports.append(.init(number, .sandbox, isPlain: true)) }
        var settings = PushGatewaySettings(folder: folder.url, ports: ports)
        settings.keys = try folder.providerKeys(push)
        settings.rules = host.surroundings.profile.push
        settings.limits.refusesMoreStreams = push.isStrict
        return settings
    }

    @Sendable private func report(_ explanation: PushExplanation) {
        if host.surroundings.printsManifest {
            do { console.print(String(decoding: try JSONEncoder().encode(explanation), as: UTF8.self)) } catch { console.note("islet: \(error)") }
        } else {
            for line in explanation.lines(in: host.zone) { console.print(line) }
        }
    }

    private func greet(_ gateway: PushGateway) {
        let names = zip(["sandbox", push.productionPort == nil ? "sandbox, no TLS" : "production", "sandbox, no TLS"], gateway.ports)
        for (name, port) in names { console.note("islet: push service (\(name)): localhost:\(port)") }
        console.note(
            "islet: trust \(folder.authority.path); sign with \(folder.keyFile.path), key \(PushFolder.keyIdentifier), team \(PushFolder.team)")
        console.note("islet: tokens: curl --http2 --cacert \(folder.authority.path) https://localhost:\(gateway.ports[0])/islet/tokens")
    }
}

/// The thread of a gateway.
final class PushServerThread: @unchecked Sendable {
    private let gateway: PushGateway
    private let done = DispatchSemaphore(value: 0)

    init(_ gateway: PushGateway) {
        self.gateway = gateway
        Thread.detachNewThread { [self] in
            self.gateway.run()
            done.signal()
        }
    }

    func end() {
        gateway.handle.stop()
        done.wait()
    }
}

/// What the push service does while a host runs.
struct PushCompanion: HostCompanion {
    private let gateway: PushGatewayHandle
    private let greet: () -> Void

    init(_ gateway: PushGatewayHandle, greet: @escaping () -> Void) { (self.gateway, self.greet) = (gateway, greet) }

    func began(_ driver: DeviceDriver, _ apps: [HostedApp]) -> (DriverReport) -> Void {
        let device = PushDevice(driver.handle, gateway)
        device.note(driver)
        if driver.system.first.isOnline { gateway.connect(device) }
        greet()
        return { [unowned driver] report in
            switch report {
            case .activity, .pushTokens: device.note(driver)
            case .network(let isOnline): device.note(isOnline: isOnline)
            case .ledger, .output, .diagnostic: break
            }
        }
    }
}
