import FoundationOverlay
import IsletModel

/// What an app is told where there is no system: requests fail, nothing is found and nothing is allowed.
final class AbsentActivityBackend: ActivityBackend {
    func send(_ command: ActivityCommand) -> ActivityReply {
        if case .request = command {
            OverlayDiagnostics.report(
                .systemUnreachable, "Live Activities: no system runs this program. Link it with the runtime library, or run it by islet")
        }
        return Self.failure(of: command)
    }

    func setReceiver(_ receiver: @escaping @Sendable (ActivityNotice) -> Void) {}

    static func failure(of command: ActivityCommand) -> ActivityReply {
        switch command {
        case .request: .refused(.persistenceFailure)
        case .update, .end: .activity(nil)
        case .activities: .activities([])
        case .permissions: .permissions(ActivityPermissions(areActivitiesEnabled: false, frequentPushesEnabled: false))
        case .pushToStartToken: .token(nil)
        case .report: .done
        }
    }
}
