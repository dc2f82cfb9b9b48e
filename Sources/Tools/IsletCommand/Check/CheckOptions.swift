import Checks
import Foundation
import IsletModel

/// What `check` was asked to do.
struct CheckOptions {
    var arguments: ParsedArguments
    var format: CheckFormat
    /// Whether the answer is that of `--json`, whatever the format.
    var printsJSON: Bool
    var output: URL?
    var configuration: CheckConfiguration
    var baseline: CheckBaseline?
    var newBaseline: URL?
    /// Whether warnings count as errors for the exit code.
    var isStrict: Bool
    /// Whether pictures are looked at as by `accessibility`, at the usual text size.
    var auditsAccessibility: Bool { arguments.has("accessibility") || configuration.looksAtAccessibility }
    /// Whether a day passes on the virtual clock.
    var livesADay: Bool

    /// Options of `render` that it takes.
    private static let shared = [
        "target", "platform", "packages", "offline", "fetch-again", "stub", "device", "os", "defaults", "attributes", "state", "rules",
        "network", "network-record", "network-replay", "fixtures", "location",
    ]

    private static let passed = RenderOptions.specification.filter { shared.contains($0.name) }

    static let specification =
        [
            OptionSpecification(
                "format", value: "NAME", choices: CheckFormat.allCases.map(\.rawValue), help: "How findings are written; text unless given."),
            OptionSpecification("output", short: "o", value: "FILE", help: "Write them into a file."),
            OptionSpecification("baseline", value: "FILE", help: "Known findings: only others are told."),
            OptionSpecification("write-baseline", value: "FILE", help: "Write what is found now as known findings."),
            OptionSpecification("config", value: "FILE", help: "Settings; \(CheckConfiguration.fileName) in the folder of PATH unless given."),
            OptionSpecification("accessibility", help: "Look at contrasts, sizes of targets and labels too, as islet accessibility does."),
            OptionSpecification("fix", help: "Carry out the edits that findings bring along: misspelt names, missing characters and imports."),
            OptionSpecification("strict", help: "End with exit code 1 for warnings too."),
            OptionSpecification("no-day", help: "Only build and draw; no day passes."),
            OptionSpecification("json", help: "Print JSON."), ChangedFiles.option,
        ] + passed

    init(_ arguments: ParsedArguments) throws {
        self.arguments = arguments
        format = arguments.value("format").flatMap(CheckFormat.init) ?? .text
        output = arguments.value("output").map { URL(fileURLWithPath: $0) }
        printsJSON = arguments.has("json")
        isStrict = arguments.has("strict")
        livesADay = !arguments.has("no-day")
        newBaseline = arguments.value("write-baseline").map { URL(fileURLWithPath: $0) }
        do {
            baseline = try arguments.value("baseline").map { try CheckBaseline(file: URL(fileURLWithPath: $0)) }
            configuration = try Self.configuration(arguments)
        } catch let fault as CheckConfiguration.Fault {
            throw UsageError(fault.description)
        }
    }

    private static func configuration(_ arguments: ParsedArguments) throws -> CheckConfiguration {
        if let path = arguments.value("config") { return try CheckConfiguration(file: URL(fileURLWithPath: path)) }
        let beside = URL(fileURLWithPath: arguments.operands[0]).standardizedFileURL
        let folders = [beside, beside.deletingLastPathComponent()]
        let files = folders.map { $0.appendingPathComponent(CheckConfiguration.fileName) }
        guard let file = files.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else { return CheckConfiguration() }
        return try CheckConfiguration(file: file)
    }

    /// The words for `render` or `simulate`.
    func words(for specification: CommandSpecification) -> [String] {
        let understood = Self.passed.filter { option in specification.options.contains { $0.name == option.name } }
        return arguments.operands + arguments.words(of: understood)
    }

    /// Equal for findings that say the same of one place with other figures.
    private static func gist(_ finding: Finding) -> String {
        let text = finding.message.replacing(#/^(placeholder|snapshot|timeline) of /#, with: "").replacing(/\d+(\.\d+)?/, with: "#")
        return "\(finding.code.rawValue) \(finding.file ?? "") \(finding.line ?? 0) \(text)"
    }

    /// The findings of a run at their places, without what comments and settings switch off.
    func chosen(_ run: CheckRun) -> (findings: [Finding], mistakes: [Suppressions.Mistake]) {
        let places = FindingPlaces(run.index)
        var seen: Set<String> = []
        let placed = run.findings.map(places.placed).filter { !run.index.suppressions.cover($0) }.compactMap(configuration.applied)
        let sorted = placed.filter { seen.insert(Self.gist($0)).inserted }.enumerated().sorted { first, second in
            let one = (first.element.file ?? "", first.element.line ?? 0, first.offset)
            return one < (second.element.file ?? "", second.element.line ?? 0, second.offset)
        }
        return (sorted.map(\.element), run.index.suppressions.mistakes)
    }
}
