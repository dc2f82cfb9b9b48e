import FoundationOverlay

/// An intent that may take longer than the thirty seconds others have. The system shows how far it has come, with a button that
/// stops it.
public protocol LongRunningIntent: ProgressReportingIntent {}

extension LongRunningIntent {
    /// Runs the work that takes long, and tells when it is stopped. The intent sets the unit counts of `progress` meanwhile.
    ///
    /// - Support: partial: the work runs to its end; the Live Activity that the system makes of the progress is not drawn.
    public func performBackgroundTask<Success: Sendable>(
        _ operation: @Sendable () async throws -> Success,
        onCancel handler: @escaping @Sendable (IntentCancellationReason) -> Void = { _ in }
    ) async throws -> Success {
        let progress = progress
        defer {
            if progress.totalUnitCount <= 0 {
                IntentFinding.note(
                    .longRunningIntentWithoutProgress,
                    "\(Self.persistentIdentifier) runs a background task and never sets progress.totalUnitCount. The system shows its progress, "
                        + "and stops a task that has none")
            }
        }
        return try await withTaskCancellationHandler(operation: operation) { handler(IntentCancellationReason()) }
    }
}

/// Why the system stops an intent.
public struct IntentCancellationReason: Hashable, Sendable {}

/// An intent that is told when it is stopped: its task is cancelled.
public protocol CancellableIntent: AppIntent {}

/// How far the intent that runs now has come. `Progress` may be used from any thread.
struct RunningProgress: @unchecked Sendable {
    @TaskLocal static var current: RunningProgress?

    let progress = Progress(totalUnitCount: 0)
}
