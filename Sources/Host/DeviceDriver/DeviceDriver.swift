import Activities
import DeviceStore
import DeviceSystem
import ExtensionProtocol
import Foundation
import Host
import IsletModel
import Ledger
import PushService
import Simulation
import Snapshot
import WidgetSystem

/// A device with programs: the system's machines decide, real processes of extensions and apps run.
///
/// Its clock and its journal are values. On a virtual clock the time goes from one moment at which anything happens to the next, and
/// processes are asked in turn; in real time they are asked in the background and one loop waits for programs, for what is due and for
/// answers, never for one of them alone. Everything else is the same. What a program is answered is kept before.
/// Belongs to the thread that runs it; other threads use `handle`.
public final class DeviceDriver {
    /// Whose time it is.
    public enum Clock: Hashable, Sendable {
        case virtual(startingAt: Date)
        case real
    }

    /// Where the machines' past is kept.
    public enum Keeping: Hashable, Sendable {
        case memory
        /// In memory, but for the ledger: whoever wants it takes the reports.
        case memoryWithoutLedger
        /// In the device's folder, over restarts.
        case storage
    }

    public let clock: Clock
    /// Who looks at the windows of apps.
    public var onlooker = AppOnlooker.program
    let folder: DeviceFolder
    let journal: DeviceJournal
    let mailbox: DriverMailbox
    /// What extensions archived.
    public let archives: ArchiveFolder
    let report: (DriverReport) -> Void
    let listener: SystemListener
    let rules: AppLifeRules
    let pushRules: PushRules
    private var pool: (any ProcessPool)?

    let started = SuspendingClock.now
    private var time: DeviceTime
    var absence: Absence
    var freeMemory = FreeMemory()
    /// The wall clock.
    package var wall: () -> Date = { Date() }
    /// The moment of a virtual clock.
    var moment: Date

    var state: DriverState
    /// What is installed, by bundle identifier.
    public internal(set) var apps: [String: HostedApp] = [:]
    /// Apps whose code runs.
    var lives: [String: AppLife] = [:]
    /// The app that comes back when the device is unlocked.
    var lockedApp: String?
    /// The activity that was asked for last.
    public internal(set) var latestActivity: String?
    /// What the device shows.
    public internal(set) var screen = DeviceScreen()
    var archiveQueues: [String: ArchiveQueue] = [:]
    /// Controls whose intents have not ended.
    var usedControls: [DeviceControl] = []
    /// Pushes whose state an extension is asked to decode.
    var pushChecks: [Int: PushCheck] = [:]
    /// Pushes that an app was told of and has not answered, by their identifiers.
    var appPushes: [String: PushArrival] = [:]
    /// Why activities take no pushes any more, by their identifiers.
    var activityEnds: [String: String] = [:]
    /// The service through which scenarios send pushes.
    var scenarioService: PushService?
    /// The widget whose timeline or snapshot was asked for.
    var askedWidgets: [RequestID: WidgetID] = [:]
    /// The programs that are connected.
    var connections: [Int32: ProgramConnection] = [:]
    /// Whether it was said that no more programs can connect.
    var isFull = false
    /// Letters that arrive later, on a virtual clock.
    var agenda = EventQueue<ProcessLetter>()
    /// What a scenario lets happen, after everything else of the same moment.
    var plan = EventQueue<PlannedWork>()
    /// Whether somebody wants the device to stop.
    public internal(set) var isStopping = false
    /// Whether a device that was off has been turned on.
    var isOn = false
    /// What went wrong while a process waited for an answer.
    var failureWhileServing: DeviceDriverError?
    var buffer = [UInt8](repeating: 0, count: 1 << 16)

    /// What processes and the archives they sent gave rise to, each once, with the program.
    public internal(set) var diagnostics: [SnapshotDiagnostic] = []

