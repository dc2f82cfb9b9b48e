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

    enum Plan: Sendable {
        case view(VariantPlan)
        case activity(ActivityPlan)

        /// What the extension archives every entry in.
        var requests: [RenderVariant] {
            switch self {
            case .view(let plan): plan.variants.map(\.request)
            case .activity(let plan): plan.variants.map(\.request)
            }
        }
    }

    var request: RenderRequest.Subject
    var plan: Plan
    var place: Place
    /// `placeholder`, `snapshot`, `timeline`, `preview` or `content`.
    var phase: String
    /// Folders below the target's.
    var folders: [String]
    /// Name of the preview.
    var name: String?
    /// What diagnostics call it: `timeline of “Weather” (systemSmall)`.
    var title: String
    /// The pictures a preview of a Live Activity asks for; the others are drawn where no earlier preview shows the same state.
    var asked: Set<ActivityPictureKind> = []

    /// Name of the attributes type of a Live Activity.
    var attributesType: String?

    /// Equal for subjects that, when one took too long, can be expected to take too long as well.
    var slowness: String { "\(place) \(phase)" }

    /// Whether it shows values that nobody gave.
    var isMadeUp: Bool { if case .activity(_, let input) = request { input.isMadeUp == true } else { false } }

    var isTimeline: Bool { phase == "timeline" }

    /// The plan of a view.
    var viewPlan: VariantPlan? { if case .view(let plan) = plan { plan } else { nil } }
}
