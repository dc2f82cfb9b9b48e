import Synchronization

/// What comes up while one thing is done: a request is answered, an archive is made. The same again is not kept.
public final class FindingStore: Sendable {
    private struct State {
        var findings: [SnapshotDiagnostic] = []
        var isFinished = false
    }

    private let state = Mutex(State())

    public init() {}

    /// Takes what belongs to no request: what threads of the program's own give rise to, and tasks that outlive theirs.
    public static let process = FindingStore()

    @TaskLocal private static var scoped: FindingStore?

    /// The store of the request that the running code belongs to.
    public static var current: FindingStore { scoped ?? process }

    /// Carries something out whose findings this store takes, and those of the tasks it begins.
    public func collect<Result>(_ operation: () throws -> Result) rethrows -> Result { try Self.$scoped.withValue(self, operation: operation) }

    /// Carries something out whose findings this store takes, and those of the tasks it begins.
    public func collect<Result>(isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> Result) async rethrows -> Result {
        try await Self.$scoped.withValue(self, operation: operation, isolation: isolation)
    }

    /// Notes something; the same again is not repeated.
    public func note(_ finding: SnapshotDiagnostic) {
        let isTooLate = state.withLock { state in
            if state.isFinished { return true }
            if !state.findings.contains(finding) { state.findings.append(finding) }
            return false
        }
        if isTooLate { Self.process.note(finding) }
    }

    /// Everything since the last call.
    public func take() -> [SnapshotDiagnostic] {
        state.withLock { state in
            defer { state.findings = [] }
            return state.findings
        }
    }

    /// Everything since the last call. What is noted later goes to the store of the process.
    public func finish() -> [SnapshotDiagnostic] {
        state.withLock { $0.isFinished = true }
        return take()
    }
}
