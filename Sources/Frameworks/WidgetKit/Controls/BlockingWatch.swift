import ExtensionRuntime
import FoundationOverlay
import IsletModel
import Metrics
import Snapshot
import Synchronization

/// Notes values of controls that come late, or whose making holds a thread without suspending.
enum BlockingWatch {
    /// Delivers what `work` delivers.
    @MainActor static func watching<Value: Sendable>(_ work: @MainActor () async throws -> Value) async throws -> Value {
        let executor = WatchedExecutor()
        let start = ContinuousClock.now
        var ofMain = 0.0
        let value = try await withTaskExecutorPreference(executor) { @MainActor in
            let rests = MainRests()
            let value = try await work()
            ofMain = rests.longestWait
            return value
        }
        report(total: (ContinuousClock.now - start) / .seconds(1), blocked: max(ofMain, executor.longestJob))
        return value
    }

    static func report(total: Double, blocked: Double) {
        let profile = OSProfile.standard
        let limit = ControlMetrics.shared[.controlCenterValueSeconds, profile]
        if blocked > ControlMetrics.shared[.controlCenterBlockingSeconds, profile] {
            note(
                .blockingControlProvider,
                "currentValue() held its thread for \(rounded(blocked)) s without suspending; the control stands still meanwhile. Await "
                    + "something that suspends, such as Task.sleep or an async request"
            )
        }
        if total > limit {
            note(
                .slowControlValue,
                "currentValue() took \(rounded(total)) s; a control's value should be there within \(rounded(limit)) s. Keep the value where "
                    + "it can be read at once, and reload the control when it changes"
            )
        }
    }

    private static func note(_ code: FindingCode, _ message: String) {
        FindingStore.current.note(SnapshotDiagnostic(code: code, severity: .warning, message: message))
    }

    private static func rounded(_ seconds: Double) -> String { String(format: "%.1f", seconds) }
}

/// How long the main actor came to nothing else, while one that begins with this asked a provider there: a provider that holds it does so after
/// the few steps by which it is reached.
@MainActor
private final class MainRests {
    private var last = ContinuousClock.now
    private var longest = 0.0
    private var left = 8

    init() { wait() }

    private func wait() {
        DispatchQueue.main.async { [self] in
            note()
            left -= 1
            if left > 0 { wait() }
        }
    }

    private func note() {
        let now = ContinuousClock.now
        longest = max(longest, (now - last) / .seconds(1))
        last = now
    }

    /// Seconds. Of what is still going on too, until all rests were had.
    var longestWait: Double {
        if left > 0 { note() }
        return longest
    }
}

/// Runs a task's jobs and knows how long the longest took from one suspension to the next, in seconds.
final class WatchedExecutor: TaskExecutor {
    private let queue = DispatchQueue(label: "control value")
    private let jobs = Mutex(Jobs())

    private struct Jobs {
        /// Seconds.
        var longest = 0.0
        /// When the job that runs began. Who waits for it may go on before it is over here.
        var begin: ContinuousClock.Instant?

        mutating func end() {
            if let begin { longest = max(longest, (ContinuousClock.now - begin) / .seconds(1)) }
            begin = nil
        }
    }

    var longestJob: Double {
        jobs.withLock { jobs in
            var jobs = jobs
            jobs.end()
            return jobs.longest
        }
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { [self] in
            jobs.withLock { $0.begin = .now }
            job.runSynchronously(on: asUnownedTaskExecutor())
            jobs.withLock { $0.end() }
        }
    }
}
