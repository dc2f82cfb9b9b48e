import Activities
import DeviceDriver
import Devices
import Foundation
import Host
import IsletModel
import Ledger
import Painter
import PushService
import Scenarios
import Scenes
import Snapshot
import Synchronization
import WebServer
import WidgetSystem

/// A device that people and programs look at and touch: its time, what it shows, and the pages that show it.
///
/// Everything happens on the thread that calls ``run()``; other threads have ``handle``.
public final class PreviewSession {
    /// By which other threads reach a session.
    public struct Handle: Sendable {
        let inbox: PreviewInbox

        public func stop() { inbox.send(.stop) }
        public func take(_ build: PreviewBuild) { inbox.send(.build(build)) }
        public func opened(_ connection: UInt64) { inbox.send(.opened(connection)) }
        public func closed(_ connection: UInt64) { inbox.send(.closed(connection)) }
        /// A push has reached the device.
        public func receive(_ push: PushArrival) { inbox.send(.push(push)) }
        /// Does something with the device on the session's thread.
        public func look(_ work: @escaping @Sendable (DeviceDriver) -> Void) { inbox.send(.look(work)) }
        public func received(_ message: WebMessage, from connection: UInt64) { inbox.send(.message(connection, message)) }
    }

    let setup: PreviewSetup
    private let inbox = PreviewInbox()
    private let begun = ContinuousClock.now
    /// Sends a message to a connection.
    private let send: @Sendable (WebMessage, UInt64) -> Void
    let painter = Painter.shared

    private(set) var folder: DeviceFolder
    private(set) var driver: DeviceDriver
    var clock: SessionClock
    /// What happened, in order; the device takes it again to go back.
    private(set) var steps: [PreviewStep.Dated] = []
    private(set) var programs: PreviewPrograms? {
        didSet { declarations = nil }
    }
    /// Where types are declared, from the first time that somebody asks.
    var declarations: [String: SourcePlace]?

    var pages: [UInt64: PreviewPage] = [:]
    /// Takes what happens, while it is recorded.
    var recorder: TraceRecorder?
    var place = PreviewPlace.home(page: 0)
    var look = PreviewLook.light
    var style = HomeStyle.standard
    /// Sizes of controls by their identifiers.
    var controlSizes: [String: ControlPlaceName] = [:]
    var isLocked = false

    var log = PreviewLog()
    var shelf = ArchiveShelf()
    var screen: PreviewComposer.Screen?
    /// What the app on the screen shows.
    var window: AppLook?
    private var windowLooked = 0.0
    private var windowMoment = Date.distantPast
    private var windowClocks: [ClockPart] = []
    /// Whether anything happened since the screen was composed.
    var isChanged = true
    var composedMinute = 0
    /// The place that was composed last.
    var composedPlace: PreviewPlace?
    /// What moves between the last two screens.
    var motion: ScreenMotion?
    /// Programs whose literals were edited, and whose views of later moments are still the old ones.
    var edited: (programs: Set<String>, seconds: Double)?
    private var isStopping = false
    /// Pushes whose senders wait for what becomes of them, by their identifiers.
    private var pushReports: [String: PushArrival] = [:]
    /// Told of what happens on the device, on the session's thread.
    public var hear: ((DriverReport, DeviceDriver) -> Void)?
    private let reports = ReportBox()

    public init(_ setup: PreviewSetup, send: @escaping @Sendable (WebMessage, UInt64) -> Void) throws {
        self.setup = setup
        self.send = send
        folder = try setup.makeFolder()
        let reports = reports
        driver = try setup.makeDriver(folder, setup.start) { reports.add($0) }
        driver.onlooker = .person(timePasses: false)
        clock = SessionClock(at: setup.start, seconds: 0)
    }

    public var handle: Handle { Handle(inbox: inbox) }

    /// Real seconds since the session began.
    var seconds: Double { (ContinuousClock.now - begun) / .seconds(1) }

    /// Runs until somebody stops it. When this returns or throws, no process of the device is left.
    public func run() throws {
        defer {
            driver.shutDown()
            setup.removeFolder(folder)
        }
        while !isStopping {
            inbox.wait(seconds: nextLook)
            for letter in inbox.takeAll() { try take(letter) }
            try finishEdit(after: Self.editPatience)
            try advance()
            try show()
        }
    }

    private func take(_ letter: PreviewLetter) throws {
        switch letter {
        case .stop: isStopping = true
        case .opened(let connection): pages[connection] = PreviewPage(connection: connection)
        case .closed(let connection): pages[connection] = nil
        case .message(let connection, .text(let text)): try answer(text, of: connection)
        case .message(let connection, .binary):
            reply(SessionReply.refusal(SessionRefusal(id: nil, .unreadable, "messages are texts of JSON")), to: connection)
        case .build(let build): try take(build)
        case .push(let push):
            pushReports[push.notification.id] = push
            try perform(.push(push.notification, push.use))
        case .look(let work): work(driver)
        }
    }

    func reply(_ text: String, to connection: UInt64) { send(.text(text), connection) }
    func reply(_ data: Data, to connection: UInt64) { send(.binary(data), connection) }

