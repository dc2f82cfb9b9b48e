import Builder
import Foundation
import Host
import IsletModel
import ProjectReader
import Snapshot

/// One run of `islet configure`: builds each target and asks it how its widgets and controls can be configured.
struct ConfigureRun {
    private let options: RenderOptions
    private let console: Console
    private let workshop: Workshop
    private var diagnostics = DiagnosticList()
    private var failed: ExitCode?
    private(set) var widgets: [ConfigurableWidget] = []

    init(options: RenderOptions, installation: Installation, console: Console) {
        self.options = options
        self.console = console
        workshop = Workshop(installation: installation)
    }

    var findings: [Finding] { diagnostics.diagnostics }

    mutating func run() throws -> ExitCode {
        let targets = try ProjectReader.read(options.paths, options: options.project(workshop: workshop))
        let device = try workshop.makeDevice()
        defer { workshop.remove(device) }
        try options.defaults?.give(to: device)
        for target in targets { try ask(target, on: device) }
        for finding in findings where finding.severity != .note { console.report(finding) }
        return failed ?? (diagnostics.count(.error) > 0 ? .diagnostics : .done)
    }

    private mutating func ask(_ target: BuildTarget, on device: DeviceFolder) throws {
        let places = SourcePlaces(target)
        let options = options.fitted(to: target)
        do {
            let product = try workshop.build(target, console: console)
            diagnostics.add(product.diagnostics, places: places)
            let supply = ExtensionSupply(ExtensionLaunch(product, on: device, options: options), options: options)
            defer { supply.finish() }
            for widget in try supply.describe().widgets {
                let outcome = try supply.parameters(of: widget.kind)
                diagnostics.add(outcome.diagnostics, places: places)
                guard let parameters = outcome.configuration, !parameters.isEmpty else { continue }
                widgets.append(
                    ConfigurableWidget(target: target.name, kind: widget.kind, displayName: widget.displayName, parameters: parameters))
            }
        } catch let failure as BuildFailure {
            diagnostics.add(failure.diagnostics, places: places)
            failed = .build
        } catch let failure as ExtensionFailure {
            diagnostics.add([failure.diagnostic(while: "the configuration of \(target.name)")], places: places)
            failed = failed ?? .extensionFailure
        }
    }
}
