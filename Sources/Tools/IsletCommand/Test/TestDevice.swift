import Builder
import DeviceDriver
import DeviceSystem
import Foundation
import Host
import IsletModel
import ProjectReader
import Scenarios
import Snapshot

/// A device on a virtual clock with the programs of the tested project, for a test that asks it line by line.
final class TestDevice {
    private let folder: DeviceFolder
    private let workshop: Workshop
    private let driver: DeviceDriver
    private let player: ScenarioPlayer
    private let apps: [HostedApp]
    private let options: RenderOptions
    private let painted: Painting
    private var told = 0

    private struct Painting { var zone: TimeZone }

    init(_ options: RenderOptions, target: String?, workshop: Workshop, console: Console) throws {
        var options = options
        options.target = target
        self.options = options
        self.workshop = workshop
        let targets = try HostProgram.targets(at: options).filter { $0.kind != .test }
        folder = try workshop.makeDevice()
        try options.defaults?.give(to: folder)
        let programs = try targets.map { [folder] target -> HostProgram in
            do {
                let product = try workshop.build(target, console: console)
                let program = try HostProgram(product, launch: ExtensionLaunch(product, on: folder, options: options))
                for finding in program.fontFindings { console.report(finding) }
                return program
            } catch let failure as BuildFailure {
                throw TestHost.Problem(description: "\(target.name) does not build: \(failure.diagnostics.first?.description ?? "")")
            } catch let failure as ExtensionFailure {
                throw TestHost.Problem(description: failure.diagnostic(while: "starting \(target.name)").message)
            }
        }
        apps = HostProgram.apps(of: programs, options: options)
        player = ScenarioPlayer(apps: apps, names: HostProgram.names(of: apps, programs))
        painted = Painting(zone: TimeZone(identifier: options.timeZone) ?? .gmt)
        let seed: UInt64 = 0
        driver = try DeviceDriver(
            folder: folder, clock: .virtual(startingAt: options.moment), keeping: .memory, profile: options.profile,
            empty: { DeviceSystem(options, seed: seed, at: $0) })
        for app in apps {
            try driver.install(app)
            try driver.openApp(app.identifier)
            try driver.leaveForeground(app.identifier)
        }
    }

    /// Widgets that are placed, each with whether it shows an entry or a picture of the gallery.
    func placedWidgets() throws -> [(name: String, shows: Bool)] {
        try driver.system.first.widgets.filter { $0.life == .alive }.map { widget in
            ("\(widget.placement.kind) \(widget.placement.family.rawValue)", try driver.shownEntry(of: widget.id) != nil)
        }
    }

    /// Codes and sentences of what went wrong so far.
    var diagnostics: [Finding] { driver.diagnostics }

    func shutDown() {
        driver.shutDown()
        workshop.remove(folder)
    }

    func answer(_ question: JSONValue) throws -> JSONValue {
        switch question["do"].string {
        case "place": try place(question)
        case "event":
            let action = try ScenarioReader.action(AnswerEncoding.json(question["event"], onOneLine: true), place: "the test's event")
            try player.play(action, on: driver, place: "the test's event")
            try driver.run(until: driver.now)
        case "advance":
            guard let seconds = question["seconds"].number, seconds >= 0 else { throw TestHost.Problem(description: "time goes forward only") }
            try driver.run(until: driver.now.addingTimeInterval(seconds))
        case "look": return try look(question)
        case "ledger": return try ledger()
        default: throw TestHost.Problem(description: "there is no such question: \(question["do"].string ?? "")")
        }
        return .object(["now": .number(driver.now.timeIntervalSince1970)])
    }

    /// Places the widgets of a kind, or all, in a family, or in each that the device shows.
    private func place(_ question: JSONValue) throws {
        let families = question["family"].string.flatMap(WidgetFamily.init).map { [$0] } ?? options.shownFamilies
        let placements = apps.flatMap { $0.everyPlacement(families: Set(families)) }.filter {
            question["kind"].string == nil || $0.kind == question["kind"].string
        }
        guard !placements.isEmpty else { throw TestHost.Problem(description: "there is no such widget to place") }
        for placement in placements { try driver.happen(.first(.placed(placement))) }
        try driver.run(until: driver.now)
    }

    /// What a widget or Live Activity shows now: its archive.
    private func look(_ question: JSONValue) throws -> JSONValue {
        if question["activity"].boolean == true {
            guard let id = driver.latestActivity, let entry = try driver.shownEntry(ofActivity: id), let snapshot = entry.snapshots.first else {
                throw TestHost.Problem(description: "no Live Activity shows anything")
            }
            return try archive(snapshot)
        }
        let widget = driver.system.first.widgets.last { widget in
            widget.life == .alive && (question["kind"].string.map { widget.placement.kind == $0 } ?? true)
                && (question["family"].string.map { widget.placement.family.rawValue == $0 } ?? true)
        }
        guard let widget else { throw TestHost.Problem(description: "no such widget is placed") }
        guard let snapshot = try driver.shownEntry(of: widget.id)?.snapshots.first else {
            throw TestHost.Problem(description: "the widget shows nothing yet")
        }
        return try archive(snapshot)
    }

    private func archive(_ snapshot: Snapshot) throws -> JSONValue {
        .object([
            "archive": .string(try snapshot.writeDeterministicJSON().base64EncodedString()), "date": .number(snapshot.date.timeIntervalSince1970),
        ])
    }

    private func ledger() throws -> JSONValue {
        let ledger = try driver.ledger()
        return .object(["lines": .array(ledger.text(in: painted.zone).split(separator: "\n").map { .string(String($0)) })])
    }
}
