import Devices
import ExtensionProtocol
import Foundation

/// One thing to ask an extension for, and where its pictures go.
struct RenderSubject: Sendable {
    enum Place: Sendable, Equatable {
        case widget(index: Int)
        case preview(index: Int)
        case window
    }

    var request: RenderRequest.Subject
    var plan: VariantPlan
    var place: Place
    /// `placeholder`, `snapshot`, `timeline`, `preview` or `content`.
    var phase: String
    /// Folders below the target's.
    var folders: [String]
    /// Name of the preview.
    var name: String?
    /// What diagnostics call it: `timeline of “Weather” (systemSmall)`.
    var title: String

    var isTimeline: Bool { phase == "timeline" }
}
