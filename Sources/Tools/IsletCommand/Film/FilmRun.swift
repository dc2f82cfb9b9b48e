import Builder
import ExtensionProtocol
import Foundation
import Host
import IsletModel
import Painter
import ProjectReader
import Sandboxing
import Snapshot

/// One run of `islet film`: builds the target, archives what the film shows and writes it.
struct FilmRun {
    private let options: FilmOptions
    private let console: Console
    private let workshop: Workshop
    private var diagnostics = DiagnosticList()
    private var failed: ExitCode?

    init(options: FilmOptions, installation: Installation, console: Console) {
        self.options = options
        self.console = console
        workshop = Workshop(installation: installation)
    }

    mutating func run() throws -> ExitCode {
        let targets = try ProjectReader.read(options.render.paths, options: options.render.project(workshop: workshop))
        let device = try workshop.makeDevice()
        defer { workshop.remove(device) }
        try options.render.defaults?.give(to: device)
        var reels: [FilmReel] = []
        for target in targets { reels += try self.reels(of: target, on: device) }
        report()
        if let failed, reels.isEmpty { return failed }
        let reel = try chosen(reels)
        var writer = FilmWriter(options: options, reel: reel)
        try writer.write()
        for diagnostic in writer.diagnostics {
            diagnostics.add(diagnostic)
            console.report(diagnostic)
        }
        let code = failed ?? (diagnostics.count(.error) > 0 ? .diagnostics : .done)
        console.print(options.printsJSON ? AnswerEncoding.json(writer.answer(code, diagnostics.diagnostics)) : writer.summary)
        return code
    }

    private mutating func reels(of target: BuildTarget, on device: DeviceFolder) throws -> [FilmReel] {
        let places = SourcePlaces(target)
        var render = options.render.fitted(to: target)
        do {
            let product = try workshop.build(target, console: console)
            diagnostics.add(product.diagnostics, places: places)
            render = render.made(for: product.target)
            diagnostics.add(ProgramFonts.register(product), places: places)
            let supply = ExtensionSupply(ExtensionLaunch(product, on: device, options: render), options: render)
            defer { supply.finish() }
            var maker = ReelMaker(options: options, render: render, supply: supply, target: target.name)
            let reels = try maker.reels()
            diagnostics.add(maker.diagnostics, places: places)
            if maker.hasFailed { failed = failed ?? .extensionFailure }
            return reels
        } catch let failure as BuildFailure {
            diagnostics.add(failure.diagnostics, places: places)
            failed = .build
        } catch let failure as ExtensionFailure {
            diagnostics.add([failure.diagnostic(while: "starting \(target.name)")], places: places)
            failed = failed ?? .extensionFailure
        }
        return []
    }

    /// A film shows one thing.
    private func chosen(_ reels: [FilmReel]) throws(UsageError) -> FilmReel {
        guard let first = reels.first else {
            let widget = options.widget.map { " “\($0)”" } ?? ""
            throw UsageError(
                "there is nothing to film: no widget\(widget) with a timeline, and no Live Activity with --state FILE or contentStates in a preview")
        }
        guard reels.count > 1 else { return first }
        let names = reels.map(\.title).joined(separator: "; ")
        throw UsageError("a film shows one thing; choose with --widget, --family, --presentation or --target: \(names)")
    }

    private func report() {
        if let warning = Sandbox.support().warning { console.note("note: \(warning)") }
        for diagnostic in diagnostics.diagnostics where diagnostic.severity != .note { console.report(diagnostic) }
    }
}
