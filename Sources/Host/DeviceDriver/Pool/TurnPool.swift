import ExtensionProtocol
import Foundation
import Host
import IsletModel
import Snapshot
import WidgetSystem

/// Processes on a virtual clock, asked in turn: an extension answers before anything else happens, an app's time passes when the
/// device says so.
final class TurnPool: ProcessPool {
    unowned let driver: DeviceDriver
    private var extensions: [String: ExtensionRunner] = [:]
    /// Extensions that are being asked.
    private var busy: Set<String> = []
    /// What they are to do afterwards.
    private var waiting: [String: [(ExtensionWork, Date)]] = [:]
    private var launches: [String: ExtensionLaunch] = [:]
    var apps: [String: FollowedApp] = [:]
    private var settings = DeviceSettings()
    /// Looks at an app that waits for an answer to a question which has not arrived.
    var unansweredLooks = 0

    var quietSeconds: Double
    private(set) var secondsInProcesses = 0.0

    init(driver: DeviceDriver) {
        self.driver = driver
        quietSeconds = driver.rules.quietSeconds
    }

    // MARK: Extensions

    func install(_ program: DeviceExtension) {
        extensions[program.identifier]?.end()
        var program = program
        program.launch.clock = .fixed(driver.now)
        let runner = ExtensionRunner(program) { [unowned driver] lines, isError in
            driver.openMeanwhile(.wrote(program: program.identifier, lines: lines, isError: isError))
        }
        let identifier = program.identifier
        runner.companion = ExtensionProcess.Companion(
            descriptors: { [unowned driver] in
                [driver.listener.descriptor] + driver.connections.values.filter { $0.isHeard(during: identifier) }.map(\.descriptor)
            },
            work: { [unowned driver] in driver.serveMeanwhile(during: identifier) })
        runner.use(settings)
        extensions[program.identifier] = runner
    }

    func knows(extension program: String) -> Bool { extensions[program] != nil }

    /// An extension that asks the system for something which the system asks of that extension gets it afterwards.
    func ask(_ program: String, _ work: ExtensionWork, at time: Date) {
        guard let runner = extensions[program] else { return }
        guard busy.insert(program).inserted else { return waiting[program, default: []].append((work, time)) }
        let (letter, seconds) = timed { runner.carryOut(work, at: time, archives: driver.archives) }
        driver.serveMeanwhile(during: program)
        busy.remove(program)
        driver.agenda.schedule(letter, at: time.addingTimeInterval(seconds))
        guard let next = waiting[program]?.first else { return }
        waiting[program]?.removeFirst()
        ask(program, next.0, at: max(next.1, time))
    }

    /// How widgets of a kind can be configured; nil where the extension is not known or is being asked.
    func parameters(
        of kind: String, by program: String, configuration: String?, question: ConfigurationQuestion
    ) throws(ExtensionFailure) -> RenderOutcome? {
        guard let runner = extensions[program], busy.insert(program).inserted else { return nil }
        defer { busy.remove(program) }
        return try runner.parameters(of: kind, configuration: configuration, question: question, at: driver.now)
    }

    /// What a widget shows now, as its extension makes it now; nil where the extension is being asked, or makes nothing.
    func glance(at placement: WidgetPlacement, by program: String) -> ArchivedEntry? {
        guard let runner = extensions[program], busy.insert(program).inserted else { return nil }
        defer { busy.remove(program) }
        return runner.glance(at: placement, now: driver.now)
    }

    func end(extension program: String) {
        guard !busy.contains(program) else { return }
        extensions[program]?.end()
    }

    // MARK: Apps

    func install(_ launch: ExtensionLaunch) { launches[launch.bundleIdentifier] = launch }

    func tell(_ app: String, _ event: AppEvent, starts: Bool, at time: Date) {
        attempt(app) { () throws(ExtensionFailure) in
            if apps[app] == nil, starts, let launch = launches[app] {
                apps[app] = try FollowedApp(settings.applied(to: launch), at: time)
            }
            try apps[app]?.tell(event)
        }
    }

    func perform(_ intent: TappedIntent, of widget: WidgetID, in app: String) {
        attempt(app) { () throws(ExtensionFailure) in try apps[app]?.perform(intent, of: widget) }
    }

    /// What the window of an app that runs shows; nil where it does not run or is busy.
    func look(at app: String, in surroundings: RenderVariant, as onlooker: AppOnlooker) -> AppLook? {
        var look: AppLook?
        attempt(app) { () throws(ExtensionFailure) in look = try apps[app]?.look(in: settings.applied(to: surroundings), as: onlooker) }
        return look
    }

    /// When an app goes on by itself next.
    var nextOfApps: Date? { apps.values.filter { !$0.isSuspended }.compactMap(\.next).min() }

    func suspend(_ app: String) { apps[app]?.suspend() }

    /// The app finds out at once how late it is.
    func resume(_ app: String) {
        guard let process = apps[app], process.isSuspended else { return }
        process.resume()
        attempt(app) { () throws(ExtensionFailure) in
            _ = try process.pass(to: driver.now, within: quietSeconds) { driver.openMeanwhile($0) }
        }
    }

    func end(app identifier: String) {
        guard let process = apps.removeValue(forKey: identifier) else { return }
        process.end()
        passOn(process)
        for widget in process.waitingWidgets {
            driver.agenda.schedule(.performed(widget, IntentAnswer(succeeded: false, seconds: 0), program: identifier), at: driver.now)
        }
    }

    func use(_ settings: DeviceSettings) {
        self.settings = settings
        for runner in extensions.values { runner.use(settings) }
    }

    func wakePrograms() {
        for process in apps.values { process.isAwake = true }
    }

    func endAll() {
        extensions.values.forEach { $0.end() }
        apps.values.forEach { $0.end() }
        apps = [:]
    }

    /// Does something with an app's process; a failure is the end of it.
    func attempt(_ identifier: String, _ work: () throws(ExtensionFailure) -> Void) {
        do throws(ExtensionFailure) {
            try work()
        } catch {
            gone(identifier, code: error.code.rawValue, [error.diagnostic(while: identifier)])
        }
    }

    /// The app's process has ended, or is ended now, and nobody wanted that.
    func gone(_ identifier: String, code: String, _ found: [SnapshotDiagnostic]) {
        end(app: identifier)
        driver.openMeanwhile(.appEnded(app: identifier, code: code, found))
    }

    func passOn(_ process: FollowedApp) {
        let (output, errors) = process.newLines()
        for (lines, isError) in [(output, false), (errors, true)] where !lines.isEmpty {
            driver.openMeanwhile(.wrote(program: process.identifier, lines: lines, isError: isError))
        }
    }

    func timed<Result, Failure: Error>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result {
        let start = ContinuousClock.now
        defer { secondsInProcesses += (ContinuousClock.now - start) / .seconds(1) }
        return try work()
    }
}
