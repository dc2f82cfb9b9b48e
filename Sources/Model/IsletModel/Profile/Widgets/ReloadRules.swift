/// Which reloads are free, and what the others wait for. By one authority.
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

    init(_ values: ProfileValues) throws(ProfileProblem) {
        let authority: ExemptionAuthority = try values.word("reloads.authority")
        var free: ReloadReasons = []
        var waiting: [ReloadWait: ReloadReasons] = [:]
        for reason in ReloadReason.allCases {
            let authorities: [ExemptionAuthority] = try values.words("reloads.\(reason.rawValue).free")
            if authorities.contains(authority) { free.formUnion(ReloadReasons(reason)) }
            let waits: [ReloadWait] = try values.words("reloads.\(reason.rawValue).waits")
            for wait in waits { waiting[wait, default: []].formUnion(ReloadReasons(reason)) }
        }
        var sessions: AppSessions = []
        for session in AppSession.allCases {
            let authorities: [ExemptionAuthority] = try values.words("reloads.during-\(session.rawValue).free")
            if authorities.contains(authority) { sessions.formUnion(AppSessions(session)) }
        }
        self.free = free
        freeSessions = sessions
        waitForBudget = waiting[.budget] ?? []
        waitForView = waiting[.view] ?? []
        waitForInterval = waiting[.interval] ?? []
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

/// What a reload of a reason waits for.
enum ReloadWait: String, CaseIterable, Hashable { case budget, view, interval }
