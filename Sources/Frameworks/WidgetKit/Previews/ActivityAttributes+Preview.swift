import ActivityKit
import ExtensionProtocol
import ExtensionRuntime
import FoundationOverlay
import SwiftUI
import ViewEngine

extension ActivityAttributes {
    /// A view for a `PreviewProvider`: a presentation of the Live Activity that has these attributes.
    @MainActor @preconcurrency
    public func previewContext(_ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind) -> some View {
        ActivityPreviewView(attributes: self, state: contentState, isStale: isStale, kind: viewKind)
    }
}

/// The Live Activity of the program that goes with some attributes.
private struct ActivityPreviewView<Attributes: ActivityAttributes> {
    let attributes: Attributes
    let state: Attributes.ContentState
    let isStale: Bool
    let kind: ActivityPreviewViewKind
}

extension ActivityPreviewView: View, _PrimitiveView {
    typealias Body = Never

    func _evaluate(_ evaluation: Evaluation) {
        let type = ActivityTypeName.of(Attributes.self)
        var traits = PreviewTraits()
        traits.presentation = kind.presentation
        traits.attributesType = type
        let node = evaluation.column {
            evaluation.withEnvironment(prepare) {
                do {
                    guard let entry = try entry() else { throw ActivityPreviewFailure.noConfiguration(type) }
                    traits.activity = entry.activity
                    entry.evaluate(evaluation)
                } catch {
                    evaluation.archive.report(.init(code: .providerError, severity: .error, message: "The preview cannot be drawn: \(error)"))
                }
            }
        }
        node.traits.preview = traits
        evaluation.append(node)
    }

    @MainActor private func prepare(_ environment: inout EnvironmentValues) {
        if let variant = environment._renderVariant { environment.prepareForWidget(variant, family: nil) }
    }

    @MainActor private func entry() throws -> EntryContent? {
        for activity in ProgramActivities.providers {
            if let entry = try activity.entry(attributes: attributes, state: state, isStale: isStale, date: Date()) { return entry }
        }
        return nil
    }
}

/// The Live Activities among the widgets of the program.
@MainActor
enum ProgramActivities {
    static var providers: [any ActivityProvider] {
        var contents = ExtensionContents(makeEnvironment: { EnvironmentValues(variant: $0) })
        let bundles = _ProgramRegistry.types(as: (any WidgetBundle.Type).self)
        for type in bundles { type.init().body._collectWidgets(&contents) }
        guard bundles.isEmpty else { return contents.widgets.compactMap(\.activity) }
        for type in _ProgramRegistry.types(as: (any Widget.Type).self) { type.init()._collectWidgets(&contents) }
        return contents.widgets.compactMap(\.activity)
    }
}
