import FoundationOverlay
import Metrics

/// What the button says that lets an intent go on.
public struct ConfirmationActionName: Hashable, Sendable {
    let name: String

    private init(_ name: String) { self.name = name }

    public static let add = ConfirmationActionName("add")
    public static let addData = ConfirmationActionName("addData")
    public static let book = ConfirmationActionName("book")
    public static let buy = ConfirmationActionName("buy")
    public static let call = ConfirmationActionName("call")
    public static let checkIn = ConfirmationActionName("checkIn")
    public static let `continue` = ConfirmationActionName("continue")
    public static let create = ConfirmationActionName("create")
    public static let `do` = ConfirmationActionName("do")
    public static let download = ConfirmationActionName("download")
    public static let filter = ConfirmationActionName("filter")
    public static let find = ConfirmationActionName("find")
    public static let get = ConfirmationActionName("get")
    public static let go = ConfirmationActionName("go")
    public static let log = ConfirmationActionName("log")
    public static let open = ConfirmationActionName("open")
    public static let order = ConfirmationActionName("order")
    public static let pay = ConfirmationActionName("pay")
    public static let play = ConfirmationActionName("play")
    public static let playSound = ConfirmationActionName("playSound")
    public static let post = ConfirmationActionName("post")
    public static let request = ConfirmationActionName("request")
    public static let run = ConfirmationActionName("run")
    public static let search = ConfirmationActionName("search")
    public static let send = ConfirmationActionName("send")
    public static let set = ConfirmationActionName("set")
    public static let share = ConfirmationActionName("share")
    public static let start = ConfirmationActionName("start")
    public static let startNavigation = ConfirmationActionName("startNavigation")
    public static let toggle = ConfirmationActionName("toggle")
    public static let turnOff = ConfirmationActionName("turnOff")
    public static let turnOn = ConfirmationActionName("turnOn")
    public static let view = ConfirmationActionName("view")

    public static func custom(
        acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource], denyLabel: LocalizedStringResource,
        denyAlternatives: [LocalizedStringResource], destructive: Bool = false
    ) -> ConfirmationActionName { ConfirmationActionName(String(localized: acceptLabel)) }
}

/// When an intent asks before it goes on.
public struct ConfirmationConditions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let always = ConfirmationConditions([])
    /// Where the system is not sure what the person meant.
    public static let lowConfidenceSource = ConfirmationConditions(rawValue: 1)
}

extension AppIntent {
    /// Asks the person whether the intent may go on.
    /// - Support: partial: nobody is asked; the intent goes on as if the person had agreed.
    public func requestConfirmation<Result: IntentResult>(
        result: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
    ) async throws { noteConfirmation() }

    /// - Support: partial: nobody is asked; the intent goes on as if the person had agreed.
    public func requestConfirmation(actionName: ConfirmationActionName = .continue, dialog: IntentDialog) async throws { noteConfirmation() }

    /// - Support: partial: nobody is asked; the intent goes on as if the person had agreed.
    public func requestConfirmation(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue, dialog: IntentDialog? = nil,
        showDialogAsPrompt: Bool = true
    ) async throws { noteConfirmation() }

    /// - Support: partial: nobody is asked; the intent goes on as if the person had agreed.
    public func requestConfirmation() async throws { noteConfirmation() }

    /// - Support: partial: nobody is asked; the intent goes on as if the person had agreed.
    public func requestConfirmation<Intent: SnippetIntent>(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue, dialog: IntentDialog? = nil,
        showDialogAsPrompt: Bool = true, snippetIntent: Intent
    ) async throws { noteConfirmation() }

    private func noteConfirmation() {
        UnsupportedAPI.report("AppIntent.requestConfirmation", "nobody is asked; the intent goes on as if the person had agreed")
    }
}
