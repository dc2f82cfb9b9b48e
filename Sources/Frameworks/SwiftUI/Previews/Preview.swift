import ExtensionProtocol
import ExtensionRuntime
import FoundationOverlay
import Metrics
import ViewEngine

/// A preview that the build tool made from `#Preview`.
@MainActor
public protocol _PreviewDeclaration {
    static func make() -> _Preview
}

/// What `#Preview` shows. The initialisers take the macro's arguments.
@MainActor
public struct _Preview {
    /// Makes the specification; file and line are filled in by the caller.
    public let specification: () -> PreviewSpecification

    /// A closure of several views makes a preview, not a specification.
    @_disfavoredOverload
    public init(specification: @escaping () -> PreviewSpecification) { self.specification = specification }

    /// The closure may return views of several types, as the macro's own may.
    public init(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.init(name, traits, body)
    }

    init(_ name: String?, _ traits: [PreviewTrait<Preview.ViewTraits>], _ body: @escaping @MainActor () -> any View) {
        specification = {
            let description = PreviewDescription(index: 0, name: name ?? "", file: "", line: 0, subject: "view")
            return PreviewSpecification(description: description) { _ in
                let layout = traits.last(where: { $0.layout != nil })?.layout ?? .device
                var entry = EntryContent(date: Date()) { evaluation in
                    evaluation.withEnvironment({ $0.prepareForWindow(layout) }) {
                        evaluation.preferringColorScheme(ofWindow: true) {
                            let view = evaluation.madeOnce { traits.reduce(body()) { $1.change?($0) ?? $0 } }
                            PresentationLayers.kept(in: evaluation).evaluate(evaluation) { window in
                                window.inWindowWithLowerBar { view._evaluate(window) }
                            }
                        }
                    }
                }
                entry.layout = layout
                entry.runsTasks = true
                return [entry]
            }
        }
    }
}

extension EnvironmentValues {
    /// What an app's views find around them in a preview.
    mutating func prepareForWindow(_ layout: PreviewTraits.Layout) {
        isInAppWindow = true
        if layout == .landscape, DeviceTraits.current.idiom == .phone { verticalSizeClass = .compact }
    }
}

/// What a preview shows, as its closure made it.
private final class PreviewContent {
    let view: any View
    init(_ view: any View) { self.view = view }
}

extension Evaluation {
    /// What a preview shows. Its closure runs once for a window, as in Xcode: what it makes, such as a container of models, stays the same.
    func madeOnce(_ make: () -> any View) -> any View {
        archive.pass.kept(at: place(of: "preview")) { PreviewContent(make()) }.view
    }
}

/// Names that traits of previews hang on.
public enum Preview {
    public enum ViewTraits {}
}

/// How a preview is shown.
public struct PreviewTrait<T>: Sendable {
    let layout: PreviewTraits.Layout?
    /// What the trait makes of the preview's content.
    var change: (@MainActor @Sendable (any View) -> any View)?

    public static var defaultLayout: PreviewTrait { PreviewTrait(layout: .device) }
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(layout: .sizeThatFits) }
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait(layout: .fixed(CGSize(width: width, height: height)))
    }
    public static var portrait: PreviewTrait { PreviewTrait(layout: nil) }
    public static var landscapeLeft: PreviewTrait { PreviewTrait(layout: .landscape) }
    public static var landscapeRight: PreviewTrait { PreviewTrait(layout: .landscape) }
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait(layout: nil) }
}
