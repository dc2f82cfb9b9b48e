import FoundationOverlay
import Snapshot

/// A picture of an asset catalog, as the generated names give it.
public struct ImageResource: Hashable, @unchecked Sendable {
    // A bundle is only read.
    public let _name: String
    public let _bundle: Bundle

    public init(name: String, bundle: Bundle) {
        _name = name
        _bundle = bundle
    }
}

/// A colour of an asset catalog, as the generated names give it.
public struct ColorResource: Hashable, @unchecked Sendable {
    // A bundle is only read.
    public let _name: String
    public let _bundle: Bundle

    public init(name: String, bundle: Bundle) {
        _name = name
        _bundle = bundle
    }
}

extension UIImage {
    /// The picture asset; an empty image where it is missing.
    public convenience init(resource: ImageResource) {
        if let found = UIImage(named: resource._name, in: resource._bundle, compatibleWith: nil) {
            self.init(content: found._content, scale: found.scale, orientation: found.imageOrientation)
            renderingMode = found.renderingMode
            capInsets = found.capInsets
            resizingMode = found.resizingMode
        } else {
            self.init()
        }
    }
}

extension UIColor {
    /// The colour asset; clear where it is missing.
    public convenience init(resource: ColorResource) {
        let isKnown = UIColor(named: resource._name, in: resource._bundle, compatibleWith: nil) != nil
        self.init(kind: isKnown ? .asset(resource._name, resource._bundle) : .fixed(.clear))
    }
}
