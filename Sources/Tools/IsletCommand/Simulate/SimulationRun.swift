import Activities
import Builder
import DeviceHost
import DeviceSystem
import Devices
import ExtensionProtocol
import Foundation
import Host
import IsletModel
import Ledger
import ProjectReader
import SimulatedDevice
import Snapshot
import WidgetSystem

/// One run of `islet simulate`: reads and builds the project, installs it on a simulated device and lets the time pass.
struct SimulationRun {
    private let options: SimulateOptions
    private let console: Console
    private let workshop: Workshop
    private var diagnostics = DiagnosticList()
    private var exitCode = ExitCode.done

    init(options: SimulateOptions, installation: Installation, console: Console) throws {
        self.options = options
        self.console = console
        workshop = Workshop(installation: installation)
    }

    mutating func run() throws -> ExitCode {
        let scenario = try options.scenario.map { (url) throws(UsageError) in try ScenarioReader(zone: options.zone).read(url) }
        let targets: [BuildTarget]
        do {
            targets = try HostProgram.targets(at: options.surroundings)
        } catch let problem as ProjectProblem {
            throw UsageError(problem.description)
        }
        let folder = try workshop.makeDevice()
        defer { workshop.remove(folder) }
        try options.surroundings.defaults?.give(to: folder)
        let programs = try targets.compactMap { try build($0, on: folder) }
        guard exitCode == .done else { return finish() }
        let apps = HostProgram.apps(of: programs, options: options.surroundings).map(SimulatedApp.init)
        let device = try makeDevice(apps.map(\.hosted), on: folder)
        defer { device.shutDown() }
        let clock = ContinuousClock()
        let begun = clock.now
        var player = DayPlayer(options: options, apps: apps, device: device)
        try player.play(scenario)
        noteDuration(of: device, (clock.now - begun) / .seconds(1))
        diagnostics.add(device.diagnostics, places: SourcePlaces(targets[0]))
        if diagnostics.count(.error) > 0 { exitCode = .diagnostics }
        try LedgerOutput(options: options, device: device, console: console).write()
        return finish()
    }

    /// Says how long a day took that was not over in a moment.
    private func noteDuration(of device: SimulatedDevice, _ seconds: Double) {
        guard seconds >= Self.notableSeconds else { return }
        let texts = [seconds, device.secondsInExtensions].map { String(format: "%.1f", $0) }
        console.note("Simulated in \(texts[0]) s, \(texts[1]) s of it in extensions and apps.")
    }

    private static let notableSeconds = 2.0

    private func makeDevice(_ apps: [HostedApp], on folder: DeviceFolder) throws -> SimulatedDevice {
        let device = options.surroundings.device
        let shown = device.families(os: options.surroundings.os)
        let families = WidgetFamily.allCases.filter { shown[$0] != nil }
        let profile = options.surroundings.profile
        let description = DeviceDescription(system: SystemVersion(options.surroundings.os.number), families: families)
        let widgets = WidgetSystem(profile: profile.widgets, device: description, seed: options.seed)
        let activities = ActivitySystem(
            rules: profile.activities, isDeviceSupported: device.idiom == .phone,
            islandPlaces: device.islandPlaces(os: options.surroundings.os), at: options.start)
        let simulated = try SimulatedDevice(system: DeviceSystem(widgets, activities), apps: apps, folder: folder, startingAt: options.start)
        simulated.onError = { console.note("\($0): \($1)") }
        if let limit = options.surroundings.timeLimit { simulated.quietSeconds = limit }
        return simulated
    }

    /// A program that described itself; nil where it does not build or start.
    private mutating func build(_ target: BuildTarget, on folder: DeviceFolder) throws -> HostProgram? {
        let places = SourcePlaces(target)
        do {
            let product = try workshop.build(target, console: console)
            diagnostics.add(product.diagnostics, places: places)
            return try HostProgram(product, launch: ExtensionLaunch(product, on: folder, options: options.surroundings))
        } catch let failure as BuildFailure {
            diagnostics.add(failure.diagnostics, places: places)
            exitCode = .build
        } catch let failure as ExtensionFailure {
            diagnostics.add([failure.diagnostic(while: "starting \(target.name)")], places: places)
            if exitCode != .build { exitCode = .extensionFailure }
        }
        return nil
    }

    private func finish() -> ExitCode {
        for diagnostic in diagnostics.diagnostics where diagnostic.severity != .note { console.note(diagnostic.description) }
        return exitCode
    }
}
