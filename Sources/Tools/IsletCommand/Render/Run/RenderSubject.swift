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

    /// Equal for subjects that, when one took too long, can be expected to take too long as well.
    var slowness: String { "\(place) \(phase)" }

    var isTimeline: Bool { phase == "timeline" }
}
