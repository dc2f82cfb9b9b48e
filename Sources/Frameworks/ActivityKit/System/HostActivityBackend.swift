import ExtensionProtocol
import FoundationOverlay
import IsletModel
import SystemClient

/// The system of a program that runs on a device: the host at the other end of the connection keeps the activities.
///
/// A host that is gone refuses: requests fail, nothing is found and nothing is allowed. Why is reported.
public final class HostActivityBackend: ActivityBackend {
    private let client: SystemClient

    public init(_ client: SystemClient) { self.client = client }

    public func send(_ command: ActivityCommand) -> ActivityReply {
        do {
            let answer = try client.askBlocking(.activity(command: Self.encoder.encode(command)))
            guard case .activity(let reply) = answer else { throw SystemClientError.unexpectedAnswer("\(answer)") }
            return try Self.decoder.decode(ActivityReply.self, from: reply)
        } catch {
            OverlayDiagnostics.report(.systemUnreachable, "Live Activities: \(error)")
            return AbsentActivityBackend.failure(of: command)
        }
    }

    public func setReceiver(_ receiver: @escaping @Sendable (ActivityNotice) -> Void) {
        do {
            try client.listen { event in
                guard case .activity(let notice) = event else { return }
                do {
                    receiver(try Self.decoder.decode(ActivityNotice.self, from: notice))
                } catch {
                    OverlayDiagnostics.report(.systemUnreachable, "a notice of the system's Live Activities cannot be read: \(error)")
                }
            }
        } catch {
            OverlayDiagnostics.report(.systemUnreachable, "Live Activities: \(error)")
        }
    }

    private static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return encoder
    }

    private static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return decoder
    }
}