    // MARK: Builds

    private func take(_ build: PreviewBuild) throws {
        isChanged = true
        let diagnostics = log.build.diagnostics
        log.build = PreviewLog.Build(build)
        if case .edited(let programs, _) = build {
            log.build.diagnostics = diagnostics
            return try showEdit(of: programs)
        }
        guard case .succeeded(let built, _, _) = build else { return }
        edited = nil
        log.forgetNotes()
        let isFirst = programs == nil
        programs = built
        shelf.clear()
        if isFirst { return try begin(showsFirst: true) }
        let inFront = driver.foreground
        let apps = built.apps(folder)
        let new = try apps.filter { try driver.install($0) }.map(\.identifier)
        if inFront == nil {
            glance(at: Set(apps.flatMap(\.extensions).map(\.identifier)))
            try show()
        }
        for app in apps {
            let isNew = new.contains(app.identifier)
            try driver.update(app.description)
            if isNew { try driver.place(placements(of: app, after: driver.system.first.widgets.map(\.placement)), of: app.identifier) }
            driver.refreshActivities(of: app.identifier)
        }
        if let inFront { try driver.openApp(inFront) }
        try settle()
    }

    /// Installs the apps and places their widgets, as the first thing that happens.
    ///
    /// - Parameter showsFirst: Whether the first page is shown before the widgets behind it are made.
    private func begin(showsFirst: Bool = false) throws {
        guard let programs else { return }
        let apps = programs.apps(folder)
        var later: [(app: String, widgets: [WidgetPlacement])] = []
        for app in apps {
            try driver.install(app)
            let placements = placements(of: app, after: later.flatMap(\.widgets) + driver.system.first.widgets.map(\.placement))
            let seen = placements.filter { $0.place == .homeScreen(page: 0) }
            try driver.place(seen, of: app.identifier)
            later.append((app.identifier, placements.filter { $0.place != .homeScreen(page: 0) }))
        }
        try settle()
        if showsFirst { try show() }

        for (app, widgets) in later { try driver.place(widgets, of: app) }
        if driver.now < clock.moment(at: seconds) { clock.jump(to: driver.now, at: seconds) }
        try settle()
    }

    /// The widgets of an app in every family that the device shows, on pages behind those of other apps.
    private func placements(of app: HostedApp, after others: [WidgetPlacement]) -> [WidgetPlacement] {
        var placements = app.everyPlacement(families: Set(setup.device.families(os: setup.os).keys))
        let first = others.isEmpty ? 0 : Self.pageCount(of: others)
        let home = placements.indices.filter { !placements[$0].family.isAccessory }
        let pages = HomePages.pages(of: home.map { placements[$0].family }, device: setup.device, os: setup.os)
        for (place, page) in zip(home, pages) { placements[place].place = page.map { .homeScreen(page: first + $0) } ?? .todayView }
        return placements
    }

    // MARK: Steps

    /// Lets something happen now, and keeps it.
    func perform(_ step: PreviewStep) throws {
        try finishEdit()
        try advance()
        steps.append(PreviewStep.Dated(date: driver.now, step: step))
        try carryOut(step)
        try settle()
    }

    private func carryOut(_ step: PreviewStep) throws {
        switch step {
        case .event(let line): try play(line)
        case .tapWidget(let id, let tap): try driver.happen(.first(.tapped(id, tap)))
        case .tapActivity(let id, let url): try driver.tap(activity: id, url: url)
        case .runIntent(let intent, let activity): try driver.tap(activity: activity, intent: intent)
        case .addWidget(let placement): try driver.happen(.first(.placed(placement)))
        case .editWidget(let id, let configuration): try driver.happen(.first(.edited(id, configuration: configuration)))
        case .moveWidget(let id, let place): try driver.happen(.first(.moved(id, place)))
        case .removeWidget(let id): try driver.happen(.first(.removed(id)))
        case .push(let notification, let use):
            // When the device takes its steps again nobody waits for what it says.
            let arrival = pushReports.removeValue(forKey: notification.id) ?? PushArrival(notification, use: use) { _ in }
            try driver.receive(arrival)
        case .swipeActivity(let id): try driver.happen(.second(.ledger(.swipedAway(id))))
        case .setState(let id, let state): try update(id, state)
        case .useControl(let id): try driver.use(control: id)
        case .editControl(let id, let configuration): try driver.configure(control: id, configuration)
        case .swipeStack(let stack, let id): try driver.happen(.first(.swiped(stack: stack, to: id)))
        case .useApp(let app, let control, let gesture): driver.use(.identity(control), gesture, in: app)
        case .touchApp(let app, let touch): driver.touch(touch, in: app)
        }
    }

    private func update(_ id: String, _ state: Data) throws {
        guard var payload = driver.system.second.activities[id]?.payload else { return }
        payload.state = state
        try driver.happen(.second(.ledger(.update(ActivityUpdate(id: id, payload: payload, timestamp: driver.now)))))
    }

