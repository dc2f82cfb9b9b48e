/// What a connection may cost a server beside requests: frames that ask for work and bring nothing are paid out of an account that fills with
/// time and with requests. Whoever overdraws it is closed.
public struct ConnectionBudget: Sendable {
    /// What a client does that costs.
    public enum Expense: Sendable {
        case ping
        case settings
        /// A stream that is given up.
        case reset
        case windowUpdate
        /// A frame that is of no use here, or has nothing in it.
        case useless
        /// Headers beyond what is read, for each so many bytes.
        case excessiveHeaders(bytes: Int)
    }

    private static let fullAccount = 4000
    private static let perSecond = 400
    private static let perRequest = 40

    private var account = fullAccount
    private var lastSecond: Double

    /// - Parameter time: Seconds of any clock.
    public init(at time: Double) { lastSecond = time }

    public static func cost(of expense: Expense) -> Int {
        switch expense {
        case .ping, .useless: 4
        case .settings, .reset: 20
        case .windowUpdate: 1
        case .excessiveHeaders(let bytes): bytes / 16 + 1
        }
    }

    /// A whole request has come.
    public mutating func earn() { account = min(Self.fullAccount, account + Self.perRequest) }

    /// Pays for something; false when the account is overdrawn.
    public mutating func pay(_ expense: Expense, at time: Double) -> Bool {
        if time - lastSecond >= 1 {
            account = min(Self.fullAccount, account + Int(min(time - lastSecond, 3600)) * Self.perSecond)
            lastSecond = time
        }
        account -= Self.cost(of: expense)
        return account >= 0
    }
}
