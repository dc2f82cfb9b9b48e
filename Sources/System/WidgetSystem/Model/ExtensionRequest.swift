import Foundation
import IsletModel
import Timelines

/// Names a request to an extension.
public struct RequestID: Hashable, Codable, Sendable {
    /// From 1, over all extensions.
    public let number: Int
    /// Place of the extension in the system's list.
    let `extension`: Int
}

/// What an extension is asked for. Kinds are places in the extension's list of widgets.
public enum ExtensionRequest: Hashable, Codable, Sendable {
    /// `placeholder(in:)`, once for a kind.
    case placeholder(kind: Int)
    /// `getSnapshot` for the gallery, with `isPreview`.
    case preview(kind: Int, family: WidgetFamily)
    /// `getSnapshot` for a widget that has no timeline yet.
    case snapshot(WidgetID)
    case timeline(WidgetID)
    /// `relevance()`.
    case relevance(kind: Int)

    var isTimeline: Bool { if case .timeline = self { true } else { false } }
}

/// What became of a request.
public enum ExtensionReply: Hashable, Codable, Sendable {
    case placeholder
    case snapshot
    case timeline(TimelineDescription)
    /// When the widgets of the kind matter.
    case relevance([ClosedRange<Date>])
    case failed(RequestFailure)
}

public enum RequestFailure: Hashable, Codable, Sendable {
    case crashed
    /// Ended by its host, which waits no longer than the system does.
    case timedOut
    /// Ended by the system because of its memory.
    case memoryLimit
    /// The archive was refused, such as for an image that is too large.
    case archiveRefused
}
