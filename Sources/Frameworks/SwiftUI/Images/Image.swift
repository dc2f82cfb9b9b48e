import FoundationOverlay
import UIKit
import ViewEngine

/// A picture or symbol.
public struct Image: Equatable, Sendable {
    /// Where the picture comes from.
    enum Source: Equatable, Sendable {
        case named(String, Bundle?)
        case symbol(String)
        case symbolFile(String, name: String)
        case uiImage(UIImage)
        case cgImage(CGImage, scale: CGFloat, Orientation)
    }

    /// What is read aloud.
    enum Label: Equatable, Sendable {
        case automatic
        case decorative
        case text(Text)
    }

    struct Resizing: Equatable, Sendable {
        var capInsets: EdgeInsets
        var mode: ResizingMode
    }

    let source: Source
    let label: Label
    var variableValue: Double?
    var resizing: Resizing?
    var renderingMode: TemplateRenderingMode?
    var symbolRenderingMode: SymbolRenderingMode?
    var interpolation = Interpolation.medium
    var accentedRendering: String?

    init(_ source: Source, label: Label = .automatic, variableValue: Double? = nil) {
        self.source = source
        self.label = label
        self.variableValue = variableValue
    }
}

extension Image {
    /// A picture of an asset catalog, or a picture file, of the bundle.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle)) }
    public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(.named(name, bundle), label: .text(label)) }
    /// A picture that is not read aloud.
    public init(decorative name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle), label: .decorative) }

    /// A picture or custom symbol whose layers follow `variableValue`, 0…1.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(.named(name, bundle), variableValue: variableValue)
    }
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(.named(name, bundle), label: .text(label), variableValue: variableValue)
    }
    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(.named(name, bundle), label: .decorative, variableValue: variableValue)
    }

    /// A symbol of the system.
    public init(systemName: String) { self.init(.symbol(systemName)) }
    /// A symbol of the system whose layers follow `variableValue`, 0…1.
    public init(systemName: String, variableValue: Double?) { self.init(.symbol(systemName), variableValue: variableValue) }

    public init(uiImage: UIImage) { self.init(.uiImage(uiImage)) }

    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(.cgImage(cgImage, scale: scale, orientation), label: .text(label))
    }
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(.cgImage(cgImage, scale: scale, orientation), label: .decorative)
    }

    /// A symbol of the app's own, in a file.
    public init(_symbolFile path: String, name: String) { self.init(.symbolFile(path, name: name)) }

    /// A picture of an asset catalog by its generated name.
    public init(_ resource: ImageResource) { self.init(.named(resource._name, resource._bundle)) }
}

extension Image: View, _PrimitiveView {
    public typealias Body = Never

    public func _evaluate(_ evaluation: Evaluation) {
        evaluation.append(.image(ImageResolver(environment: evaluation.environment, archive: evaluation.archive).content(of: self)))
    }
}
