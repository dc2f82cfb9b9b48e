import Activities
import ExtensionProtocol
import FoundationOverlay
import SystemClient

/// The system at the other end of the connection to the host that runs this program.
public final class HostActivityBackend: ActivityBackend {
    private let system: SystemClient
    /// Seconds an answer may take: `Activity.request` blocks its caller so long.
    private let patience: Double

    public init(_ system: SystemClient, patience: Double = SystemClient.patience) {
        self.system = system
        self.patience = patience
    }

    /// The answer of the system; where it does not come, the one that changes nothing, and the reason becomes a finding.
    public func send(_ command: ActivityCommand) -> ActivityReply {
        do throws(SystemClientError) {
            let answer = try system.askBlocking(.activity(command), within: patience)
            guard case .activity(let reply) = answer else { throw .unexpectedAnswer("\(answer)") }
            return reply
        } catch {
            error.report()
            return command.replyOfNobody
        }
    }

    public func setReceiver(_ receiver: @escaping @Sendable (ActivityNotice) -> Void) {
        do throws(SystemClientError) {
            try system.listen { event in
                if case .activity(let notice) = event { receiver(notice) }
            }
        } catch {
            error.report()
        }
    }
}

extension ActivityCommand {
    /// The answer where there is no system: nothing is started, nothing runs, nothing is allowed.
    fileprivate var replyOfNobody: ActivityReply {
        switch self {
        case .request: .refused(.persistenceFailure)
        case .update, .end: .activity(nil)
        case .activities: .activities([])
        case .permissions: .permissions(ActivityPermissions(areActivitiesEnabled: false, frequentPushesEnabled: false))
        case .pushToStartToken: .token(nil)
        case .report: .done
        }
    }
}
