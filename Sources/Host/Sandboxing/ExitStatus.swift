import Foundation

/// How a process ended.
public enum ExitStatus: Sendable, Equatable {
    case code(Int32)
    case signal(Int32)

    /// Reads the status of `waitpid`.
    ///
    /// bubblewrap reports a signal of the process inside as exit code 128 + signal.
    package init(waitStatus: Int32, in sandbox: Sandbox = .off) {
        let isWrapped = if case .bubblewrap = sandbox { true } else { false }
        let signal = waitStatus & 0x7F
        let code = (waitStatus >> 8) & 0xFF
        if signal != 0 {
            self = .signal(signal)
        } else if isWrapped, code > 128, code < 128 + 65 {
            self = .signal(code - 128)
        } else {
            self = .code(code)
        }
    }
}
