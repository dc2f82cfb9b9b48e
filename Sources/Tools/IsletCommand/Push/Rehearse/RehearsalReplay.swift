import Activities
import Builder
import DeviceDriver
import DeviceSystem
import Foundation
import Host
import IsletModel
import ProjectReader
import PushRehearsal
import PushService
import Synchronization

/// Pushes of a rehearsal on the real device of a project: which of them its types can read, and what one device showed when.
struct RehearsalReplay {
    private let file: RehearsalFile
    private let options: RenderOptions
    private let workshop: Workshop
    private let programs: [HostProgram]
    private let start: Date

    init(_ file: RehearsalFile, options: RenderOptions, workshop: Workshop, console: Console, start: Date) throws {
        (self.file, self.options, self.workshop, self.start) = (file, options, workshop, start)
        let folder = try workshop.makeDevice()
        defer { workshop.remove(folder) }
        programs = try HostProgram.targets(at: options).map { target in
            do {
                let product = try workshop.build(target, console: console)
                return try HostProgram(product, launch: ExtensionLaunch(product, on: folder, options: options))
            } catch let failure as BuildFailure {
                throw UsageError("\(target.name) does not build: \(failure.diagnostics.first?.description ?? "")")
            } catch let failure as ExtensionFailure {
                throw UsageError(failure.diagnostic(while: "starting \(target.name)").message)
            }
        }
        guard programs.contains(where: { $0.bundle.widgets.contains { $0.attributesType == file.attributesType } }) else {
            throw UsageError("the project has no activity with attributes of type “\(file.attributesType)”")
        }
    }

    /// Whether the app takes frequent updates at all.
    func declaresFrequentPushes() -> Bool {
        HostProgram.apps(of: programs, options: options).contains { $0.activities.supportsFrequentPushes }
    }

    // MARK: The types of the app

    /// The places of pushes that the app's own types cannot read, with the reason of the first.
    func undecodable() throws -> (places: Set<Int>, reason: String?) {
        var places: [Data: [Int]] = [:]
        for (place, push) in file.plan.pushes.enumerated() { places[stateOf(push), default: []].append(place) }
        let samples = places.values.compactMap(\.first).sorted { (isEnd($0) ? 1 : 0, $0) < (isEnd($1) ? 1 : 0, $1) }
        let faults = Mutex<[Int: String]>([:])
        try withDriver { driver, app in
            try startActivity(on: driver, app)
            for (step, place) in samples.enumerated() {
                driver.plan(at: start.addingTimeInterval(Double(step + 1) * Self.secondsBetweenSamples)) { (driver) throws(DeviceDriverError) in
                    try driver.receive(
                        arrival(place, app, driver.latestActivity, priority: .medium) { effect in
                            if effect.code == .undecodable { faults.withLock { $0[place] = effect.sentence } }
                        })
                }
            }
            try driver.run(until: start.addingTimeInterval(Double(samples.count + 2) * Self.secondsBetweenSamples))
        }
        let found = faults.withLock { $0 }
        let all = found.keys.flatMap { places[stateOf(file.plan.pushes[$0])] ?? [] }
        return (Set(all), found.min { $0.key < $1.key }?.value)
    }

    private static let secondsBetweenSamples = 10.0

    private func isEnd(_ place: Int) -> Bool { (try? LiveActivityPayload(file.plan.pushes[place].payload))?.event == .end }

    private func stateOf(_ push: RehearsalPlan.Push) -> Data { (try? LiveActivityPayload(push.payload))?.state ?? push.payload }

    // MARK: One device

    struct Sight {
        var picture: Data
        /// JSON of the state that is shown; nil where no activity runs.
        var state: String?
        /// Pushes whose fate on the device is another than the rehearsal's.
        var differences: [String]
    }

