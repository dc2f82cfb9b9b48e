import Builder
import Foundation
import Host
import Painter
import ProjectReader
import Sandboxing
import Snapshot

/// One run of `islet render`: reads the project, builds each target, draws it and writes what came of it.
struct RenderRun {
    private let options: RenderOptions
    private let console: Console
    private let workshop: Workshop
    private let builds: SharedBuilds
    private let folder: OutputFolder
    private(set) var manifest: Manifest
    /// What the project has; none before the run.
    private(set) var targets: [BuildTarget] = []
    private var diagnostics = DiagnosticList()
    private var exitCode = ExitCode.done
    private var activityTypes: [String] = []

    /// - Parameter builds: What other runs over the same sources read and built.
    init(options: RenderOptions, installation: Installation, console: Console, builds: SharedBuilds = SharedBuilds()) throws {
        self.options = options
        self.builds = builds
        self.console = console
        workshop = Workshop(installation: installation)
        folder = try OutputFolder(at: options.output)
        manifest = Manifest(at: Moment.write(options.moment), device: options.device.name, os: options.os.rawValue)
    }

    mutating func run() throws -> ExitCode {
        targets = try builds.targets(at: options.paths, options: options.project(workshop: workshop))
            .filter { !options.leftOut.contains($0.name) }
        let device = try workshop.makeDevice()
        defer { workshop.remove(device) }
        try options.defaults?.give(to: device)
        for target in widgetsFirst { try draw(target, on: device) }
        let places = Dictionary(targets.enumerated().map { ($1.name, $0) }) { first, _ in first }
        manifest.targets.sort { places[$0.name, default: 0] < places[$1.name, default: 0] }
        if exitCode == .done {
            try options.activity?.check(isAmong: activityTypes)
            try options.configured.check(isAmong: manifest.targets.flatMap { $0.widgets.map(\.kind) })
        }
        manifest.diagnostics = diagnostics.diagnostics
        if exitCode == .done, diagnostics.count(.error) > 0 { exitCode = .diagnostics }
        if options.goldens == nil { try writePages() }
        try report()
        return exitCode
    }

    /// Apps are drawn last: they take the longest to build, and who looks for widgets need not wait for them.
    private var widgetsFirst: [BuildTarget] { targets.filter { $0.kind != .app } + targets.filter { $0.kind == .app } }

    /// What people read, in place of what an earlier run wrote.
    private func writePages() throws {
        try folder.removeEarlierPictures(keeping: manifest)
        try folder.write(try manifest.json(), to: OutputFolder.manifestName)
        try folder.write(try ContactSheet(manifest: manifest, folder: folder).html(), to: OutputFolder.indexName)
    }

    private mutating func draw(_ target: BuildTarget, on device: DeviceFolder) throws {
        let places = builds.places(of: target)
        let options = options.fitted(to: target)
        for note in target.notes { diagnostics.add(note, severity: note.severity, places: places) }
        do {
            let product = try builds.product(of: target) { try workshop.build(target, console: console) }
            try folder.removeEarlierPictures(of: target.name)
            diagnostics.add(product.diagnostics, places: places)
            diagnostics.add(ProgramFonts.register(product), places: places)
            var run = TargetRun(
                product: product, places: places, launch: ExtensionLaunch(product, on: device, options: options), options: options,
                files: SnapshotFiles(
                    folder: folder, formats: options.formats, painter: .shared, goldens: options.goldens,
                    auditsAccessibility: options.auditsAccessibility, glass: options.glass),
                diagnostics: diagnostics)
            try run.run()
            var drawn = run.target
            if options.device.name != self.options.device.name { drawn.device = options.device.name }
            manifest.targets.append(drawn)
            activityTypes += run.activityTypes
            diagnostics = run.diagnostics
            if run.hasFailed { raise(.extensionFailure) }
        } catch let failure as BuildFailure {
            diagnostics.add(failure.diagnostics, places: places)
            keepEarlierPictures(of: target)
            raise(.build)
        }
    }

    /// The last pictures of a target that does not build are better than none, as long as they say so.
    private mutating func keepEarlierPictures(of target: BuildTarget) {
        guard var earlier = folder.earlier?.targets.first(where: { $0.name == target.name }), !earlier.pictures.isEmpty else { return }
        earlier.isOlder = true
        manifest.targets.append(earlier)
        let message = "the pictures of “\(target.name)” are those of an earlier run: its sources do not build now"
        diagnostics.add([BuildDiagnostic(code: .olderPictures, severity: .warning, message: message)], places: SourcePlaces(target))
    }

    /// Sources that do not build matter more than an extension that failed.
    private mutating func raise(_ code: ExitCode) {
        if exitCode != .build { exitCode = code }
    }

    private func report() throws {
        if let warning = Sandbox.support().warning { console.note("note: \(warning)") }
        for diagnostic in diagnostics.diagnostics where diagnostic.severity != .note { console.report(diagnostic) }
        if options.printsManifest {
            console.print(String(decoding: try manifest.json().dropLast(), as: UTF8.self))
        } else {
            console.print(summary)
        }
    }

    private var summary: String {
        func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
        var parts = [count(manifest.pictures.count, "picture") + " of " + count(manifest.targets.flatMap(\.widgets).count, "widget")]
        let found = [(diagnostics.count(.error), "error"), (diagnostics.count(.warning), "warning"), (diagnostics.count(.note), "note")]
        parts += found.filter { $0.0 > 0 }.map { count($0.0, $0.1) }
        return parts.joined(separator: ", ") + ": " + folder.url.appendingPathComponent(OutputFolder.indexName).path
    }
}
