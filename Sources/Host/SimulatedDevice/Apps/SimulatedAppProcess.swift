import DeviceHost
import ExtensionProtocol
import Foundation
import Host

/// The process of an app on a virtual clock: its time passes when the device says so.
final class SimulatedAppProcess {
    let identifier: String
    private let process: ExtensionProcess
    private var nextIdentifier = 1
    private var output = ProgramOutput()

    /// What its clock shows.
    private(set) var date: Date
    /// When it goes on by itself.
    private(set) var next: Date?
    private(set) var isSuspended = false
    /// Whether it may have something to do at once.
    var isAwake = true
    private var wasSuspended = false
    /// When the system suspends it.
    var suspension: Date?

    /// Starts the app; nothing happens in it before the first event.
    init(_ launch: ExtensionLaunch, at date: Date) throws(ExtensionFailure) {
        var launch = launch
        launch.clock = .followed(date)
        launch.allowsNetwork = false
        identifier = launch.bundleIdentifier
        self.date = date
        process = try ExtensionProcess(launch)
    }

    func tell(_ event: AppEvent) throws(ExtensionFailure) {
        nextIdentifier += 1
        isAwake = true
        try process.post(event, id: nextIdentifier)
    }

    /// Lets the time pass to a date, or to the moment at which the app asks the system something.
    func pass(to date: Date, within seconds: Double, onAnswer: (AppAnswer) -> Void) throws(ExtensionFailure) -> TimePassage {
        nextIdentifier += 1
        let passage = try process.pass(to: date, atOnce: wasSuspended, within: seconds, id: nextIdentifier, onAnswer: onAnswer)
        wasSuspended = false
        isAwake = false
        self.date = max(self.date, passage.date)
        next = passage.next
        return passage
    }

    func suspend() {
        guard !isSuspended else { return }
        isSuspended = true
        suspension = nil
        process.suspend()
    }

    func resume() {
        suspension = nil
        guard isSuspended else { return }
        isSuspended = false
        wasSuspended = true
        isAwake = true
        process.resume()
    }

    /// Ends the process and waits for that.
    func end() {
        resume()
        process.quit()
    }

    /// The whole lines it has written since the last time.
    func newLines() -> (output: [String], errors: [String]) {
        var lines: (output: [String], errors: [String]) = ([], [])
        output.passOn(process) { new, isError in
            if isError { lines.errors += new } else { lines.output += new }
        }
        return lines
    }
}
