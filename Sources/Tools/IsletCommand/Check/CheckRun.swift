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
        surroundings.madeUpStates = Self.madeUpStates
        if let revision = options.arguments.value("changed") {
            let targets = try ProjectReader.read(surroundings.paths, options: surroundings.project(workshop: Workshop(installation: .current)))
            surroundings.leftOut = try targets.first.map { try ChangedFiles(since: revision, at: $0.root).unreached(of: targets) } ?? []
            guard surroundings.leftOut.count < Set(targets.map(\.name)).count else {
                console.note("note: no file that a target is built from changed since \(revision)")
                return .done
            }
            for name in surroundings.leftOut.sorted() { console.note("note: \(name) is left out: nothing that it is built from changed") }
        }
        var drawing = try RenderRun(options: surroundings, installation: .current, console: console.forInnerRun)
        var code = try drawing.run()
        findings = drawing.manifest.diagnostics.compactMap(Self.withoutState)
        if drawing.targets.allSatisfy(\.isApp) { findings = findings.map(Self.withoutWidget) }
        if code == .diagnostics, !findings.contains(where: { $0.severity == .error }) { code = .done }
        if options.auditsAccessibility {
            let pictures = drawing.manifest.targets.flatMap(\.pictures)
            findings += AccessibilityRun.findings(of: try pictures.compactMap { try AccessibilityRun.read($0, in: scratch) })
        }
        targets = drawing.targets
        index = SourceIndex(of: drawing.targets)
        findings += try drawing.targets.flatMap(Self.written)
        guard code != .build, options.livesADay, !isTooSlowForADay else { return code }
        let dayWords = options.words(for: SimulateCommand.specification)
        var dayOptions = try SimulateOptions(ParsedArguments(dayWords, for: SimulateCommand.specification))
        dayOptions.surroundings.leftOut = surroundings.leftOut
        var day = try SimulationRun(options: dayOptions, installation: .current, console: console.forInnerRun)
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

    /// Live Activities without a state are drawn with at most so many that were made for them.
    private static let madeUpStates = 4

    /// That nobody gave a state is no fault of the sources: only that one was not drawn at all is worth a note.
    private static func withoutState(_ finding: Finding) -> Finding? {
        guard finding.code == .activityWithoutState else { return finding }
        guard finding.severity == .error else { return nil }
        var result = finding
        result.severity = .note
        return result
    }

    /// An app need not have a window that can be drawn.
    private static func withoutWidget(_ finding: Finding) -> Finding {
        var result = finding
        if finding.code == .noWidget { result.severity = .note }
        return result
    }

    /// What the sources of an extension say that no run would: what only apps may use, and work that views do.
    private static func written(in target: BuildTarget) throws -> [Finding] {
        guard target.kind == .widgetExtension || target.kind == .looseFiles, !target.isApp else { return [] }
        let places = SourcePlaces(target)
        let sources = try target.sources.map { (file: places.path($0.path), text: try String(contentsOf: $0, encoding: .utf8)) }
        return sources.flatMap { ExtensionRule.findings(in: $0.text, file: $0.file) } + ViewBodyRule.findings(in: sources)
    }
}
