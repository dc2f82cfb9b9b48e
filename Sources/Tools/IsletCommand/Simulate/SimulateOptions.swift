import Foundation
import Scenarios

/// What `simulate` was asked to run, and for how long.
struct SimulateOptions: Sendable {
    /// Paths, device, locale and the like; its moment is the start.
    var surroundings: RenderOptions
    /// Seconds on the virtual clock.
    var duration: Double
    var scenario: URL?
    var seed: UInt64
    /// Where ledger files go; nil prints only.
    var output: URL?

    /// Midnight of the day `render` draws at, so that a day is a whole one.
    static let standardStart = "2025-06-09T00:00:00"
    static let longest = 366.0 * 86_400

    init(_ arguments: ParsedArguments) throws(UsageError) {
        let folder = arguments.value("output").map { URL(fileURLWithPath: $0, isDirectory: true).standardizedFileURL }
        output = folder
        surroundings = try RenderOptions(arguments, output: folder ?? FileManager.default.temporaryDirectory)
        let zone = TimeZone(identifier: surroundings.timeZone) ?? .gmt
        if arguments.value("at") == nil { surroundings.moment = try Moment.read(Self.standardStart, in: zone) }
        duration = try Self.duration(arguments)
        scenario = arguments.value("scenario").map { URL(fileURLWithPath: $0) }
        seed = 0
        if let text = arguments.value("seed") {
            guard let number = UInt64(text) else { throw UsageError("--seed cannot be “\(text)”: give a whole number") }
            seed = number
        }
    }

    /// Seconds that `--for` names; a day unless given.
    static func duration(_ arguments: ParsedArguments) throws(UsageError) -> Double {
        let text = arguments.value("for") ?? "24h"
        guard let seconds = ScenarioTime.Duration.read(text), seconds > 0, seconds <= Self.longest else {
            throw UsageError("--for cannot be “\(text)”: write a length of time up to a year, such as 24h or 2d12h")
        }
        return seconds
    }

    var zone: TimeZone { TimeZone(identifier: surroundings.timeZone) ?? .gmt }
    var start: Date { surroundings.moment }
    var end: Date { start.addingTimeInterval(duration) }

    private static let own: [OptionSpecification] = [
        OptionSpecification("for", value: "TIME", help: "How long, such as 24h, 90m or 2d; 24h unless given."),
        OptionSpecification("scenario", value: "FILE", help: "JSON that says what happens when."),
        OptionSpecification("output", short: "o", value: "DIR", help: "Folder for ledger.txt, ledger.json and index.html."),
        OptionSpecification("seed", value: "NUMBER", help: "Decides what the system leaves to chance; 0 unless given."),
    ]
    private static let shared = [
        "target", "platform", "packages", "offline", "fetch-again",
        "stub", "device", "os", "defaults", "at", "locale", "timezone", "dynamic-type", "json",
        "network", "network-record", "network-replay", "fixtures", "location", "time-limit", "rules",
    ]

    static let specification =
        own
        + RenderOptions.specification.filter { shared.contains($0.name) }.map { option in
            switch option.name {
            case "at": OptionSpecification("at", value: "TIME", help: "When the simulation starts; \(standardStart) unless given.")
            case "network":
                OptionSpecification(
                    "network", forms: option.forms,
                    help: "Let timeline providers use the network, and never views or apps; the ledger then depends on what it answers. record FILE "
                        + "keeps the answers, replay FILE gives them again.")
            case "json": OptionSpecification("json", help: "Print the ledger as JSON instead of lines.")
            default: option
            }
        }
}
