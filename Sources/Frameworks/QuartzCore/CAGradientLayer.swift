import CoreGraphics
import FoundationOverlay

/// A layer filled with colours that run into each other.
///
/// - Support: works
open class CAGradientLayer: CALayer {
    open override class func _make() -> CALayer { CAGradientLayer() }

    /// `CGColor`s.
    open var colors: [Any]?
    /// 0…1; nil: at equal distances.
    open var locations: [NSNumber]?
    /// In parts of the layer's size.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    open var endPoint = CGPoint(x: 0.5, y: 1)
    open var type = CAGradientLayerType.axial
}

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let axial = CAGradientLayerType(rawValue: "axial")
    public static let radial = CAGradientLayerType(rawValue: "radial")
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
