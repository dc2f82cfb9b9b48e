import Checks
import Foundation
import IsletModel
import ProjectReader
import Sandboxing

/// One run of `islet check`: what drawing and a day on the virtual clock find, and what the sources name.
struct CheckRun {
    private let options: CheckOptions
    private let console: Console
    private(set) var findings: [Finding] = []
    private(set) var index = SourceIndex()
    /// What was checked.
    private(set) var targets: [BuildTarget] = []

    init(options: CheckOptions, console: Console) {
        self.options = options
        self.console = console
    }

    /// Whether an extension ended by itself, rather than by a limit that is a finding of its own.
    var hasCrashed: Bool { findings.contains { [.extensionCrashed, .extensionExited, .extensionNotStarted].contains($0.code) } }

    mutating func run() throws -> ExitCode {
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("islet-check-\(UUID().uuidString)")
        Leftovers.note(scratch)
        defer { Leftovers.remove(scratch) }
        let words = options.words(for: RenderCommand.specification) + ["-o", scratch.path, "--format=png"]
        var surroundings = try RenderOptions(ParsedArguments(words, for: RenderCommand.specification))
        surroundings.auditsAccessibility = options.auditsAccessibility
        if let revision = options.arguments.value("changed") {
            let targets = try ProjectReader.read(surroundings.paths, options: surroundings.project(workshop: Workshop(installation: .current)))
            guard let first = targets.first, try ChangedFiles(since: revision, at: first.root).reaches(targets) else {
                console.note("note: no file that a target is built from changed since \(revision)")
                return .done
            }
        }
        var drawing = try RenderRun(options: surroundings, installation: .current, console: console.forInnerRun)
        var code = try drawing.run()
        findings = drawing.manifest.diagnostics
        if options.auditsAccessibility {
            let pictures = drawing.manifest.targets.flatMap(\.pictures)
            findings += AccessibilityRun.findings(of: try pictures.compactMap { try AccessibilityRun.read($0, in: scratch) })
        }
        targets = drawing.targets
        index = SourceIndex(of: drawing.targets)
        findings += try drawing.targets.flatMap(Self.unavailable)
        guard code != .build, options.livesADay, !isTooSlowForADay else { return code }
        let dayWords = options.words(for: SimulateCommand.specification)
        var day = try SimulationRun(
            options: SimulateOptions(ParsedArguments(dayWords, for: SimulateCommand.specification)), installation: .current,
            console: console.forInnerRun)
        let end = try day.run()
        findings += (day.diagnostics.diagnostics + day.noticed).filter { !Self.leftOfDays.contains($0.code) }
        if end.rawValue > code.rawValue { code = end }
        return code
    }

    /// What drawing has told already, and what follows from nobody ending an activity on that day.
    private static let leftOfDays: Set<FindingCode> = [.compile, .leftOut, .missingModule, .declaredOnly, .activityTimeLimit]

    /// Providers take as long on the virtual clock as they take: a day with some that wait for half a minute is an hour.
    private var isTooSlowForADay: Bool {
        guard findings.contains(where: { [.providerSlow, .providerTimeout].contains($0.code) }) else { return false }
        console.note("note: no day passes, because a provider is slow")
        return true
    }

    /// What an extension uses that only apps may.
    private static func unavailable(in target: BuildTarget) throws -> [Finding] {
        guard target.kind == .widgetExtension || target.kind == .looseFiles, !target.isApp else { return [] }
        let places = SourcePlaces(target)
        return try target.sources.flatMap { source in
            ExtensionRule.findings(in: try String(contentsOf: source, encoding: .utf8), file: places.path(source.path))
        }
    }
}