    private func play(_ line: String) throws {
        let action = try ScenarioReader.action(line, place: "event")
        let player = ScenarioPlayer(apps: driver.apps.values.sorted { $0.identifier < $1.identifier }, names: programs?.names ?? [:])
        try player.play(action, on: driver, place: "event")
        switch action {
        case .lock: isLocked = true
        case .unlock, .reboot: isLocked = false
        default: break
        }
    }

    /// Lets everything happen that is due now.
    func settle() throws {
        try driver.run(until: driver.now)
        takeReports()
        isChanged = true
        try lookAtWindow()
    }

    // MARK: Time

    /// Brings the device to the moment of the clock.
    func advance() throws {
        let target = clock.moment(at: seconds)
        guard target > driver.now else { return }
        try driver.run(until: target)
        takeReports()
        if driver.foreground != nil, seconds - windowLooked > (windowTicked ? lastLookSeconds : windowPatience) { try lookAtWindow() }
    }

    /// Makes another device, and lets the same happen to it up to a moment.
    func goBack(to date: Date) throws {
        edited = nil
        let kept = steps.filter { $0.date <= date }
        driver.shutDown()
        setup.removeFolder(folder)
        folder = try setup.makeFolder()
        log.forgetHappenings()
        shelf.clear()
        (steps, isLocked, window) = ([], false, nil)
        let reports = reports
        driver = try setup.makeDriver(folder, setup.start) { reports.add($0) }
        driver.onlooker = .person(timePasses: false)
        try begin()
        for step in kept {
            try driver.run(until: step.date)
            steps.append(step)
            try carryOut(step.step)
            try driver.run(until: driver.now)
        }
        try goOn(to: date)
        // Another device has other tokens.
        hear?(.pushTokens, driver)
    }

    /// Lets the time pass to a moment.
    func goOn(to date: Date) throws {
        try finishEdit()
        try driver.run(until: max(date, driver.now))
        clock.jump(to: driver.now, at: seconds)
        try settle()
        for connection in pages.keys { pages[connection]?.painted = .distantPast }
    }

    private func takeReports() {
        for report in reports.take() {
            log.note(report, in: TimeZone(identifier: driver.settings.timeZone ?? setup.timeZone) ?? .gmt)
            if case .ledger(let event) = report { shelf.note(event) }
            hear?(report, driver)
            isChanged = true
        }
    }

    // MARK: The app on the screen

    /// A window is looked at this often, in seconds; less often where that takes long.
    private var windowPatience: Double {
        window?.isMoving == true ? max(Self.movingPatience, lastLookSeconds * 1.25) : max(0.1, lastLookSeconds * 4)
    }
    /// Seconds between two frames of what moves.
    private static let movingPatience = 1.0 / 30
    private var lastLookSeconds = 0.0

    /// Whether a text of the window that follows the clock has changed since the look at it, and may need another room.
    private var windowTicked: Bool { windowClocks.contains { $0.nextChange(after: windowMoment) <= driver.now } }

    func lookAtWindow() throws {
        let app = driver.foreground
        place = PreviewPlace.seen(from: place, inFront: app, isLocked: isLocked)
        guard let app, let programs else {
            window = nil
            return
        }
        let start = seconds
        driver.onlooker = .person(timePasses: clock.isPlaying && pages.values.contains { $0.isGreeted && $0.scale != nil })
        if let look = try driver.look(at: app, in: programs.window(look.isDark)) {
            if look.window != window?.window || look.controls != window?.controls { isChanged = true }
            window = look
            (windowMoment, windowClocks) = (driver.now, look.window.map { ClockPart.parts(of: $0, scale: 1) } ?? [])
        }
        takeReports()
        (windowLooked, lastLookSeconds) = (start, seconds - start)
    }

    /// Real seconds to the next look at the device.
    private var nextLook: Double {
        var wait = 30.0
        let now = seconds
        let moment = clock.moment(at: now)
        let clocks = pages.values.flatMap { page in page.link.isReady ? page.clocks.map { $0.nextChange(after: page.painted) } : [] }
        let minute = Date(timeIntervalSince1970: (moment.timeIntervalSince1970 / 60).rounded(.down) * 60 + 60)
        for date in clocks + [driver.nextMoment, minute].compactMap({ $0 }) {
            if let seconds = clock.wait(until: date, at: now) { wait = min(wait, seconds) }
        }
        if driver.foreground != nil, clock.isPlaying { wait = min(wait, windowLooked + windowPatience - now) }
        if motion != nil { wait = min(wait, Self.movingPatience) }
        if let edited { wait = min(wait, edited.seconds + Self.editPatience - now) }
        return max(wait, Self.shortestWait)
    }

    /// Seconds; more pictures than this would allow nobody sees.
    private static let shortestWait = 1.0 / 60
}

/// What the driver reports, until the session reads it. Belongs to the session's thread.
final class ReportBox {
    private var reports: [DriverReport] = []

    func add(_ report: DriverReport) { reports.append(report) }

    func take() -> [DriverReport] {
        defer { reports = [] }
        return reports
    }
}
