import FoundationOverlay
import Metrics

/// An intent that may ask for its app to come to the foreground. It runs in the app's process.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
    /// - Support: partial: throws; nobody is there to go on in the app.
    public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {
        throw needsToContinueInForegroundError(dialog)
    }

    /// - Support: partial: throws; nobody is there to go on in the app.
    public func requestToContinueInForeground<Result: Sendable>(
        _ dialog: IntentDialog? = nil, continuation: @escaping @Sendable @MainActor () async throws -> Result
    ) async throws -> Result { throw needsToContinueInForegroundError(dialog) }

    public func needsToContinueInForegroundError(_ dialog: IntentDialog? = nil) -> some Error {
        UnsupportedAPI.report("ForegroundContinuableIntent", "nobody is asked to go on in the app; the intent ends with an error")
        return NeedsForeground(dialog: dialog)
    }

    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, continuation: @escaping @Sendable @MainActor () async throws -> Void
    ) -> some Error { needsToContinueInForegroundError(dialog) }
}

/// An intent cannot go on without its app in the foreground.
struct NeedsForeground: Error, CustomStringConvertible {
    let dialog: IntentDialog?
    var description: String { "The intent wants to go on in the app." + (dialog.map { " " + $0.text } ?? "") }
}
