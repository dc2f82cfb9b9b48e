import Dispatch
import Foundation

/// Whether code runs where the main actor does.
public enum MainTurn {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// True on the main thread, and on the main queue, which some programs serve from other threads.
    public static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }

    /// Does something on the main actor: at once where that is possible, otherwise as soon as its turn comes.
    public static func perform(_ work: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent { MainActor.assumeIsolated(work) } else { DispatchQueue.main.async(execute: work) }
    }
}
