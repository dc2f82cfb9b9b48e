import ActivityKit
import ExtensionProtocol
@testable import ExtensionRuntime
import Snapshot
import SwiftUI
import ViewEngine
import WidgetKit

/// A delivery, as the tests' Live Activity.
struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var status: String
        var arrival: Date?
    }

    var name: String
}

/// Places of a 393 point wide iPhone.
enum Places {
    static func variant(_ presentation: ActivityPresentation, isDark: Bool = false) -> RenderVariant {
        let (size, minimum, margin): (CGSize, CGSize, Double) =
            switch presentation {
            case .lockScreen: (CGSize(width: 371, height: 160), CGSize(width: 371, height: 84), 0)
            case .expanded: (CGSize(width: 371, height: 160), CGSize(width: 371, height: 84), 12)
            case .compactLeading, .compactTrailing: (CGSize(width: 52, height: 36), CGSize(width: 0, height: 36), 8)
            case .minimal: (CGSize(width: 45, height: 36), CGSize(width: 36, height: 36), 4)
            case .small: (CGSize(width: 170, height: 78), CGSize(width: 170, height: 78), 8)
            }
        var variant = RenderVariant(context: SnapshotContext(isDark: isDark), size: size, scale: 3)
        var margins = EdgeMargins(margin)
        if presentation != .expanded { (margins.top, margins.bottom) = (0, 0) }
        variant.activity = ActivityPlace(
            presentation: presentation, minimumSize: minimum,
            camera: presentation == .expanded ? CGSize(width: 126, height: 37) : .zero, margins: margins)
        return variant
    }
}

/// Sends requests to widgets as the host does.
@MainActor
struct ActivityRendering {
    var entries: [ArchivedEntry] = []
    var outcome = RenderOutcome()

    init(_ configuration: some WidgetConfiguration, _ subject: RenderRequest.Subject, in variants: [RenderVariant]) async {
        var contents = ExtensionContents(makeEnvironment: { EnvironmentValues(variant: $0) })
        configuration._collectConfiguration(&contents)
        await self.init(contents, subject, in: variants)
    }

    init(_ contents: ExtensionContents, _ subject: RenderRequest.Subject, in variants: [RenderVariant]) async {
        let collected = Collected()
        let request = RenderRequest(id: 1, subject: subject, variants: variants)
        await RequestRenderer(contents: contents, request: request) { message in
            switch message {
            case .entry(_, let entry): collected.entries.append(entry)
            case .finished(_, let outcome): collected.outcome = outcome
            case .description, .listing, .previews, .app, .performed, .passed: break
            }
        }.run()
        (entries, outcome) = (collected.entries, collected.outcome)
    }

    private final class Collected {
        var entries: [ArchivedEntry] = []
        var outcome = RenderOutcome()
    }

    /// The only snapshot of an activity with the given island, in one presentation.
    static func snapshot(_ presentation: ActivityPresentation, content: some View = Text("Lock"), island: DynamicIsland) async throws -> Snapshot {
        let configuration = ActivityConfiguration(for: RideAttributes.self) { _ in
            content
        } dynamicIsland: { _ in
            island
        }
        let rendering = await ActivityRendering(configuration, .ride(), in: [Places.variant(presentation)])
        return rendering.entries[0].snapshots[0]
    }
}

extension RenderRequest.Subject {
    static let moment = Date(timeIntervalSince1970: 1_750_000_000)

    static func ride(
        attributes: String = #"{"name":"Ann"}"#, states: [String] = [#"{"status":"on the way"}"#], stale: Set<Int> = []
    ) -> RenderRequest.Subject {
        let contents = states.enumerated().map { index, state in
            ActivityInput.Content(state: Data(state.utf8), isStale: stale.contains(index), date: moment + Double(index) * 60)
        }
        return .activity(attributesType: "RideAttributes", ActivityInput(id: "ride", attributes: Data(attributes.utf8), contents: contents))
    }
}

extension Snapshot {
    var dump: String { SnapshotDump(self).text }
}
