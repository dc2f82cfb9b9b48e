import Foundation

/// What `push send` was asked.
struct PushSendOptions: Sendable {
    enum Target: Sendable, Equatable {
        /// Start an activity with attributes of a type.
        case start(String)
        /// Reach a running activity, by its identifier or by the beginning of it.
        case activity(String)
        /// Reload an app's widgets.
        case widgets(String)
        /// Ask a control what it shows, by its kind.
        case control(String)
        /// Show a notification of an app, or wake the app.
        case app(String)

        /// Whether its token may only just have been made.
        var mayBeNew: Bool { if case .activity = self { true } else { false } }
    }

    var target: Target
    var ends: Bool
    var content: URL?
    var attributes: URL?
    var alert: String?
    var priority: Int
    var staleIn: Double?
    var dismissIn: Double?
    var printsCommand: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        var targets: [Target] = []
        if let type = arguments.value("start") { targets.append(.start(type)) }
        if let id = arguments.value("activity") { targets.append(.activity(id)) }
        if let app = arguments.value("widgets") { targets.append(.widgets(app)) }
        if let kind = arguments.value("control") { targets.append(.control(kind)) }
        if let app = arguments.value("app") { targets.append(.app(app)) }
        guard targets.count == 1 else {
            throw UsageError("push send needs one of --start TYPE, --activity ID, --widgets APP, --control KIND and --app APP")
        }
        target = targets[0]
        ends = arguments.has("end")
        content = arguments.value("content").map { URL(fileURLWithPath: $0) }
        attributes = arguments.value("attributes").map { URL(fileURLWithPath: $0) }
        alert = arguments.value("alert")
        priority = 10
        if case .app = target, alert == nil { priority = 5 }
        if let text = arguments.value("priority") {
            guard let number = Int(text), [1, 5, 10].contains(number) else { throw UsageError("--priority cannot be “\(text)”: 10, 5 or 1") }
            priority = number
        }
        staleIn = try Self.seconds(arguments, "stale-in")
        dismissIn = try Self.seconds(arguments, "dismiss-in")
        printsCommand = arguments.has("curl")
        if case .start = target, attributes == nil || content == nil { throw UsageError("--start needs --attributes FILE and --content FILE") }
        if case .activity = target, content == nil, !ends { throw UsageError("--activity needs --content FILE, or --end") }
    }

    private static func seconds(_ arguments: ParsedArguments, _ name: String) throws(UsageError) -> Double? {
        guard let text = arguments.value(name) else { return nil }
        guard let seconds = Double(text), seconds.isFinite else { throw UsageError("--\(name) cannot be “\(text)”: a number of seconds") }
        return seconds
    }

    static let specification: [OptionSpecification] = [
        OptionSpecification("start", value: "TYPE", help: "send: start an activity with attributes of this type."),
        OptionSpecification("activity", value: "ID", help: "send: update a running activity; the beginning of its identifier is enough."),
        OptionSpecification("widgets", value: "APP", help: "send: ask an app's widgets to reload, by its bundle identifier."),
        OptionSpecification("control", value: "KIND", help: "send: ask a control what it shows, by its kind."),
        OptionSpecification("app", value: "APP", help: "send: a notification of an app, with --alert; without it, wake the app."),
        OptionSpecification("content", value: "FILE", help: "send: JSON of the content state."),
        OptionSpecification("attributes", value: "FILE", help: "send: JSON of the attributes, with --start."),
        OptionSpecification("end", help: "send: end the activity."),
        OptionSpecification("alert", value: "TITLE", help: "send: call for attention with this title; a start has one in any case."),
        OptionSpecification("priority", value: "NUMBER", help: "send: 10 (unless given), 5 or 1."),
        OptionSpecification("stale-in", value: "SECONDS", help: "send: when the content is out of date."),
        OptionSpecification("dismiss-in", value: "SECONDS", help: "send: when the ended activity leaves the Lock Screen."),
        OptionSpecification("curl", help: "send: print the command that does it, and send nothing."),
    ]
}