    /// What a device of the rehearsal shows at a moment, drawn by the project.
    func sight(_ history: RehearsedHistory, at seconds: Double) throws -> Sight {
        let fates = Mutex<[Int: PushEffect]>([:])
        var picture = Data()
        var state: String?
        try withDriver { driver, app in
            let settings = ActivitySettings(allowsActivities: true, allowsFrequentPushes: history.group.takesFrequentPushes)
            try driver.happen(.second(.ledger(.settings(settings, app: app))))
            if file.plan.initialState != nil { try startActivity(on: driver, app) }
            if history.group.isLocked { try driver.lock() }
            for item in history.arrivals where item.time <= seconds {
                let push = file.plan.pushes[item.push]
                let delay = push.priority == .immediate ? 0 : options.profile.push.mediumPriorityDelaySeconds
                driver.plan(at: start.addingTimeInterval(max(0, item.time - delay))) { (driver) throws(DeviceDriverError) in
                    try driver.receive(
                        arrival(item.push, app, driver.latestActivity, priority: push.priority) { effect in
                            fates.withLock { $0[item.push] = effect }
                        })
                }
            }
            try driver.run(until: start.addingTimeInterval(seconds))
            picture = try LockScreenPicture(programs: programs, options: options).paint(driver, zone: history.group.timeZone)
            state = driver.latestActivity.flatMap { driver.system.second.activities[$0] }.map { String(decoding: $0.payload.state, as: UTF8.self) }
        }
        let found = fates.withLock { $0 }
        let differences = history.arrivals.filter { $0.time <= seconds }.compactMap { item -> String? in
            guard let effect = found[item.push], effect.rehearsedFate != item.fate else { return nil }
            return "push \(item.push + 1) at \(Int(item.time)) s: \(item.fate) in the rehearsal, \(effect.code.rawValue) here: \(effect.sentence)"
        }
        return Sight(picture: picture, state: state, differences: differences)
    }

    // MARK: Devices

    private func withDriver(_ work: (DeviceDriver, String) throws -> Void) throws {
        let folder = try workshop.makeDevice()
        defer { workshop.remove(folder) }
        let driver = try DeviceDriver(
            folder: folder, clock: .virtual(startingAt: start), keeping: .memory, profile: options.profile,
            empty: { DeviceSystem(options, at: $0) })
        defer { driver.shutDown() }
        let apps = HostProgram.apps(of: programs.map { $0.placed(on: folder, options: options) }, options: options)
        for app in apps {
            var extensionsAlone = app
            extensionsAlone.launch = nil
            try driver.install(extensionsAlone)
        }
        let found = apps.first { driver.attributesTypes(of: $0.identifier).contains(file.attributesType) }
        guard let app = found?.identifier else { throw UsageError("no app has attributes of type “\(file.attributesType)”") }
        try work(driver, app)
    }

    private func startActivity(on driver: DeviceDriver, _ app: String) throws {
        let state = file.plan.initialState ?? file.plan.pushes.first.map { stateOf($0) } ?? Data()
        let request = ActivityRequest(
            attributesType: file.attributesType, attributes: file.attributes, payload: ActivityPayload(state: state), push: .token, origin: .push)
        try driver.startActivity(request, app: app)
    }

    private func arrival(
        _ place: Int, _ app: String, _ activity: String?, priority: NotificationHeaders.Priority, report: @escaping @Sendable (PushEffect) -> Void
    ) -> PushArrival {
        let push = file.plan.pushes[place]
        let headers = NotificationHeaders(
            app: app, topic: app + NotificationKind.liveActivity.topicSuffix, kind: .liveActivity, priority: priority, expiration: .unspecified)
        let notification = AcceptedNotification(
            id: "push-\(place)", number: place, destination: .token("rehearsal"), headers: headers, environment: .sandbox, payload: push.payload,
            date: start.addingTimeInterval(push.time))
        return PushArrival(
            notification, use: push.starts ? .start(attributesType: file.attributesType) : .activity(activity ?? ""), report: report)
    }
}

extension PushEffect {
    /// As the rehearsal calls what became of a push.
    fileprivate var rehearsedFate: String { isSeen ? "shown" : code == .ignored ? "merged" : code.rawValue }
}