    /// Opens the device in the folder. It is on again when it runs; until then its apps can be installed.
    ///
    /// - Parameters:
    ///   - profile: The rules of the system.
    ///   - empty: The machines of a device without any past, at a moment.
    ///   - report: Called on the thread that runs the device.
    public init(
        folder: DeviceFolder, clock: Clock = .real, keeping: Keeping = .storage, profile: SystemProfile = .standard, empty: (Date) -> DeviceSystem,
        report: @escaping (DriverReport) -> Void = { _ in }
    ) throws(DeviceDriverError) {
        let start = if case .virtual(let start) = clock { start } else { Date() }
        switch keeping {
        case .memory, .memoryWithoutLedger: journal = DeviceJournal(empty(start), at: start, keepsLedger: keeping == .memory)
        case .storage:
            do throws(DeviceStoreError) {
                journal = try DeviceJournal(folder: folder.url, profile: profile, empty: empty(start), at: start)
            } catch {
                throw .storage(error)
            }
        }
        self.clock = clock
        rules = profile.appLife
        pushRules = profile.push
        absence = Absence(patience: profile.appLife.absenceSeconds)
        self.folder = folder
        self.report = report
        archives = ArchiveFolder(of: folder)
        do { try archives.prepare() } catch { throw .archives(folder: archives.url.path, reason: ErrorSentence.of(error)) }
        mailbox = try DriverMailbox()
        listener = try SystemListener(folder: folder.url)
        time = DeviceTime(latest: journal.latest)
        moment = max(start, journal.latest)
        do {
            state = try journal.document(DriverState.key).map { try JournalCoding.decode(DriverState.self, from: $0) } ?? DriverState()
        } catch {
            throw .storage(.damaged(file: folder.url.appendingPathComponent(DeviceStore.fileName).path, reason: "the host's state: \(error)"))
        }
        pool = makePool()
        screen = DeviceScreen(system)
        if let settings = state.settings { processes.use(settings) }
        if !journal.isNew { try noteAbsence() }
    }

    private func makePool() -> any ProcessPool {
        switch clock {
        case .virtual: TurnPool(driver: self)
        case .real: BackgroundPool(mailbox: mailbox, archives: archives)
        }
    }

    var processes: any ProcessPool {
        guard let pool else { preconditionFailure("the pool is there from the start") }
        return pool
    }

    /// The pool of a virtual clock; nil in real time.
    var turns: TurnPool? { pool as? TurnPool }

    /// Where programs of this device reach the system.
    public var address: SystemAddress { .socket(path: listener.path) }

    public var handle: DriverHandle { DriverHandle(mailbox: mailbox) }

    public var system: DeviceSystem { journal.system }

    /// Whether the device has no past.
    public var isNew: Bool { journal.isNew }

    /// Everything that happened, of earlier runs too.
    public func ledger() throws(DeviceDriverError) -> Ledger {
        do throws(DeviceStoreError) { return try journal.ledger() } catch { throw .storage(error) }
    }

    /// The device's time now.
    public var now: Date {
        switch clock {
        case .virtual: moment
        case .real: time.now(wall: wall(), elapsed: (SuspendingClock.now - started) / .seconds(1))
        }
    }

    /// Seconds of real time in which an app must be quiet after everything that happens in it, on a virtual clock.
    public var quietSeconds: Double {
        get { turns?.quietSeconds ?? rules.quietSeconds }
        set { turns?.quietSeconds = newValue }
    }

    /// Seconds of real time spent waiting for extensions and apps, on a virtual clock.
    public var secondsInProcesses: Double { turns?.secondsInProcesses ?? 0 }

    /// Ends every process.
    public func shutDown() {
        processes.endAll()
        lives = [:]
        connections = [:]
    }

    /// The device was off since the last moment that was kept.
    private func noteAbsence() throws(DeviceDriverError) {
        let foreground = state.foreground
        state.foreground = nil
        try take(PowerCycle.off(foreground: foreground), at: journal.latest)
    }

    // MARK: The machines

    @discardableResult
    func take(_ events: [DeviceSystem.Event]) throws(DeviceDriverError) -> [DeviceSystem.Action] { try take(events, at: now) }

    /// Lets events happen to the machines, keeps what comes of them, then does it.
    @discardableResult
    func take(
        _ events: [DeviceSystem.Event], at time: Date, recording lines: [LedgerEvent] = []
    ) throws(DeviceDriverError) -> [DeviceSystem.Action] {
        noteSwipes(among: events)
        let step: DeviceJournal.Step
        do throws(DeviceStoreError) {
            step = try journal.handle(events, at: time, recording: lines) { actions in
                [DriverState.key: state.noting(actions, in: journal.system.second, at: time).bytes]
            }
        } catch {
            throw .storage(error)
        }
        state = state.noting(step.actions, in: system.second, at: time)
        for line in step.events { report(.ledger(line)) }
        for action in step.actions { try perform(action, at: time) }
        for event in events { try notePushes(after: event) }
        return step.actions
    }

    /// Something happens to the device.
    public func happen(_ event: DeviceSystem.Event) throws(DeviceDriverError) { try take([event]) }

    /// Adds a line that no machine writes.
    func record(_ line: LedgerEvent) throws(DeviceDriverError) { try take([], at: line.time, recording: [line]) }
}
