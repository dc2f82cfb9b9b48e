import ExtensionProtocol
import Foundation
import Host
import IsletModel
import WidgetSystem

/// The process of an app on a virtual clock: its time passes when the device says so.
final class FollowedApp {
    let identifier: String
    private let process: ExtensionProcess
    private var nextIdentifier = 1
    private var output = ProgramOutput()
    /// Intents that run, by the number of their request.
    private var intents: [Int: (intent: TappedIntent, widget: WidgetID)] = [:]

    /// Messages that are not answered yet.
    private var unanswered = 0

    /// What its clock shows.
    private(set) var date: Date
    /// When it goes on by itself.
    private(set) var next: Date?
    private(set) var isSuspended = false
    /// Whether it may have something to do at once.
    var isAwake = true
    private var wasSuspended = false

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
        unanswered += 1
        try process.post(.app(id: nextIdentifier, event), id: nextIdentifier)
    }

    /// Begins an intent of a widget.
    func perform(_ intent: TappedIntent, of widget: WidgetID) throws(ExtensionFailure) {
        nextIdentifier += 1
        isAwake = true
        intents[nextIdentifier] = (intent, widget)
        unanswered += 1
        try process.post(.perform(IntentRequest(intent, id: nextIdentifier)), id: nextIdentifier)
    }

    /// Widgets whose intents have not ended.
    var waitingWidgets: [WidgetID] { intents.sorted { $0.key < $1.key }.map(\.value.widget) }

    /// Lets the time pass to a date, or to the moment at which the app asks the system something.
    func pass(to date: Date, within seconds: Double, onLetter: (ProcessLetter) -> Void) throws(ExtensionFailure) -> TimePassage {
        nextIdentifier += 1
        let passage = try process.pass(to: date, atOnce: wasSuspended, within: seconds, id: nextIdentifier) { message in
            if let letter = letter(message) {
                unanswered -= 1
                onLetter(letter)
            }
        }
        wasSuspended = false
        isAwake = false
        self.date = max(self.date, passage.date)
        next = passage.next
        return passage
    }

    /// What an answer to a posted message says.
    private func letter(_ message: ExtensionMessage) -> ProcessLetter? {
        switch message {
        case .app(_, let answer): return .appAnswered(app: identifier, answer)
        case .performed(let id, let outcome):
            guard let (intent, widget) = intents.removeValue(forKey: id) else { return nil }
            return .performed(widget, IntentAnswer(outcome, of: intent, seconds: 0), program: identifier)
        case .description, .listing, .previews, .entry, .finished, .passed: return nil
        }
    }

    /// What its window shows, and where its controls lie; nil while it is busy or suspended.
    func look(in surroundings: RenderVariant, as onlooker: AppOnlooker) throws(ExtensionFailure) -> AppLook? {
        guard unanswered == 0, !isSuspended else { return nil }
        nextIdentifier += 2
        let answer = try process.send(onlooker.activation(in: surroundings), id: nextIdentifier - 1)
        var look = AppLook(controls: (answer.status.areas ?? []) + answer.status.controls)
        look.isMoving = answer.status.isMoving ?? false
        let request = RenderRequest(id: nextIdentifier, subject: .window(index: 0), variants: [surroundings])
        look.diagnostics = try process.render(request) { look.window = $0.snapshots.first }.diagnostics + answer.diagnostics
        return look
    }

    func suspend() {
        guard !isSuspended else { return }
        isSuspended = true
        process.suspend()
    }

    func resume() {
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
