import Devices
import Foundation
import IsletModel
import ProjectReader

/// Runs what the review's list is judged by.
struct ReviewRun {
    private let arguments: ParsedArguments
    private let folder: URL
    private let console: Console
    private(set) var facts = ReviewFacts()

    init(_ arguments: ParsedArguments, folder: URL, console: Console) {
        (self.arguments, self.folder, self.console) = (arguments, folder, console)
    }

    mutating func run() throws -> ExitCode {
        let code = try draw()
        guard code != .build else { return code }
        try live()
        try drawForEverySystem()
        try tryOut()
        return code
    }

    private func options(_ output: URL, _ more: [String] = []) throws -> RenderOptions {
        let words = ReviewCommand.words(arguments, for: RenderCommand.specification) + ["-o", output.path, "--format=png"] + more
        return try RenderOptions(ParsedArguments(words, for: RenderCommand.specification))
    }

    private mutating func draw() throws -> ExitCode {
        var options = try options(folder)
        options.auditsAccessibility = true
        var drawing = try RenderRun(options: options, installation: .current, console: console.forInnerRun)
        let code = try drawing.run()
        facts.manifest = drawing.manifest
        facts.targets = try HostProgram.everyTarget(at: options)
        facts.findings = drawing.manifest.diagnostics
        let pictures = drawing.manifest.targets.flatMap(\.pictures)
        facts.findings += AccessibilityRun.findings(of: try pictures.compactMap { try AccessibilityRun.read($0, in: folder) })
        return code
    }

    /// A day on the virtual clock; none where a provider is slow, because it takes as long there.
    private mutating func live() throws {
        guard facts.findings([.providerSlow, .providerTimeout]).isEmpty else { return }
        let words = ReviewCommand.words(arguments, for: SimulateCommand.specification)
        var day = try SimulationRun(
            options: SimulateOptions(ParsedArguments(words, for: SimulateCommand.specification)), installation: .current, console: console.forInnerRun
        )
        _ = try day.run()
        facts.findings += (day.diagnostics.diagnostics + day.noticed).filter { !facts.findings.contains($0) }
        facts.livedADay = true
    }

    private mutating func drawForEverySystem() throws {
        guard arguments.value("os") == nil else { return }
        for system in OSVersion.allCases {
            let scratch = folder.appendingPathComponent("systems/\(system.rawValue)", isDirectory: true)
            var drawing = try RenderRun(
                options: try options(scratch, ["--os=\(system.rawValue)", "--appearance=light"]), installation: .current, console: console.forInnerRun
            )
            _ = try drawing.run()
            facts.errorsBySystem[system.rawValue] = drawing.manifest.diagnostics.filter { $0.severity == .error }
        }
    }

    // MARK: What a tester does by hand

    private mutating func tryOut() throws {
        guard !facts.placeable.isEmpty, facts.findings([.providerTimeout]).isEmpty else { return }
        try attempt("place", "placed in every family") { _ in }
        try attempt("twice", "placed a second time in every family") { _ = try $0.answer(.object(["do": .string("place")])) }
        try attempt("restart", "the device was restarted") { try $0.happen("reboot", then: "unlock") }
        try attempt("offline", "the device had no network for two hours") { try $0.happen("offline") }
        try attempt("low-power", "Low Power Mode was on for two hours") { try $0.happen("low-power", ["on": .boolean(true)]) }
        if !facts.apps.isEmpty {
            try attempt("kill", "the app was opened and ended") { try $0.happen("open-app", then: "kill-app") }
            try attempt("update", "the app was opened and left, which let it write its data") { try $0.happen("open-app", then: "background") }
        }
    }

    private mutating func attempt(_ name: String, _ what: String, _ act: (TestDevice) throws -> Void) throws {
        var trial = ReviewFacts.Trial(what: what, placed: 0, empty: [])
        do {
            let device = try TestDevice(
                try options(folder), target: arguments.value("target"), workshop: Workshop(installation: .current), console: console.forInnerRun)
            defer { device.shutDown() }
            _ = try device.answer(.object(["do": .string("place")]))
            _ = try device.answer(.object(["do": .string("advance"), "seconds": .number(60)]))
            try act(device)
            _ = try device.answer(.object(["do": .string("advance"), "seconds": .number(7200)]))
            let widgets = try device.placedWidgets()
            trial.placed = widgets.count
            trial.empty = widgets.filter { !$0.shows }.map(\.name)
            facts.findings += device.diagnostics.filter { $0.severity == .error && !facts.findings.contains($0) }
        } catch {
            trial.problem = ErrorSentence.of(error)
        }
        facts.trials[name] = trial
    }
}

extension TestDevice {
    /// Lets an event of scenarios happen, and another after it.
    fileprivate func happen(_ event: String, _ members: [String: JSONValue] = [:], then next: String? = nil) throws {
        _ = try answer(.object(["do": .string("event"), "event": .object(members.merging(["event": .string(event)]) { $1 })]))
        if let next { try happen(next) }
    }
}
