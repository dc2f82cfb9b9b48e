import ExtensionProtocol

/// Why the system gave no answer.
public enum SystemClientError: Error, Equatable, Sendable {
    /// The address leads nowhere.
    case noHost(reason: String)
    /// The connection ended while the answer was awaited, or before.
    case hostGone(reason: String)
    /// No answer within so many seconds.
    case noAnswer(seconds: Double)
    case refused(SystemRefusal)
    /// The question is larger than a message may be, or more is waiting to be sent than is kept.
    case tooLarge(bytes: Int)
    /// An answer of another kind than the question asks for.
    case unexpectedAnswer(String)
}

extension SystemClientError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noHost(let reason): "The system cannot be reached: \(reason)."
        case .hostGone(let reason): "The system is gone: \(reason)."
        case .noAnswer(let seconds): "The system did not answer within \(seconds) s."
        case .refused(let refusal): "The system refused: \(refusal.message) (\(refusal.code))"
        case .tooLarge(let bytes): "\(bytes) bytes are more than can be sent to the system."
        case .unexpectedAnswer(let what): "The system answered with something else: \(what)"
        }
    }
}
