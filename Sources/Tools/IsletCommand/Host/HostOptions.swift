import Foundation

/// What `host` was asked to run, and where the device is kept.
struct HostOptions: Sendable {
    /// Paths, device, locale and the like; its moment is not used.
    var surroundings: RenderOptions
    /// The folder of the device; nil for the usual one.
    var folder: URL?
    /// Apps to bring to the foreground at the start, one after the other: names of targets or bundle identifiers.
    var opened: [String]
    /// Whether events come from standard input.
    var readsEvents: Bool
    /// The moment a virtual clock starts at; nil for real time.
    var start: Date?
    /// Seconds on the virtual clock.
    var duration: Double
    /// What happens when.
    var scenario: URL?
    /// Where push services that join the device look for it; nil for the usual folder.
    var pushFolder: URL?
    /// Variables for the processes of apps.
    var environment: [String: String]

    init(_ arguments: ParsedArguments) throws(UsageError) {
        surroundings = try RenderOptions(arguments, output: FileManager.default.temporaryDirectory)
        folder = arguments.value("device-folder").map { URL(fileURLWithPath: $0, isDirectory: true).standardizedFileURL }
        opened = arguments.list("open") ?? []
        pushFolder = arguments.value("push-folder").map { URL(fileURLWithPath: $0, isDirectory: true).standardizedFileURL }
        readsEvents = arguments.has("events")
        start = arguments.value("at") == nil ? nil : surroundings.moment
        duration = try SimulateOptions.duration(arguments)
        scenario = arguments.value("scenario").map { URL(fileURLWithPath: $0) }
        if start == nil, arguments.value("for") != nil { throw UsageError("--for is for a virtual clock: give its start with --at") }
        if start != nil, readsEvents { throw UsageError("--events come in real time: leave --at out, or give the events with --scenario") }
        environment = [:]
        for word in arguments.list("environment") ?? [] {
            guard let (name, value) = Self.variable(word) else {
                throw UsageError("--environment cannot be “\(word)”: write NAME=VALUE")
            }
            environment[name] = value
        }
    }

    private static func variable(_ word: String) -> (String, String)? {
        guard let sign = word.firstIndex(of: "="), sign != word.startIndex else { return nil }
        return (String(word[..<sign]), String(word[word.index(after: sign)...]))
    }

    var zone: TimeZone { TimeZone(identifier: surroundings.timeZone) ?? .gmt }

    private static let own: [OptionSpecification] = [
        OptionSpecification("device-folder", value: "DIR", help: "Where the device is kept; .islet/device unless given."),
        OptionSpecification("push-folder", value: "DIR", help: "The folder of push services that join the device; .islet/push unless given."),
        OptionSpecification("open", value: "LIST", isList: true, help: "Apps to bring to the foreground, by target or bundle identifier."),
        OptionSpecification("events", help: "Read events from standard input: those of scenarios without “at”, as JSON, one a line."),
        OptionSpecification("scenario", value: "FILE", help: "JSON that says what happens when, as for simulate."),
        OptionSpecification("for", value: "TIME", help: "How long, with --at; 24h unless given."),
        OptionSpecification("environment", value: "NAME=VALUE", isList: true, help: "Variables for the apps' processes."),
    ]
    private static let shared = [
        "target", "platform", "packages", "offline", "fetch-again",
        "stub", "at", "device", "os", "locale", "timezone", "dynamic-type", "json", "network", "network-record", "network-replay", "fixtures",
        "location",
        "time-limit",
        "rules",
    ]

    static let specification =
        own
        + RenderOptions.specification.filter { shared.contains($0.name) }.map { option in
            switch option.name {
            case "at": OptionSpecification("at", value: "TIME", help: "When a virtual clock starts; real time unless given.")
            case "json": OptionSpecification("json", help: "Print each event of the ledger as a line of JSON.")
            case "network":
                OptionSpecification(
                    "network", forms: option.forms,
                    help: "Let apps and timeline providers use the network, and never views of widgets. record FILE keeps the answers, replay FILE "
                        + "gives them again.")
            default: option
            }
        }
}
