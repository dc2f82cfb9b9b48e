import Foundation

/// How a process ended.
public enum ExitStatus: Sendable, Equatable {
    case code(Int32)
    case signal(Int32)

    /// Reads the status of `waitpid`.
    ///
    /// - Parameter isSandboxed: bubblewrap reports a signal of the process inside as exit code 128 + signal.
    init(waitStatus: Int32, isSandboxed: Bool) {
        let signal = waitStatus & 0x7F
        let code = (waitStatus >> 8) & 0xFF
        if signal != 0 {
            self = .signal(signal)
        } else if isSandboxed, code > 128, code < 128 + 65 {
            self = .signal(code - 128)
        } else {
            self = .code(code)
        }
    }
}
