import FoundationOverlay

/// A colour space. Islet computes in gamma-encoded sRGB of unlimited range; other spaces are converted from and to it.
public final class CGColorSpace: Hashable, Sendable {
    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
    public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
    public static let linearGray: CFString = "kCGColorSpaceLinearGray"

    public let name: CFString?
    public let model: CGColorSpaceModel
    let isLinear: Bool
    let isDisplayP3: Bool

    /// The space called `name`, one of this type's constants; nil for any other.
    public init?(name: CFString) {
        switch name {
        case Self.sRGB, Self.extendedSRGB: (model, isLinear, isDisplayP3) = (.rgb, false, false)
        case Self.linearSRGB, Self.extendedLinearSRGB, Self.genericRGBLinear: (model, isLinear, isDisplayP3) = (.rgb, true, false)
        case Self.displayP3, Self.extendedDisplayP3: (model, isLinear, isDisplayP3) = (.rgb, false, true)
        case Self.genericGrayGamma2_2, Self.extendedGray: (model, isLinear, isDisplayP3) = (.monochrome, false, false)
        case Self.linearGray: (model, isLinear, isDisplayP3) = (.monochrome, true, false)
        default: return nil
        }
        self.name = name
    }

    private init(deviceSpaceWith model: CGColorSpaceModel) {
        (name, self.model, isLinear, isDisplayP3) = (nil, model, false, false)
    }

    /// The number of components without alpha.
    public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }
    public var isWideGamutRGB: Bool { isDisplayP3 }

    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.name == b.name && a.model == b.model }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(model)
    }

    static let deviceRGB = CGColorSpace(deviceSpaceWith: .rgb)
    static let deviceGray = CGColorSpace(deviceSpaceWith: .monochrome)
    static let standard = CGColorSpace(name: sRGB)!
    static let gray = CGColorSpace(name: genericGrayGamma2_2)!
}

public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
