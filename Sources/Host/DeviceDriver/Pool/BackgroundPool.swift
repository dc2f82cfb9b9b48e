import ExtensionProtocol
import Foundation
import Host
import IsletModel
import WidgetSystem

/// Processes in real time, each asked on a queue of its own. What comes of it goes to the mailbox.
final class BackgroundPool: ProcessPool {
    private let mailbox: DriverMailbox
    private let archives: ArchiveFolder
    private var extensions: [String: ExtensionWorker] = [:]
    private var apps: [String: AppWorker] = [:]
    private var settings = DeviceSettings()

    init(mailbox: DriverMailbox, archives: ArchiveFolder) {
        self.mailbox = mailbox
        self.archives = archives
    }

    func install(_ program: DeviceExtension) throws(DeviceDriverError) {
        extensions[program.identifier]?.endNow()
        let worker = try ExtensionWorker(program, mailbox: mailbox, archives: archives)
        worker.use(settings)
        extensions[program.identifier] = worker
    }

    func install(_ launch: ExtensionLaunch) throws(DeviceDriverError) {
        apps[launch.bundleIdentifier]?.endNow()
        let worker = try AppWorker(launch, mailbox: mailbox)
        worker.use(settings)
        apps[launch.bundleIdentifier] = worker
    }

    func knows(extension program: String) -> Bool { extensions[program] != nil }

    func ask(_ program: String, _ work: ExtensionWork, at time: Date) { extensions[program]?.ask(work, at: time) }

    func end(extension program: String) { extensions[program]?.end() }

    func tell(_ app: String, _ event: AppEvent, starts: Bool, at time: Date) { apps[app]?.send(event, starts: starts) }

    func perform(_ intent: TappedIntent, of widget: WidgetID, in app: String) { apps[app]?.perform(intent, of: widget) }

    func suspend(_ app: String) { apps[app]?.suspend() }

    func resume(_ app: String) { apps[app]?.resume() }

    func end(app: String) { apps[app]?.end() }

    func use(_ settings: DeviceSettings) {
        self.settings = settings
        for worker in extensions.values { worker.use(settings) }
        for worker in apps.values { worker.use(settings) }
    }

    func wakePrograms() {}

    func endAll() {
        for worker in apps.values { worker.endNow() }
        for worker in extensions.values { worker.endNow() }
    }
}
