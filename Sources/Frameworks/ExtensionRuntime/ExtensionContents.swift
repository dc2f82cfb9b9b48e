import ExtensionProtocol
import Foundation
import Snapshot
import ViewEngine

/// Everything that the running program offers to the host.
@MainActor
public struct ExtensionContents {
    public var widgets: [WidgetSpecification] = []
    /// The previews, once they are listed.
    public var previews: [PreviewSpecification] = []
    public var previewDeclarations: [PreviewDeclaration] = []
    /// The window scenes of an app.
    public var windows: [@MainActor (Evaluation) -> Void] = []
    /// What directs the app's life; nil in an extension.
    public var app: (any AppProgram)?
    /// What an extension does with the news of background URL sessions.
    public var backgroundSessionHandlers: [BackgroundSessionHandler] = []
    /// Who wants to know the tokens for pushes.
    public var pushHandlers = PushTokenHandlers()
    public var diagnostics: [SnapshotDiagnostic] = []
    /// The evaluation of the window that the scenes are asked for; nil where it is only asked what there is.
    public var evaluation: Evaluation?
    /// The environment of views in these surroundings, before a widget adds its own.
    public var makeEnvironment: @MainActor (RenderVariant) -> EnvironmentValues

    public init(makeEnvironment: @escaping @MainActor (RenderVariant) -> EnvironmentValues) {
        self.makeEnvironment = makeEnvironment
    }

    var description: BundleDescription {
        var result = BundleDescription()
        result.widgets = widgets.map(\.description)
        result.previews = previewDescriptions
        result.previewDeclarations = previewDeclarations.map(\.place)
        result.windowCount = windows.count
        result.takesWidgetPushes = pushHandlers.widgets.isEmpty ? nil : true
        result.pushedControls = pushHandlers.controls.isEmpty ? nil : pushHandlers.controls.map(\.kind)
        result.diagnostics = diagnostics
        return result
    }

    var previewDescriptions: [PreviewDescription] {
        previews.enumerated().map { index, preview in
            var description = preview.description
            description.index = index
            return description
        }
    }

    /// Lists the previews of all declarations but some.
    ///
    /// - Parameter announce: Called with the number of each declaration before the program's code runs.
    public mutating func listPreviews(leavingOut: Set<Int> = [], announce: (Int) -> Void = { _ in }) {
        previews = []
        for (number, declaration) in previewDeclarations.enumerated() where !leavingOut.contains(number) {
            announce(number)
            previews += declaration.specifications()
        }
    }
}
