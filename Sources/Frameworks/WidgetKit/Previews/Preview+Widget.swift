import ExtensionProtocol
import ExtensionRuntime
import FoundationOverlay
import SwiftUI

/// Builds the entries of a preview's timeline.
@resultBuilder
public struct PreviewTimelineBuilder {
    public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
    public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
    public static func buildExpression(_ statement: Void) -> [any TimelineEntry] { [] }
    public static func buildBlock(_ parts: [any TimelineEntry]...) -> [any TimelineEntry] { parts.flatMap { $0 } }
    public static func buildPartialBlock(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
    public static func buildPartialBlock(accumulated: [any TimelineEntry], next: [any TimelineEntry]) -> [any TimelineEntry] { accumulated + next }
    public static func buildOptional(_ part: [any TimelineEntry]?) -> [any TimelineEntry] { part ?? [] }
    public static func buildEither(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
    public static func buildEither(second: [any TimelineEntry]) -> [any TimelineEntry] { second }
    public static func buildArray(_ parts: [[any TimelineEntry]]) -> [any TimelineEntry] { parts.flatMap { $0 } }
}

extension _Preview {
    /// `#Preview(_:as:widget:timeline:)`.
    public init<W: Widget>(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
        @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
    ) {
        self.init(name, family: family, widget: widget) { specification, _ in
            await timeline().compactMap { specification.provider.content(for: $0) }
        }
    }

    /// `#Preview(_:as:widget:timelineProvider:)`.
    public init<W: Widget, P: TimelineProvider>(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
        timelineProvider: @escaping @MainActor () async -> P
    ) {
        self.init(name, family: family, widget: widget) { specification, surroundings in
            let provider = await timelineProvider()
            let context = TimelineProviderContext(surroundings)
            let timeline = await completion { provider.getTimeline(in: context, completion: $0) }
            return timeline.entries.compactMap { specification.provider.content(for: $0) }
        }
    }

    /// A preview of a widget whose entries `entries` makes.
    init<W: Widget>(
        _ name: String?, family: WidgetFamily, widget: @escaping @MainActor () -> W,
        entries: @escaping @MainActor (WidgetSpecification, ProviderSurroundings) async throws -> [EntryContent]
    ) {
        self.init(specification: {
            var contents = ExtensionContents(makeEnvironment: { EnvironmentValues(variant: $0) })
            widget()._collectWidgets(&contents)
            let found = contents.widgets.first
            let description = PreviewDescription(
                index: 0, name: name ?? "", file: "", line: 0, subject: "widget", kind: found?.description.kind, presentation: family.model.rawValue)
            var specification = PreviewSpecification(
                description: description,
                entries: { surroundings in
                    guard let found else { return [] }
                    return try await entries(found, surroundings)
                },
                prepareEnvironment: { environment, variant, family in found?.prepareEnvironment(&environment, variant, family) })
            specification.hasContentMargins = found?.description.contentMarginsDisabled != true
            return specification
        })
    }
}
