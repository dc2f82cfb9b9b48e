import Activities
import Builder
import DeviceHost
import DeviceSystem
import Devices
import Foundation
import Host
import IsletModel
import ProjectReader
import WidgetSystem

/// One run of `islet host`: opens the device, builds and installs the programs, and runs until it is told to stop.
struct HostRun {
    private let options: HostOptions
    private let console: Console
    private let workshop: Workshop
    private var diagnostics = DiagnosticList()
    private var exitCode = ExitCode.done

    init(options: HostOptions, installation: Installation, console: Console) {
        self.options = options
        self.console = console
        workshop = Workshop(installation: installation)
    }

    mutating func run() throws -> ExitCode {
        let targets: [BuildTarget]
        do {
            targets = try HostProgram.targets(at: options.surroundings)
        } catch let problem as ProjectProblem {
            throw UsageError(problem.description)
        }
        do {
            return try run(targets, on: try DeviceFolder(at: options.folder ?? workshop.device))
        } catch let error as DeviceHostError {
            throw UsageError(error.description)
        }
    }

    private mutating func run(_ targets: [BuildTarget], on folder: DeviceFolder) throws -> ExitCode {
        let output = HostOutput(options: options, console: console)
        let host = try DeviceHost(folder: folder, empty: emptySystem, report: output.write)
        let programs = targets.compactMap { build($0, host: host, on: folder) }
        for diagnostic in diagnostics.diagnostics where diagnostic.severity != .note { console.note(diagnostic.description) }
        guard exitCode == .done else { return exitCode }
        let apps = HostProgram.apps(of: programs, options: options.surroundings)
        for app in apps where try host.install(app) { try placeEverything(of: app, on: host) }
        for name in options.opened { host.handle.openApp(try find(name, among: programs)) }
        if options.readsEvents { HostInput(host: host.handle, console: console, apps: names(of: apps, programs)).start() }
        let signals = [SIGINT, SIGTERM].map { StopSignal($0, host.handle) }
        defer { signals.forEach { $0.end() } }
        console.note("islet: the device is on; Ctrl-C ends it")
        try host.run()
        return .done
    }

    private func emptySystem(at time: Date) -> DeviceSystem {
        let device = options.surroundings.device
        let shown = device.families(os: options.surroundings.os)
        let families = WidgetFamily.allCases.filter { shown[$0] != nil }
        let description = DeviceDescription(system: SystemVersion(options.surroundings.os.number), families: families)
        let profile = options.surroundings.profile
        return DeviceSystem(
            WidgetSystem(profile: profile.widgets, device: description),
            ActivitySystem(
                rules: profile.activities, isDeviceSupported: device.idiom == .phone,
                islandPlaces: device.islandPlaces(os: options.surroundings.os), at: time))
    }

    private mutating func build(_ target: BuildTarget, host: DeviceHost, on folder: DeviceFolder) -> HostProgram? {
        let places = SourcePlaces(target)
        do {
            let product = try workshop.build(target, console: console)
            diagnostics.add(product.diagnostics, places: places)
            var launch = ExtensionLaunch(product, on: folder, options: options.surroundings)
            launch.clock = .running
            launch.system = host.address
            if target.isApp { launch.environment = options.environment }
            return try HostProgram(product, launch: launch)
        } catch let failure as BuildFailure {
            diagnostics.add(failure.diagnostics, places: places)
            exitCode = .build
        } catch let failure as ExtensionFailure {
            diagnostics.add([failure.diagnostic(while: "starting \(target.name)")], places: places)
            if exitCode != .build { exitCode = .extensionFailure }
        } catch {
            console.note("islet: \(target.name): \(error)")
            exitCode = .build
        }
        return nil
    }

    private func placeEverything(of app: HostedApp, on host: DeviceHost) throws(DeviceHostError) {
        let shown = Set(host.system.first.device.families)
        let placements = app.description.extensions.flatMap(\.widgets).flatMap { widget in
            widget.families.filter(shown.contains).map { family in
                WidgetPlacement(app: app.identifier, kind: widget.kind, family: family, place: DayPlayer.usualPlace(of: family))
            }
        }
        try host.place(placements, of: app.identifier)
    }

    /// Bundle identifiers of apps, by identifier and target name.
    private func names(of apps: [HostedApp], _ programs: [HostProgram]) -> [String: String] {
        let identifiers = Set(apps.map(\.identifier))
        let targets = programs.filter { identifiers.contains($0.identifier) }.map { ($0.product.target.name, $0.identifier) }
        return Dictionary(targets + identifiers.map { ($0, $0) }) { first, _ in first }
    }

    private func find(_ name: String, among programs: [HostProgram]) throws(UsageError) -> String {
        let apps = programs.filter(\.isApp)
        if let app = apps.first(where: { $0.identifier == name || $0.product.target.name == name }) { return app.identifier }
        let known = apps.map(\.product.target.name)
        throw UsageError("--open: there is no app “\(name)”" + (known.isEmpty ? " among the paths" : ": there is \(known.joined(separator: ", "))"))
    }
}
