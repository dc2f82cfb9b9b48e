import DeviceDriver
import Foundation
import HTTP2
import IsletModel
import PushGateway
import PushService

/// One run of `islet push serve`: the device of `islet host`, and a push service beside it.
struct PushServeRun {
    private let host: HostOptions
    private let push: PushOptions
    private let folder: PushFolder
    private let installation: Installation
    private let console: Console
    /// Whether there is no device beside the service.
    private let isAlone: Bool
    private let watch: PushWatch?

    init(host: HostOptions, push: PushOptions, isAlone: Bool, installation: Installation, console: Console) throws(UsageError) {
        (self.host, self.push, self.isAlone, self.installation, self.console) = (host, push, isAlone, installation, console)
        folder = try PushFolder(push, installation: installation)
        watch = push.expectation.map { PushWatch($0, drawn: push.picture) }
    }

    func run() throws -> ExitCode {
        let gateway: PushGateway
        do {
            gateway = try PushGateway(settings(), report: push.isQuiet && watch == nil ? nil : report)
        } catch let error as PushGatewayError {
            throw UsageError(error.description)
        }
        let handle = gateway.handle
        let server = PushServerThread(gateway)
        defer { server.end() }
        // What is waited for ends the service as Ctrl-C does.
        watch?.start { kill(getpid(), SIGINT) }
        let code = try serve(gateway, handle)
        return try watch?.conclude(console) ?? code
    }

    private func serve(_ gateway: PushGateway, _ handle: PushGatewayHandle) throws -> ExitCode {
        guard !isAlone else { return serveAlone(gateway) }
        var run = HostRun(options: host, installation: installation, console: console)
        let picture = push.picture.map { PushPicture(file: $0, options: host.surroundings, console: console) }
        run.companion = PushCompanion(handle, picture: picture) { greet(gateway) }
        return try run.run()
    }

    /// Serves without a device of its own: that of a running host or preview, or those of other services that share the store.
    private func serveAlone(_ gateway: PushGateway) -> ExitCode {
        greet(gateway)
        console.note("islet: the service is on; Ctrl-C ends it")
        let joining = push.joins ? PushJoining(below: folder.url, gateway.handle, console) : nil
        joining?.start()
        let isStopping = DispatchSemaphore(value: 0)
        Interruption.stopping(by: { isStopping.signal() }) { isStopping.wait() }
        joining?.end()
        return .done
    }

    private func settings() throws -> PushGatewaySettings {
        var ports = [PushGatewaySettings.Port(push.port, .sandbox)]
        if let number = push.productionPort { ports.append(.init(number, .production)) }
        if let number = push.plainPort { ports.append(.init(number, .sandbox, isPlain: true)) }
        var settings = PushGatewaySettings(folder: folder.url, ports: ports)
        settings.keys = try folder.providerKeys(push)
        settings.certificates = try folder.certificates(push)
        settings.shared = push.store
        settings.rules = host.surroundings.profile.push
        settings.limits.refusesMoreStreams = push.isStrict
        return settings
    }

    @Sendable private func report(_ explanation: PushExplanation) {
        watch?.hear(explanation)
        if push.isQuiet { return }
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
    private let picture: PushPicture?

    init(_ gateway: PushGatewayHandle, picture: PushPicture?, greet: @escaping () -> Void) {
        (self.gateway, self.picture, self.greet) = (gateway, picture, greet)
    }

    func began(_ driver: DeviceDriver, _ programs: [HostProgram]) -> (DriverReport) -> Void {
        let device = PushDevice(driver.handle, gateway)
        device.note(driver)
        if driver.system.first.isOnline { gateway.connect(device) }
        greet()
        return { [unowned driver, picture] report in
            picture?.hear(report, of: driver, programs)
            device.hear(report, driver)
        }
    }
}

/// A file that always shows the Lock Screen as it is.
struct PushPicture {
    let file: URL
    let options: RenderOptions
    let console: Console

    /// Draws again when views came from an extension, or a notification.
    func hear(_ report: DriverReport, of driver: DeviceDriver, _ programs: [HostProgram]) {
        guard case .ledger(let event) = report, Self.actions.contains(event.action.rawValue) else { return }
        do {
            try LockScreenPicture(programs: programs, options: options).paint(driver, zone: options.timeZone).write(to: file, options: .atomic)
        } catch {
            console.note("islet: \(file.path): \(ErrorSentence.of(error))")
        }
    }

    private static let actions: Set<String> = ["archived", "push-arrived", "activity-dismissed"]
}
