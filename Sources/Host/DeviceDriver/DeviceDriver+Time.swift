import Activities
import DeviceSystem
import ExtensionProtocol
import Foundation
import IsletModel
import Simulation

/// How the time passes: from one moment at which anything happens to the next.
extension DeviceDriver {
    /// When anything happens by itself next.
    var nextDue: Date? {
        ([journal.nextDue, state.nextDue, agenda.earliest] + archiveQueues.values.map(\.nextDue)).compactMap { $0 }.min()
    }

    private var nextSuspension: Date? { lives.values.compactMap(\.suspension).min() }

    /// Does one thing that is due now: first what the machines do by themselves, then what arrives.
    private func doWhatIsDue() throws(DeviceDriverError) {
        let now = now
        if let due = journal.nextDue, due <= now {
            try take([], at: now)
            return
        }
        for token in state.takeDueTokens(at: now) {
            let bytes = system.second.activities.rules.pushTokenBytes
            let name = "\(token.app) \(token.activity)"
            try take([.second(.ledger(.pushToken(PushTokens.token(for: name, bytes: bytes), id: token.activity)))], at: now)
        }
        if let letter = agenda.popDue(at: now) {
            try open(letter)
        } else {
            startArchives(at: now)
        }
    }

    /// The device is on again, where it was off.
    private func turnOn() throws(DeviceDriverError) {
        guard !isNew, !isOn else { return }
        isOn = true
        try take(PowerCycle.on)
    }

    /// Something a process had for the driver while it was asked.
    private func throwFailure() throws(DeviceDriverError) {
        guard let failure = failureWhileServing else { return }
        failureWhileServing = nil
        throw failure
    }

    /// Lets something happen at a moment, after everything else of that moment.
    public func plan(at time: Date, _ work: @escaping @Sendable (DeviceDriver) throws(DeviceDriverError) -> Void) {
        plan.schedule(PlannedWork(perform: work), at: time)
    }

    private func doWhatIsPlanned() throws(DeviceDriverError) {
        while let work = plan.popDue(at: now) { try work.perform(self) }
    }

    private func readMailbox() throws(DeviceDriverError) {
        for letter in mailbox.takeAll() {
            switch letter {
            case .stop: isStopping = true
            case .process(let letter): try open(letter)
            case .carryOut(let work): try work(self)
            }
        }
    }

    // MARK: Virtual time

    /// Runs to `end` on a virtual clock, including what happens at that moment, or until somebody stops it.
    public func run(until end: Date) throws(DeviceDriverError) {
        try turnOn()
        while let next = plan.earliest, next <= end, !isStopping {
            try advance(to: next)
            try doWhatIsPlanned()
        }
        try advance(to: end)
    }

    private func advance(to end: Date) throws(DeviceDriverError) {
        guard let turns else { preconditionFailure("in real time nothing but the time itself moves the clock") }
        while !isStopping {
            let due = max(moment, [nextDue, nextSuspension, end].compactMap { $0 }.min() ?? end)
            let isReached = try turns.passTime(to: due)
            try throwFailure()
            try readMailbox()
            guard isReached else { continue }
            try settle(until: due)
            try suspendApps(at: due)
            guard due >= end, isAtRest(until: end) else { continue }
            try settleApps()
            if isAtRest(until: end) { return }
        }
    }

    private func isAtRest(until end: Date) -> Bool { nextDue.map { $0 > end } ?? true }

    /// Lets everything happen that is due until a moment, apart from what apps do.
    func settle(until time: Date) throws(DeviceDriverError) {
        while let next = nextDue, next <= time {
            moment = max(moment, next)
            try doWhatIsDue()
            try throwFailure()
        }
        moment = max(moment, time)
    }

    /// Lets the apps do what they have to do now. In real time they do so by themselves.
    func settleApps() throws(DeviceDriverError) {
        guard let turns else { return }
        while try !turns.passTime(to: now) { try throwFailure() }
        try throwFailure()
    }

    // MARK: Real time

    /// The longest wait, in seconds, so that a wall clock that was set is noticed.
    private static let longestWait = 30.0

    /// Runs in real time until `stop()` of the handle. When this returns or throws, no process of the device is left.
    public func run() throws(DeviceDriverError) {
        defer { shutDown() }
        try turnOn()
        while !isStopping {
            try doWhatIsDue()
            try suspendApps(at: now)
            try doWhatIsPlanned()
            wait()
            freeMemory.giveBack()
            try noteSleep()
            try readMailbox()
            try serve()
        }
        try take([])
    }

