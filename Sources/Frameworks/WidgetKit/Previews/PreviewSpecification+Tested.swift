import ExtensionProtocol
import ExtensionRuntime
import FoundationOverlay
import SwiftUI

extension PreviewSpecification {
    /// A view that a test looks at, in the place of a widget of the family.
    package static func tested(_ view: AnyView, family: WidgetFamily) -> PreviewSpecification {
        let description = PreviewDescription(index: 0, name: "", file: "", line: 0, subject: "widget", presentation: family.model.rawValue)
        return PreviewSpecification(
            description: description,
            entries: { _ in [EntryContent(date: Date()) { PlacedWidget(content: view)._evaluate($0) }] },
            prepareEnvironment: { environment, variant, _ in environment.prepareForWidget(variant, family: family) })
    }
}
