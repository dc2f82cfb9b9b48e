import Foundation
import IsletModel
import Synchronization

/// Where the overlay tells of uses that fail on a device. The process that hosts the user's code sets the receiver.
public enum OverlayDiagnostics {
    public typealias Receiver = @Sendable (_ code: FindingCode, _ message: String) -> Void

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
    public static func report(_ code: FindingCode, _ message: String) {
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
