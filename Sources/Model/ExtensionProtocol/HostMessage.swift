import Foundation
import Snapshot

/// What the host asks of an extension process. Every message is a packed value preceded by its length in bytes as a 32-bit
/// big-endian number, on the file descriptor ``ExtensionChannel/fileDescriptor``.
public enum HostMessage: Codable, Sendable {
    /// What is in the bundle?
    case describe(id: Int)
    /// Which previews are there? Asked before any is rendered; those of the declarations with these numbers are left out.
    case previews(id: Int, leavingOut: Set<Int>)
    /// Make and archive the views of one widget, preview or scene.
    case render(RenderRequest)
    /// Run an intent.
    case perform(IntentRequest)
    /// Something happens to the app.
    case app(id: Int, AppEvent)
    /// The time passes in a program whose clock the host moves: to the date, or to the moment at which the program asks the system
    /// something. The program may be busy for so many seconds of real time. `atOnce`: it was suspended on the way, and its timers
    /// find out at the end how late it is. May be asked while events are under way.
    case pass(id: Int, to: Date, atOnce: Bool, within: Double)
    case quit
}

/// What an extension process answers.
public enum ExtensionMessage: Codable, Sendable {
    case description(id: Int, BundleDescription)
    /// The previews of this declaration are listed next.
    case listing(id: Int, declaration: Int)
    /// All previews there are.
    case previews(id: Int, [PreviewDescription])
    /// One archived view; several follow one request.
    case entry(id: Int, ArchivedEntry)
    /// The last answer to a request.
    case finished(id: Int, RenderOutcome)
    /// How an intent went.
    case performed(id: Int, IntentOutcome)
    /// How an event went.
    case app(id: Int, AppAnswer)
    /// How far the time has passed.
    case passed(id: Int, TimePassage)
}

public enum ExtensionChannel {
    /// The descriptor on which host and extension talk.
    public static let fileDescriptor: Int32 = 3
    /// Messages larger than this are refused, in bytes.
    public static let maximumMessageSize = 64 << 20
    public static let version = 3
}
