/// Which reloads are free, and what the others wait for. From `Data/rules.json`, by one authority.
public struct ReloadRules: Hashable, Sendable {
    /// Reasons that do not count against the budget.
    public let free: ReloadReasons
    /// Reasons that wait until the budget allows a reload.
    public let waitForBudget: ReloadReasons
    /// Reasons that wait until the widget can be seen.
    public let waitForView: ReloadReasons
    /// Reasons that keep the least time between reloads.
    public let waitForInterval: ReloadReasons
    /// What makes every reload of an app's widgets free while it lasts.
    public let freeSessions: AppSessions

    init(_ file: RulesFile, authority: ExemptionAuthority) throws {
        func reasons(_ isIncluded: (RulesFile.Reload) -> Bool) -> ReloadReasons {
            file.reloads.filter(isIncluded).reduce(into: []) { $0.formUnion(ReloadReasons($1.reason)) }
        }
        for reason in ReloadReason.allCases where !file.reloads.contains(where: { $0.reason == reason }) {
            throw RulesFileError.notThere(reason.rawValue)
        }
        for session in AppSession.allCases where !file.sessions.contains(where: { $0.session == session }) {
            throw RulesFileError.notThere(session.rawValue)
        }
        free = reasons { $0.free.contains(authority) }
        waitForBudget = reasons { $0.waits.contains(.budget) }
        waitForView = reasons { $0.waits.contains(.view) }
        waitForInterval = reasons { $0.waits.contains(.interval) }
        freeSessions = file.sessions.filter { $0.free.contains(authority) }.reduce(into: []) { $0.formUnion(AppSessions($1.session)) }
    }

    /// Whether a reload for these reasons is free while these sessions last.
    public func isFree(_ reasons: ReloadReasons, during sessions: AppSessions) -> Bool {
        !free.isDisjoint(with: reasons) || !freeSessions.isDisjoint(with: sessions)
    }
}

/// The sessions of an app that last.
public struct AppSessions: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public init(_ session: AppSession) {
        switch session {
        case .foreground: rawValue = 1
        case .audio: rawValue = 2
        case .navigation: rawValue = 4
        case .debugger: rawValue = 8
        }
    }
}
