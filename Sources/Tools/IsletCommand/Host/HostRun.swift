import Builder
import DeviceDriver
import DeviceSystem
import Foundation
import Host
import IsletModel
import ProjectReader
import Scenarios
import Simulation
import WidgetSystem

/// One run of `islet host`: opens the device, builds and installs the programs, and runs until it is told to stop.
struct HostRun {
    private let options: HostOptions
    private let console: Console
    private let workshop: Workshop
    private var diagnostics = DiagnosticList()
    private var exitCode = ExitCode.done
    /// What runs beside the device in real time.
    var companion: (any HostCompanion)?
    private let audience = HostAudience()

    init(options: HostOptions, installation: Installation, console: Console) {
        self.options = options
        self.console = console
        workshop = Workshop(installation: installation)
    }

    mutating func run() throws -> ExitCode {
        let targets = try HostProgram.targets(at: options.surroundings)
        do {
            return try run(targets, on: try DeviceFolder(at: options.folder ?? workshop.device))
        } catch let error as DeviceDriverError {
            throw UsageError(error.description)
        }
    }

    private mutating func run(_ targets: [BuildTarget], on folder: DeviceFolder) throws -> ExitCode {
        let scenario = try options.scenario.map { (url) throws(UsageError) in try Scenario.read(url, in: options.zone) }
        let output = HostOutput(options: options, console: console)
        let host = try DeviceDriver(
            folder: folder, clock: options.start.map { .virtual(startingAt: $0) } ?? .real, keeping: .storage,
            profile: options.surroundings.profile,
            empty: { DeviceSystem(options.surroundings, at: $0) },
            report: { [audience] in
                output.write($0)
                audience.hear?($0)
            })
        let programs = targets.compactMap { build($0, host: host, on: folder) }
        for diagnostic in diagnostics.diagnostics where diagnostic.severity != .note { console.report(diagnostic) }
        guard exitCode == .done else { return exitCode }
        let apps = HostProgram.apps(of: programs, options: options.surroundings)
        let player = ScenarioPlayer(apps: apps, names: HostProgram.names(of: apps, programs))
        try Interruption.stopping(by: { [handle = host.handle] in handle.stop() }) {
            if let start = options.start {
                try play(scenario, player, on: host, from: start)
            } else {
                try runInRealTime(scenario, player, apps, programs, on: host)
            }
        }
        return .done
    }

    /// Lets a whole scenario happen on a virtual clock.
    private func play(_ scenario: Scenario?, _ player: ScenarioPlayer, on host: DeviceDriver, from start: Date) throws {
        defer { host.shutDown() }
        let begin = max(start, host.now)
        let end = begin.addingTimeInterval(options.duration)
        var day = ScenarioDay(
            player: player, driver: host, from: begin, to: end, zone: options.zone, families: Set(options.surroundings.shownFamilies))
        try day.follow(scenario, from: begin, to: end, in: options.zone, as: options.surroundings.profile.usualDay)
    }

    private func runInRealTime(
        _ scenario: Scenario?, _ player: ScenarioPlayer, _ apps: [HostedApp], _ programs: [HostProgram], on host: DeviceDriver
    ) throws {
        let families = Set(options.surroundings.shownFamilies)
        for app in apps where try host.install(app) { try host.place(app.everyPlacement(families: families), of: app.identifier) }
        for name in options.opened { host.handle.openApp(try find(name, among: programs)) }
        let joined = JoinedServices(
            receive: { [handle = host.handle] arrival in handle.carryOut { (driver) throws(DeviceDriverError) in try driver.receive(arrival) } },
            look: { [handle = host.handle] work in handle.carryOut { work($0) } })
        let told = companion?.began(host, programs)
        audience.hear = { [unowned host] report in
            told?(report)
            joined.hear(report, host)
        }
        // A device with a service of its own is not to be joined by another one.
        if companion == nil { joined.open(below: options.pushFolder ?? workshop.push) }
        defer { joined.close() }
        let input = HostInput(host: host.handle, console: console, player: player)
        if let scenario { try plan(scenario, input, on: host) }
        if options.readsEvents { input.start() }
        console.note("islet: the device is on; Ctrl-C ends it")
        try host.run()
    }

    /// Lets the events of a scenario happen when their moments come.
    private func plan(_ scenario: Scenario, _ input: HostInput, on host: DeviceDriver) throws(UsageError) {
        do throws(ScenarioProblem) {
            for (date, event) in try scenario.dated(startingAt: host.now, in: options.zone) {
                try input.player.check(event)
                host.plan(at: date) { (driver) throws(DeviceDriverError) in
                    try input.play(event.action, on: driver, place: event.place)
                }
            }
        } catch {
            throw UsageError(error.description)
        }
    }

    private mutating func build(_ target: BuildTarget, host: DeviceDriver, on folder: DeviceFolder) -> HostProgram? {
        let places = SourcePlaces(target)
        do {
            let product = try workshop.build(target, console: console)
            diagnostics.add(product.diagnostics, places: places)
            var launch = ExtensionLaunch(product, on: folder, options: options.surroundings)
            if options.start == nil { launch.clock = .running }
            launch.system = host.address
            if target.isApp { launch.environment = options.environment }
            let program = try HostProgram(product, launch: launch)
            diagnostics.add(program.fontFindings, places: places)
            return program
        } catch let failure as BuildFailure {
            diagnostics.add(failure.diagnostics, places: places)
            exitCode = .build
        } catch let failure as ExtensionFailure {
            diagnostics.add([failure.diagnostic(while: "starting \(target.name)")], places: places)
            if exitCode != .build { exitCode = .extensionFailure }
        } catch {
            console.report(Finding(.compiler, .error, "\(target.name): \(ErrorSentence.of(error))"))
            exitCode = .build
        }
        return nil
    }

    private func find(_ name: String, among programs: [HostProgram]) throws(UsageError) -> String {
        let apps = programs.filter(\.isApp)
        if let app = apps.first(where: { $0.identifier == name || $0.product.target.name == name }) { return app.identifier }
        let known = apps.map(\.product.target.name)
        throw UsageError("--open: there is no app “\(name)”" + (known.isEmpty ? " among the paths" : ": there is \(known.joined(separator: ", "))"))
    }
}

/// Who else is told what happens on the device.
private final class HostAudience {
    var hear: ((DriverReport) -> Void)?
}
