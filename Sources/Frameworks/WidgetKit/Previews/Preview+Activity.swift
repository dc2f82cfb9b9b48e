import ActivityKit
import ExtensionProtocol
import ExtensionRuntime
import FoundationOverlay
import SwiftUI

extension _Preview {
    /// `#Preview(_:as:using:widget:contentStates:)`.
    public init<W: Widget, Attributes: ActivityAttributes>(
        _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes, widget: @escaping @MainActor () -> W,
        @PreviewActivityBuilder<Attributes> contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
    ) {
        self.init(specification: {
            var contents = ExtensionContents(makeEnvironment: { EnvironmentValues(variant: $0) })
            widget()._collectWidgets(&contents)
            let type = ActivityTypeName.of(Attributes.self)
            let found = contents.widgets.first { $0.description.attributesType == type }
            var description = PreviewDescription(
                index: 0, name: name ?? "", file: "", line: 0, subject: "activity", kind: found?.description.kind, presentation: viewKind.presentation
            )
            description.attributesType = type
            return PreviewSpecification(
                description: description,
                entries: { _ in
                    guard let activity = found?.activity else { throw ActivityPreviewFailure.otherAttributes(type, widget: "\(W.self)") }
                    let states = await contentStates()
                    return try states.compactMap { try activity.entry(attributes: attributes, state: $0, isStale: false, date: Date()) }
                },
                prepareEnvironment: { environment, variant, family in found?.prepareEnvironment(&environment, variant, family) })
        })
    }
}

/// Why a preview of a Live Activity cannot be drawn.
enum ActivityPreviewFailure: Error, CustomStringConvertible {
    case otherAttributes(String, widget: String)
    case noConfiguration(String)

    var description: String {
        switch self {
        case .otherAttributes(let type, let widget):
            "\(widget) has no ActivityConfiguration for \(type); the attributes must be of the type the widget expects."
        case .noConfiguration(let type): "No widget of the program has an ActivityConfiguration for \(type)."
        }
    }
}
