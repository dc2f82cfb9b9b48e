import Builder
import DeviceDriver
import DeviceSystem
import ExtensionProtocol
import Foundation
import Host
import IsletModel
import Ledger
import ProjectReader
import Scenarios
import Simulation
import Snapshot
import WidgetSystem

/// One run of `islet simulate`: reads and builds the project, installs it on a simulated device and lets the time pass.
struct SimulationRun {
    private let options: SimulateOptions
    private let console: Console
    private let workshop: Workshop
    private(set) var diagnostics = DiagnosticList()
    /// What the system noticed of Live Activities, as the ledger has it.
    private(set) var noticed: [Finding] = []
    private var exitCode = ExitCode.done

    init(options: SimulateOptions, installation: Installation, console: Console) throws {
        self.options = options
        self.console = console
        workshop = Workshop(installation: installation)
    }

    mutating func run() throws -> ExitCode {
        let scenario = try options.scenario.map { (url) throws(UsageError) in try Scenario.read(url, in: options.zone) }
        let targets = try HostProgram.targets(at: options.surroundings)
        let folder = try workshop.makeDevice()
        defer { workshop.remove(folder) }
        try options.surroundings.defaults?.give(to: folder)
        let programs = try targets.compactMap { try build($0, on: folder) }
        guard exitCode == .done else { return finish() }
        let apps = HostProgram.apps(of: programs, options: options.surroundings)
        let driver = try makeDriver(of: apps, on: folder)
        defer { driver.shutDown() }
        let clock = ContinuousClock()
        let begun = clock.now
        let player = ScenarioPlayer(apps: apps, names: HostProgram.names(of: apps, programs))
        var day = ScenarioDay(
            player: player, driver: driver, from: options.start, to: options.end, zone: options.zone,
            families: Set(options.surroundings.shownFamilies))
        try day.follow(scenario, from: options.start, to: options.end, in: options.zone, as: options.surroundings.profile.usualDay)
        noteDuration(of: driver, (clock.now - begun) / .seconds(1))
        diagnostics.add(driver.diagnostics, places: SourcePlaces(targets[0]))
        noticed = try driver.ledger().events.compactMap(Finding.init)
        if diagnostics.count(.error) > 0 { exitCode = .diagnostics }
        try LedgerOutput(options: options, ledger: driver.ledger(), console: console).write()
        return finish()
    }

    /// Says how long a day took that was not over in a moment.
    private func noteDuration(of driver: DeviceDriver, _ seconds: Double) {
        guard seconds >= Self.notableSeconds else { return }
        let texts = [seconds, driver.secondsInProcesses].map { String(format: "%.1f", $0) }
        console.note("Simulated in \(texts[0]) s, \(texts[1]) s of it in extensions and apps.")
    }

    private static let notableSeconds = 2.0

    private func makeDriver(of apps: [HostedApp], on folder: DeviceFolder) throws -> DeviceDriver {
        let console = console
        let names = Set(apps.map(\.identifier))
        let driver = try DeviceDriver(
            folder: folder, clock: .virtual(startingAt: options.start), keeping: .memory, profile: options.surroundings.profile,
            empty: { DeviceSystem(options.surroundings, seed: options.seed, at: $0) },
            report: { report in
                guard case .output(let program, let line, true) = report, names.contains(program) else { return }
                console.note("\(program): \(line)")
            })
        if let limit = options.surroundings.timeLimit { driver.quietSeconds = limit }
        return driver
    }

    /// A program that described itself; nil where it does not build or start.
    private mutating func build(_ target: BuildTarget, on folder: DeviceFolder) throws -> HostProgram? {
        let places = SourcePlaces(target)
        do {
            let product = try workshop.build(target, console: console)
            diagnostics.add(product.diagnostics, places: places)
            let program = try HostProgram(product, launch: ExtensionLaunch(product, on: folder, options: options.surroundings))
            diagnostics.add(program.fontFindings, places: places)
            return program
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
        for diagnostic in diagnostics.diagnostics where diagnostic.severity != .note { console.report(diagnostic) }
        return exitCode
    }
}

extension Finding {
    /// What an event of the ledger says of the program; nil for other events.
    fileprivate init?(_ event: LedgerEvent) {
        guard event.action == .activityNoticed, case .finding(let code) = event.detail, let message = event.reason?.rawValue else { return nil }
        self.init(code, nil, message)
    }
}
