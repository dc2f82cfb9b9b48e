import Foundation
import Synchronization

/// Where the overlay tells of uses that fail on a device. The process that hosts the user's code sets the receiver.
public enum OverlayDiagnostics {
    /// The stable names of what the overlay reports.
    public enum Code: String, Sendable, CaseIterable {
        /// A group container or suite was asked for that the target is not entitled to.
        case groupNotEntitled = "app-group-mismatch"
        /// A group was read that nothing was ever written to.
        case groupNeverWritten = "app-group-never-written"
        /// An extension used `UserDefaults.standard`, which its app does not share.
        case standardDefaultsInExtension = "userdefaults-standard"
        /// Something of Apple's Foundation that is not available here was used.
        case unsupported = "foundation-unsupported"
        /// A file of translations could not be read.
        case localizationUnreadable = "localization-unreadable"
        /// The system that runs the program did not answer.
        case systemUnreachable = "system-unreachable"
        /// The list of notifications between processes could not be opened or written.
        case notificationsUnavailable = "darwin-notifications-unavailable"
        /// The store behind `UserDefaults` could not be opened or written.
        case defaultsUnavailable = "user-defaults-unavailable"
    }

    public typealias Receiver = @Sendable (_ code: Code, _ message: String) -> Void

    private struct State {
        var receiver: Receiver?
        var reported: Set<String> = []
    }

    private static let state = Mutex(State())

    /// Replaces the receiver; without one, reports go to standard error.
    public static func setReceiver(_ receiver: Receiver?) {
        state.withLock { $0 = State(receiver: receiver) }
    }

    /// Tells of one finding. The same finding is told once per process and receiver.
    public static func report(_ code: Code, _ message: String) {
        let receiver: Receiver?? = state.withLock { state in
            guard state.reported.insert("\(code.rawValue) \(message)").inserted else { return .none }
            return .some(state.receiver)
        }
        guard let receiver else { return }
        if let receiver {
            receiver(code, message)
        } else {
            FileHandle.standardError.write(Data("\(code.rawValue): \(message)\n".utf8))
        }
    }
}
