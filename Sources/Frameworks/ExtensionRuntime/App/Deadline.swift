import Foundation
import ViewEngine

/// Waiting for a completion, but not for ever.
@MainActor
public enum Deadline {
    /// Calls `start` and waits until what it is given is called, at most so many seconds; false where the time was up.
    public static func wait(_ seconds: Double, start: (@escaping () -> Void) -> Void) async -> Bool {
        let once = Once()
        return await withCheckedContinuation { continuation in
            once.continuation = continuation
            start { MainTurn.perform { once.resume(true) } }
            DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { once.resume(false) }
        }
    }

    @MainActor
    private final class Once {
        var continuation: CheckedContinuation<Bool, Never>?

        func resume(_ value: Bool) {
            continuation?.resume(returning: value)
            continuation = nil
        }
    }
}
