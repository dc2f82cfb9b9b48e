import FoundationOverlay
import Metrics

extension UITraitCollection {
    @TaskLocal private static var override: UITraitCollection?

    /// The traits code runs under: those of the enclosing ``performAsCurrent(_:)``, else the device's.
    public static var current: UITraitCollection { override ?? UITraitCollection(device: .current) }

    public func performAsCurrent(_ actions: () -> Void) {
        Self.$override.withValue(UITraitCollection(traitsFrom: [.current, self])) { actions() }
    }

    /// All traits of a device.
    convenience init(device: DeviceTraits) {
        let isPad = device.idiom == .pad
        self.init(
            Values(
                style: device.isDark ? .dark : .light, contrast: device.isHighContrast ? .high : .normal,
                level: device.isElevated ? .elevated : .base, idiom: UIUserInterfaceIdiom(device.idiom),
                category: UIContentSizeCategory(rawValue: device.contentSizeCategory), scale: CGFloat(device.scale),
                horizontal: isPad ? .regular : .compact, vertical: .regular, direction: device.isRightToLeft ? .rightToLeft : .leftToRight,
                gamut: .P3, legibility: device.accessibility.contains("boldText") ? .bold : .regular))
    }

    /// What chooses a dynamic colour's value; the device fills what is unspecified.
    public var _appearance: ColorAppearance {
        var appearance = DeviceTraits.current.appearance
        if userInterfaceStyle != .unspecified { appearance.isDark = userInterfaceStyle == .dark }
        if accessibilityContrast != .unspecified { appearance.isHighContrast = accessibilityContrast == .high }
        if userInterfaceLevel != .unspecified { appearance.isElevated = userInterfaceLevel == .elevated }
        return appearance
    }

    /// Traits for an appearance, everything else as in ``current``.
    public convenience init(_appearance appearance: ColorAppearance) {
        var values = UITraitCollection.current.values
        values.style = appearance.isDark ? .dark : .light
        values.contrast = appearance.isHighContrast ? .high : .normal
        values.level = appearance.isElevated ? .elevated : .base
        self.init(values)
    }
}

extension UIUserInterfaceIdiom {
    init(_ idiom: DeviceTraits.Idiom) {
        switch idiom {
        case .phone: self = .phone
        case .pad: self = .pad
        case .mac: self = .mac
        case .vision: self = .vision
        case .watch: self = .unspecified
        }
    }
}
