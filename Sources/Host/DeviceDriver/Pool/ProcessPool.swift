import Activities
import ExtensionProtocol
import Foundation
import Host
import IsletModel
import Snapshot
import WidgetSystem

/// What an extension is to do.
package enum ExtensionWork: Sendable {
    case request(RequestID, ExtensionRequest, placement: WidgetPlacement?)
    /// Archive an activity in every presentation.
    case archive(ActivityRecord)
    /// Draw an activity as a push would make it, only to see whether that goes.
    case check(Int, ActivityRecord)
    /// Archive what a control shows now.
    case control(DeviceControl)
    /// Run an intent of a widget's button or toggle.
    case perform(TappedIntent, WidgetID)
    /// Tell the extension's handlers of their tokens for pushes.
    case tellTokens(PushTokenNews)
}

/// What came of work in a process.
package enum ProcessLetter: Sendable {
    case answered(RequestID, ProgramAnswer, program: String)
    case archived(activity: String, ProgramAnswer, program: String)
    case checked(Int, ProgramAnswer, program: String)
    case controlShown(DeviceControl, ProgramAnswer)
    case performed(WidgetID, IntentAnswer, program: String)
    /// An extension's handlers know their tokens; or why not.
    case tokensTold([SnapshotDiagnostic], failure: String?, program: String)
    /// An extension ended while nobody wanted anything of it.
    case extensionEnded(program: String, code: String, [SnapshotDiagnostic])
    case appAnswered(app: String, AppAnswer)
    /// An app's process is gone that nobody ended.
    case appEnded(app: String, code: String, [SnapshotDiagnostic])
    case wrote(program: String, lines: [String], isError: Bool)
}

/// The processes of a device: extensions and apps. What comes of work arrives as letters, at once or later.
///
/// Either asks one process after the other on a virtual clock, or all of them in the background in real time.
protocol ProcessPool: AnyObject {
    /// Makes an extension known; one that was known under the identifier is ended.
    func install(_ program: DeviceExtension) throws(DeviceDriverError)
    /// Makes an app's code known.
    func install(_ launch: ExtensionLaunch) throws(DeviceDriverError)

    func knows(extension: String) -> Bool
    func ask(_ program: String, _ work: ExtensionWork, at time: Date)
    /// Ends an extension's process; the next work starts another.
    func end(extension: String)

    /// Tells an app of an event. Where it does not run it is started first, if the event is for that.
    func tell(_ app: String, _ event: AppEvent, starts: Bool, at time: Date)
    /// Runs an intent of a widget in an app that runs.
    func perform(_ intent: TappedIntent, of widget: WidgetID, in app: String)
    func suspend(_ app: String)
    func resume(_ app: String)
    /// Ends an app's process.
    func end(app: String)

    /// The programs see other settings from their next start on.
    func use(_ settings: DeviceSettings)

    /// Something was said to programs: they may have something to do.
    func wakePrograms()
    /// Ends every process and waits for that.
    func endAll()
}
