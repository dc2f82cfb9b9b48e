import FoundationOverlay
import Metrics

/// The circumstances an interface is shown in. What is left unspecified is taken from the device.
public final class UITraitCollection: NSObject, @unchecked Sendable {
    struct Values: Hashable {
        var style: UIUserInterfaceStyle = .unspecified
        var contrast: UIAccessibilityContrast = .unspecified
        var level: UIUserInterfaceLevel = .unspecified
        var idiom: UIUserInterfaceIdiom = .unspecified
        var category: UIContentSizeCategory = .unspecified
        var scale: CGFloat = 0
        var horizontal: UIUserInterfaceSizeClass = .unspecified
        var vertical: UIUserInterfaceSizeClass = .unspecified
        var direction: UITraitEnvironmentLayoutDirection = .unspecified
        var gamut: UIDisplayGamut = .unspecified
        var legibility: UILegibilityWeight = .unspecified
        var custom = CustomTraits()
    }

    let values: Values

    init(_ values: Values) {
        self.values = values
        super.init()
    }

    public override init() {
        values = Values()
        super.init()
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(Values(style: userInterfaceStyle)) }
    public convenience init(accessibilityContrast: UIAccessibilityContrast) { self.init(Values(contrast: accessibilityContrast)) }
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init(Values(level: userInterfaceLevel)) }
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init(Values(idiom: userInterfaceIdiom)) }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(Values(category: preferredContentSizeCategory))
    }
    public convenience init(displayScale: CGFloat) { self.init(Values(scale: displayScale)) }
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init(Values(horizontal: horizontalSizeClass)) }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init(Values(vertical: verticalSizeClass)) }
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init(Values(direction: layoutDirection)) }
    public convenience init(displayGamut: UIDisplayGamut) { self.init(Values(gamut: displayGamut)) }
    public convenience init(legibilityWeight: UILegibilityWeight) { self.init(Values(legibility: legibilityWeight)) }

    /// Later collections win where they specify a trait.
    public convenience init(traitsFrom collections: [UITraitCollection]) {
        self.init(collections.reduce(Values()) { $0.overridden(by: $1.values) })
    }

    public var userInterfaceStyle: UIUserInterfaceStyle { values.style }
    public var accessibilityContrast: UIAccessibilityContrast { values.contrast }
    public var userInterfaceLevel: UIUserInterfaceLevel { values.level }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
    public var preferredContentSizeCategory: UIContentSizeCategory { values.category }
    public var displayScale: CGFloat { values.scale }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal }
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
    public var displayGamut: UIDisplayGamut { values.gamut }
    public var legibilityWeight: UILegibilityWeight { values.legibility }

    public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        return _appearance != other._appearance
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }
    public override var hash: Int { values.hashValue }
}

extension UITraitCollection.Values {
    func overridden(by other: Self) -> Self {
        func pick<T: Equatable>(_ a: T, _ b: T, _ none: T) -> T { b == none ? a : b }
        return Self(
            style: pick(style, other.style, .unspecified), contrast: pick(contrast, other.contrast, .unspecified),
            level: pick(level, other.level, .unspecified), idiom: pick(idiom, other.idiom, .unspecified),
            category: pick(category, other.category, .unspecified), scale: pick(scale, other.scale, 0),
            horizontal: pick(horizontal, other.horizontal, .unspecified), vertical: pick(vertical, other.vertical, .unspecified),
            direction: pick(direction, other.direction, .unspecified), gamut: pick(gamut, other.gamut, .unspecified),
            legibility: pick(legibility, other.legibility, .unspecified), custom: custom.overridden(by: other.custom))
    }
}
