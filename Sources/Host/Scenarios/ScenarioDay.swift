import Activities
import DeviceDriver
import Foundation
import IsletModel
import Simulation
import WidgetSystem

/// A day on a virtual clock: apps are installed, opened and their widgets placed; then what the scenario says happens, each at its moment.
public struct ScenarioDay {
    /// What a person does on a day without a scenario.
    public struct Habits: Sendable {
        /// When they look at the Lock Screen and the Home Screen.
        public var looks: [Date]
        /// Seconds an app whose code runs stays open.
        public var visit: Double

        public init(looks: [Date], visit: Double) {
            self.looks = looks
            self.visit = visit
        }
    }

    let player: ScenarioPlayer
    let driver: DeviceDriver
    let start: Date
    let end: Date
    let zone: TimeZone
    /// Names of the families that the device shows.
    let families: Set<WidgetFamily>
    /// When the person leaves the app that was opened at the start.
    private var endOfVisit: Date?
    /// Apps whose widgets are placed when they have been opened.
    private var unplaced: Set<String> = []

    public init(player: ScenarioPlayer, driver: DeviceDriver, from start: Date, to end: Date, zone: TimeZone, families: Set<WidgetFamily>) {
        (self.player, self.driver, self.start, self.end, self.zone) = (player, driver, start, end, zone)
        self.families = families
    }

    /// Plays the whole day. Throws where the scenario names what is not there.
    public mutating func play(_ scenario: Scenario?, habits: Habits) throws(ScenarioFailure) {
        let events: [(date: Date, event: Scenario.Event)]
        do throws(ScenarioProblem) {
            events = try (scenario ?? Scenario()).dated(startingAt: start, in: zone)
            for (_, event) in events { try player.check(event) }
        } catch {
            throw .problem(error)
        }
        do throws(DeviceDriverError) {
            try begin(events.map(\.event.action), habits)
            if scenario == nil { try lookAllDay(habits) }
        } catch {
            throw .device(error)
        }
        for (date, event) in events where date <= end {
            try drive { (day) throws(DeviceDriverError) in try day.run(until: date) }
            if driver.isStopping { break }
            try player.play(event.action, on: driver, place: event.place)
            try drive { (day) throws(DeviceDriverError) in try day.placeWidgetsOfOpenedApps() }
        }
        try drive { (day) throws(DeviceDriverError) in try day.run(until: day.end) }
    }

    private mutating func drive(_ work: (inout ScenarioDay) throws(DeviceDriverError) -> Void) throws(ScenarioFailure) {
        do throws(DeviceDriverError) { try work(&self) } catch { throw .device(error) }
    }

    private mutating func begin(_ actions: [ScenarioAction], _ habits: Habits) throws(DeviceDriverError) {
        if !actions.contains(where: \.addsWidget) { unplaced = Set(player.apps.map(\.identifier)) }
        let opens = !actions.contains(where: \.opensApp)
        for app in player.apps {
            try driver.install(app)
            if opens { try driver.openApp(app.identifier) }
        }
        guard opens else { return }
        for app in player.apps where !driver.hasCode(app.identifier) { try driver.leaveForeground(app.identifier) }
        for app in player.apps { try placeEverything(of: app) }
        endOfVisit = start.addingTimeInterval(habits.visit)
    }

    /// Lets the time pass; on the way the person leaves the app that was opened at the start.
    private mutating func run(until date: Date) throws(DeviceDriverError) {
        if let end = endOfVisit, end <= date {
            endOfVisit = nil
            try driver.run(until: end)
            for app in player.apps { try driver.leaveForeground(app.identifier) }
        }
        try driver.run(until: date)
    }

    private mutating func placeWidgetsOfOpenedApps() throws(DeviceDriverError) {
        for app in player.apps where unplaced.contains(app.identifier) && driver.isInForeground(app.identifier) { try placeEverything(of: app) }
    }

    /// Places the widgets of an app that was opened for the first time, in every family.
    private mutating func placeEverything(of app: HostedApp) throws(DeviceDriverError) {
        guard unplaced.remove(app.identifier) != nil else { return }
        for placement in app.everyPlacement(families: families) { try driver.happen(.first(.placed(placement))) }
    }

    private func lookAllDay(_ habits: Habits) throws(DeviceDriverError) {
        for look in habits.looks {
            driver.plan(at: look) { (driver) throws(DeviceDriverError) in
                try driver.happen(.first(.looked(at: .lockScreen)))
                try driver.happen(.first(.looked(at: .homeScreen(page: 0))))
            }
        }
    }
}

extension HostedApp {
    /// Its widgets in every family that the device shows, in their usual places.
    public func everyPlacement(families: Set<WidgetFamily>) -> [WidgetPlacement] {
        offeredFamilies.flatMap { widget in
            widget.families.filter(families.contains).map { family in
                WidgetPlacement(app: identifier, kind: widget.kind, family: family, place: .usual(for: family))
            }
        }
    }
}

extension ScenarioAction {
    fileprivate var opensApp: Bool { if case .openApp = self { true } else { false } }
    fileprivate var addsWidget: Bool { if case .addWidget = self { true } else { false } }
}
