import ActivityKit
import ExtensionProtocol
import ExtensionRuntime
import FoundationOverlay
import IsletModel
import SwiftUI

/// The views of a Live Activity: on the Lock Screen and in the Dynamic Island.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
    public typealias Body = Never

    private let views: ActivityViews<Attributes>

    public init<Content: View>(
        for attributesType: Attributes.Type = Attributes.self,
        @ViewBuilder content: @escaping @MainActor (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping @MainActor (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {
        views = ActivityViews(content: { AnyView(content($0)) }, island: dynamicIsland)
    }

    public func _collectConfiguration(_ contents: inout ExtensionContents) {
        let name = ActivityTypeName.of(Attributes.self)
        var description = WidgetDescription(kind: name, configuration: .activity)
        description.attributesType = name
        var specification = WidgetSpecification(description: description, provider: ActivityWithoutTimeline(attributesType: name)) {
            environment, variant, _ in environment.prepareForWidget(variant, family: nil)
        }
        specification.activity = TypedActivityProvider(views: views)
        contents.widgets.append(specification)
    }
}

/// The name the system knows an attributes type by; pushes that start an activity carry it as `attributes-type`.
enum ActivityTypeName {
    static func of(_ type: Any.Type) -> String { String(describing: type) }
}

/// A Live Activity has no timeline to ask for.
struct ActivityWithoutTimeline: EntryProvider {
    let attributesType: String

    struct Failure: Error, CustomStringConvertible {
        let attributesType: String
        var description: String { "The Live Activity for \(attributesType) has no timeline; its content comes from the app and from pushes." }
    }

    func placeholder(in surroundings: ProviderSurroundings) async throws -> EntryContent { throw Failure(attributesType: attributesType) }
    func snapshot(in surroundings: ProviderSurroundings) async throws -> EntryContent { throw Failure(attributesType: attributesType) }
    func timeline(in surroundings: ProviderSurroundings) async throws -> TimelineContent { throw Failure(attributesType: attributesType) }
    func content(for entry: Any) -> EntryContent? { nil }
}
