import ExtensionProtocol
import ExtensionRuntime
import FoundationOverlay
import IsletModel
import SwiftUI

/// A control behind the runtime's interface: the gallery's preview is the snapshot, the current value is the timeline.
@MainActor
struct ControlEntryProvider: EntryProvider {
    /// Makes what is shown; the first argument says whether the gallery shows it.
    let make: @MainActor (Bool, ProviderSurroundings) async throws -> Shown
    /// The parameters of the intent it is configured by.
    var parameters: @MainActor (ProviderSurroundings) async throws -> [ConfigurationParameter] = { _ in [] }

    /// What a template says; without content where the template is empty.
    @MainActor
    struct Shown {
        let content: _ControlContent?
        init(_ template: some ControlWidgetTemplate) { content = template._content() }
    }

    func placeholder(in surroundings: ProviderSurroundings) async throws -> EntryContent { try await snapshot(in: surroundings) }

    func snapshot(in surroundings: ProviderSurroundings) async throws -> EntryContent { entry(try await make(true, surroundings)) }

    func timeline(in surroundings: ProviderSurroundings) async throws -> TimelineContent {
        TimelineContent(entries: [entry(try await make(false, surroundings))], policy: .never)
    }

    func content(for entry: Any) -> EntryContent? { nil }
    func configuration(in surroundings: ProviderSurroundings) async throws -> [ConfigurationParameter] { try await parameters(surroundings) }

    private func entry(_ shown: Shown) -> EntryContent {
        let content = Transferred(shown.content)
        return EntryContent(date: Date()) { evaluation in
            if let content = content.value { ControlFace(content: content)._evaluate(evaluation) }
        }
    }
}

extension WidgetSpecification {
    /// The specification of a control before modifiers change it.
    static func control(kind: String, provider: ControlEntryProvider) -> WidgetSpecification {
        var description = WidgetDescription(kind: kind, configuration: .control, displayName: "", description: "", families: [])
        description.contentMarginsDisabled = true
        return WidgetSpecification(description: description, provider: provider) { environment, variant, family in
            environment.prepareForWidget(variant, family: nil)
            environment.controlPlace = ControlPlace(rawValue: family) ?? .medium
        }
    }
}

/// Where and how large a control is shown.
enum ControlPlace: String, CaseIterable, Sendable {
    /// Two tiles of Control Center beside each other.
    case medium = "control"
    /// One tile of Control Center.
    case small = "controlSmall"
    /// Four tiles of Control Center.
    case large = "controlLarge"
    /// The Lock Screen, and the Action button's screen.
    case lockScreen = "controlLockScreen"

    var showsTitle: Bool { self == .medium || self == .large }
}

private enum ControlPlaceKey: EnvironmentKey { static var defaultValue: ControlPlace { .medium } }

extension EnvironmentValues {
    var controlPlace: ControlPlace {
        get { self[ControlPlaceKey.self] }
        set { self[ControlPlaceKey.self] = newValue }
    }
}
