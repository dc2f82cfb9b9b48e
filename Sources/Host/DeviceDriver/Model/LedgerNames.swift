import Ledger

/// What happens to apps that run, as the ledger names it.
extension LedgerAction {
    /// Came to the foreground.
    public static var appOpened: LedgerAction { LedgerAction("app-opened") }
    /// Runs in the background for something.
    public static var appWoken: LedgerAction { LedgerAction("app-woken") }
    public static var appInBackground: LedgerAction { LedgerAction("app-in-background") }
    public static var appSuspended: LedgerAction { LedgerAction("app-suspended") }
    public static var appEnded: LedgerAction { LedgerAction("app-ended") }
    /// Wrote a line to standard output.
    public static var appWrote: LedgerAction { LedgerAction("app-wrote") }
}

extension LedgerReason {
    public static var launched: LedgerReason { LedgerReason("launched") }
    public static var resumed: LedgerReason { LedgerReason("resumed") }
}