    /// Where the computer slept the device was off: what was under way is gone, and what was due meanwhile has its own date.
    private func noteSleep() throws(DeviceDriverError) {
        let awake = (SuspendingClock.now - started) / .seconds(1)
        guard let last = absence.since(Absence.Moment(wall: wall(), awake: awake)) else { return }
        processes.endAll()
        lives = [:]
        lockedApp = nil
        let foreground = state.foreground
        state.foreground = nil
        try take(PowerCycle.off(foreground: foreground), at: max(last, journal.latest))
        try take(PowerCycle.on)
    }

    private func wait() {
        var polls = [
            pollfd(fd: mailbox.reader, events: Int16(POLLIN), revents: 0), pollfd(fd: listener.descriptor, events: Int16(POLLIN), revents: 0),
        ]
        for connection in connections.values {
            polls.append(
                pollfd(fd: connection.descriptor, events: Int16(POLLIN) | (connection.wantsToWrite ? Int16(POLLOUT) : 0), revents: 0))
        }
        let next = [nextDue, nextSuspension, plan.earliest].compactMap { $0 }.min()
        let seconds = min(Self.longestWait, next.map { max(0, $0.timeIntervalSince(now)) } ?? Self.longestWait)
        _ = poll(&polls, nfds_t(polls.count), Int32((seconds * 1000).rounded(.up)))
    }

    // MARK: Programs

    /// Answers what programs have asked; how many questions there were.
    ///
    /// - Parameter program: The only one whose questions are answered; those of others wait, so that what happens first does not depend
    ///   on how fast the machine is. Nil where all are answered.
    @discardableResult
    func serve(during program: String? = nil) throws(DeviceDriverError) -> Int {
        while let descriptor = listener.accept() { admit(ProgramConnection(descriptor)) }
        var count = 0
        for connection in connections.values.sorted(by: { $0.descriptor < $1.descriptor }) where connection.isHeard(during: program) {
            connection.flush()
            connection.read(&buffer)
            while let request = connection.nextQuestion(during: program) {
                count += 1
                try answer(request, connection)
            }
            if !connection.isOpen { connections[connection.descriptor] = nil }
        }
        return count
    }

    /// Most programs that may be connected at a time.
    static let mostConnections = 128

    /// Takes a program in. One too many is told so, and cut off.
    private func admit(_ connection: ProgramConnection) {
        guard connections.count >= Self.mostConnections else {
            isFull = false
            connections[connection.descriptor] = connection
            return
        }
        let message = "a program was turned away: \(Self.mostConnections) programs are connected to this device, the most there may be"
        connection.send(.answer(id: 0, .refused(SystemRefusal(code: FindingCode.connectionLimit.rawValue, message: message))))
        if !isFull { report(.diagnostic(.warning(.connectionLimit, message), program: "device")) }
        isFull = true
    }

    /// The same while a program is waited for.
    func serveMeanwhile(during program: String) {
        do throws(DeviceDriverError) { try serve(during: program) } catch { failureWhileServing = failureWhileServing ?? error }
    }

    /// Deals with what came of work in a process.
    func open(_ letter: ProcessLetter) throws(DeviceDriverError) {
        switch letter {
        case .performed(let widget, let answer, let program): try performed(answer, of: widget, by: program)
        case .answered(let id, let answer, let program): try answered(id, answer, by: program)
        case .checked(let number, let answer, let program): try checked(number, answer, by: program)
        case .controlShown(let control, let answer): try controlShown(control, answer)
        case .tokensTold(let found, let failure, let program):
            note(found, of: program)
            if let failure { try record(.end(of: program, because: failure, at: now)) }
        case .archived(let activity, let answer, let program): try archived(activity, answer, by: program, at: now)
        case .extensionEnded(let program, let code, let found):
            note(found, of: program)
            try record(.end(of: program, because: code, at: now))
        case .wrote(let program, let lines, let isError): try wrote(lines, isError: isError, by: program)
        case .appAnswered(let app, let answer): try answered(answer, by: app)
        case .appEnded(let app, let code, let found): try appEnded(app, because: code, found)
        }
    }

    /// The same while a process is waited for.
    func openMeanwhile(_ letter: ProcessLetter) {
        do throws(DeviceDriverError) { try open(letter) } catch { failureWhileServing = failureWhileServing ?? error }
    }
}
