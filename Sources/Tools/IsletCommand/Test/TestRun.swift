import Builder
import Foundation
import Host
import IsletModel
import ProjectReader
import Sandboxing

/// One run of `islet test`: builds each target of tests and runs it.
struct TestRun {
    private let options: TestOptions
    private let console: Console
    private let workshop = Workshop(installation: .current)
    private(set) var results: [TestResult] = []
    private(set) var diagnostics = DiagnosticList()
    private(set) var exitCode = ExitCode.done

    /// The two libraries of tests.
    private enum Library: CaseIterable { case xctest, swiftTesting }

    init(options: TestOptions, console: Console) {
        self.options = options
        self.console = console
    }

    mutating func run() throws -> ExitCode {
        let surroundings = options.surroundings
        var project = surroundings.project(workshop: workshop)
        project.wantsTests = true
        let targets = try ProjectReader.read(surroundings.paths, options: project)
        if let warning = Sandbox.support().warning { console.note("note: \(warning)") }
        for target in targets { try run(target) }
        for finding in diagnostics.diagnostics where finding.severity != .note && finding.code != .testFailed { console.report(finding) }
        if exitCode == .done, results.contains(where: { $0.outcome == .failed }) { exitCode = .diagnostics }
        return exitCode
    }

    private mutating func run(_ target: BuildTarget) throws {
        let target = try TestLibrary(installation: .current).linked(to: target)
        let places = SourcePlaces(target)
        for note in target.notes { diagnostics.add(note, severity: note.severity, places: places) }
        do {
            let product = try workshop.build(target, console: console)
            diagnostics.add(product.diagnostics, places: places)
            for library in Library.allCases where try uses(library, target) { try run(product, library, places) }
        } catch let failure as BuildFailure {
            diagnostics.add(failure.diagnostics, places: places)
            exitCode = .build
        }
    }

    private func uses(_ library: Library, _ target: BuildTarget) throws -> Bool {
        try target.importedModules().contains(library == .xctest ? "XCTest" : "Testing")
    }

    // MARK: A program of tests

    private mutating func run(_ product: BuildProduct, _ library: Library, _ places: SourcePlaces) throws {
        let device = try workshop.makeDevice()
        defer { workshop.remove(device) }
        try options.surroundings.defaults?.give(to: device)
        var run = ProgramRun(launch(product, on: device), in: product.target.root, seconds: options.seconds)
        let home = try run.makeHome().appendingPathComponent("tmp")
        let surroundings = home.appendingPathComponent("surroundings.json")
        try JSONEncoder().encode(TestSurroundings.variants(options.surroundings)).write(to: surroundings)
        let events = home.appendingPathComponent("events.jsonl")
        run.launch.environment["ISLET_TEST_SURROUNDINGS"] = surroundings.path
        run.launch.arguments = Self.words(library, events: events) + options.words
        for finding in ProgramFonts.register(product) { console.report(finding) }
        let originals = OriginalPlaces(product)
        let host = TestHost(options: options, workshop: workshop, originals: originals, console: console)
        defer { host.shutDown() }
        run.onQuestion = { host.answer($0) }
        let (console, isQuiet) = (console, options.isQuiet)
        run.onOutput = { data, isError in
            let text = originals.rewritten(String(decoding: data, as: UTF8.self))
            if isError { console.noteText(text) } else if !isQuiet { console.printText(text) }
        }
        let end = try run.run()
        guard !options.listsTests else { return }
        try take(end, library, events, of: product, originals, places)
    }

    private static func words(_ library: Library, events: URL) -> [String] {
        switch library {
        case .xctest: ["--xctest", "--events", events.path]
        case .swiftTesting: ["--event-stream-output-path", events.path, "--event-stream-schema-version", "0"]
        }
    }

    private func launch(_ product: BuildProduct, on device: DeviceFolder) -> ExtensionLaunch {
        var launch = ExtensionLaunch(product, on: device, options: options.surroundings)
        launch.clock = options.moment.map { .fixed($0) } ?? .running
        launch.role = .app
        let groups = ([product.target] + product.target.dependencies).filter(\.hasEntitlements).flatMap(\.appGroups)
        launch.appGroups = groups.isEmpty ? nil : Set(groups).sorted()
        return launch
    }

    private mutating func take(
        _ end: ProgramRun.End, _ library: Library, _ file: URL, of product: BuildProduct, _ originals: OriginalPlaces, _ places: SourcePlaces
    ) throws {
        let text = FileManager.default.contents(atPath: file.path).map { String(decoding: $0, as: UTF8.self) } ?? ""
        // The line at which a program was ended may be half a line.
        let lines = text.split(separator: "\n").compactMap { try? JSONValue(json: Data($0.utf8)) }
        var found = TestResults(target: product.target.name) { places.path(originals.path($0)) }
        switch library {
        case .xctest: found.takeXCTest(lines)
        case .swiftTesting: found.takeSwiftTesting(lines)
        }
        if let reason = Self.failure(end) {
            found.breakOff()
            let running = found.results.filter { $0.outcome == .notEnded }.map(\.name)
            let during = running.isEmpty ? "" : "; not ended: \(running.prefix(3).joined(separator: ", "))\(running.count > 3 ? ", …" : "")"
            diagnostics.add(Finding(.testNotEnded, .error, "the tests of \(product.target.name) \(reason)\(during)"))
            if exitCode != .build { exitCode = .extensionFailure }
        }
        results += found.results.filter { $0.outcome != nil }
        for result in found.results {
            for failure in result.failures {
                diagnostics.add(Finding(.testFailed, .error, "\(result.name): \(failure.message)", file: failure.file, line: failure.line))
            }
        }
    }

    /// Nil where the program ended by itself. Both libraries end with 1 where a test failed.
    private static func failure(_ end: ProgramRun.End) -> String? {
        switch end {
        case .outOfTime: "took too long"
        case .ended(.signal(let number)): "crashed with signal \(number)"
        case .ended(.code(let code)) where code != 0 && code != 1 && code != 69: "ended with status \(code)"
        case .ended: nil
        }
    }

    /// `12 tests: 11 passed, 1 failed in 0.31 s`
    var summary: String {
        let counts = [(TestResult.Outcome.passed, "passed"), (.failed, "failed"), (.skipped, "skipped"), (.notEnded, "not ended")]
        let parts = counts.map { kind in (results.count { $0.outcome == kind.0 }, kind.1) }.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        let failures = diagnostics.diagnostics.filter { $0.code == .testFailed }.map(\.description)
        let all = "\(results.count) test\(results.count == 1 ? "" : "s")"
        return (failures + [all + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", "))]).joined(separator: "\n")
    }
}
