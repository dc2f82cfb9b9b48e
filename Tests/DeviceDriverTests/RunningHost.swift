import Activities
import DeviceDriver
import DeviceSystem
import ExtensionProtocol
import Foundation
import Host
import IsletModel
import Ledger
import Simulation
import Synchronization
import WidgetSystem

/// A host on a thread of its own.
final class RunningHost: Sendable {
    private enum Outcome: Sendable {
        case opened(DriverHandle, SystemAddress, DeviceSystem)
        case failed(DeviceDriverError)
    }

    let handle: DriverHandle
    let address: SystemAddress
    /// The machines as they were when the host began to run.
    let system: DeviceSystem
    private let ended: Ending
    private let reports: Reports

    /// What it reported.
    final class Reports: Sendable {
        let all = Mutex<[DriverReport]>([])
        func take(_ report: DriverReport) { all.withLock { $0.append(report) } }
    }

    private final class Ending: Sendable {
        let done = DispatchSemaphore(value: 0)
        let error = Mutex<DeviceDriverError?>(nil)
    }

    init(in folder: URL, prepare: @escaping @Sendable (DeviceDriver) throws(DeviceDriverError) -> Void) throws {
        let opened = DispatchSemaphore(value: 0)
        let ended = Ending()
        let reports = Reports()
        let device = try DeviceFolder(at: folder)
        let box = Box()
        Thread {
            do throws(DeviceDriverError) {
                let host = try DeviceDriver(
                    folder: device, empty: { DeviceSystem(WidgetSystem(), ActivitySystem(at: $0)) }, report: { reports.take($0) })
                try prepare(host)
                box.set(.opened(host.handle, host.address, host.system))
                opened.signal()
                try host.run()
            } catch {
                if !box.set(.failed(error)) { ended.error.withLock { $0 = error } }
                opened.signal()
            }
            ended.done.signal()
        }.start()
        opened.wait()
        switch box.value {
        case .opened(let handle, let address, let system): (self.handle, self.address, self.system) = (handle, address, system)
        case .failed(let error): throw error
        case nil: preconditionFailure("the thread says how it went")
        }
        self.ended = ended
        self.reports = reports
    }

    private final class Box: Sendable {
        private let outcome = Mutex<Outcome?>(nil)
        var value: Outcome? { outcome.withLock { $0 } }

        /// Whether it was the first.
        @discardableResult
        func set(_ new: Outcome) -> Bool {
            outcome.withLock { old in
                guard old == nil else { return false }
                old = new
                return true
            }
        }
    }

    func stop() throws {
        handle.stop()
        ended.done.wait()
        if let error = ended.error.withLock({ $0 }) { throw error }
    }

    /// The reports so far.
    var reported: [DriverReport] { reports.all.withLock { $0 } }

    /// The ledger of this run so far.
    var events: [LedgerEvent] { reported.compactMap { if case .ledger(let event) = $0 { event } else { nil } } }

    /// What a program has printed so far.
    func output(of program: String) -> [String] {
        reported.compactMap { if case .output(program, let line, false) = $0 { line } else { nil } }
    }

    /// The machines as they are now.
    var current: DeviceSystem {
        let asked = DispatchSemaphore(value: 0)
        let answer = Mutex<DeviceSystem?>(nil)
        handle.carryOut { (host) in
            answer.withLock { $0 = host.system }
            asked.signal()
        }
        asked.wait()
        guard let system = answer.withLock({ $0 }) else { preconditionFailure("the host answered") }
        return system
    }

    struct Missing: Error, CustomStringConvertible {
        var description: String
    }

    /// Waits until the ledger is as it should be; the ledger then.
    @discardableResult
    func wait(for what: String, until isEnough: ([LedgerEvent]) -> Bool) throws -> [LedgerEvent] {
        for _ in 0..<6000 {
            let events = events
            if isEnough(events) { return events }
            usleep(5000)
        }
        throw Missing(description: "no \(what):\n\(Ledger(events).text(in: .gmt))")
    }

    /// What it said to whoever runs it.
    var diagnostics: [Finding] {
        reports.all.withLock { all in all.compactMap { report in if case .diagnostic(let finding, _) = report { finding } else { nil } } }
    }

    /// A connection of a program that says nothing.
    func connectSilently() throws -> Int32 {
        guard case .socket(let path) = address else { throw POSIXError(.ENOTSOCK) }
        var place = sockaddr_un()
        place.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &place.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        let result = withUnsafePointer(to: &place) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
        }
        guard result == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        return descriptor
    }

    /// Lets a program connect, ask and end before the host hears of it.
    func askAndEnd(as bundle: String, _ question: SystemQuestion) throws {
        let (busy, free) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        handle.carryOut { _ in
            busy.signal()
            free.wait()
        }
        busy.wait()
        defer { free.signal() }
        let descriptor = try connectSilently()
        defer { close(descriptor) }
        let greeting = SystemRequest(id: 1, question: .hello(SystemGreeting(bundleIdentifier: bundle, isExtension: false)))
        let data = try MessageFraming.frame(greeting) + MessageFraming.frame(SystemRequest(id: 2, question: question))
        guard data.withUnsafeBytes({ write(descriptor, $0.baseAddress, $0.count) }) == data.count else { throw POSIXError(.EPIPE) }
    }

    /// Lets a program connect that does not speak the channel's language.
    func sendNonsense() throws {
        let descriptor = try connectSilently()
        defer { close(descriptor) }
        _ = write(descriptor, "\u{7f}\u{7f}\u{7f}\u{7f} this is no message", 24)
        var byte: UInt8 = 0
        guard read(descriptor, &byte, 1) <= 0 else { throw POSIXError(.EPROTO) }
    }
}
