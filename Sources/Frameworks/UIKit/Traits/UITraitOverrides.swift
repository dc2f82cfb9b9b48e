import FoundationOverlay

/// Traits that a view or a controller sets for itself and what is inside it.
///
/// - Support: partial: the style also changes what is drawn; of the others, code alone sees them.
public struct UITraitOverrides: UIMutableTraits {
    var traits = MutableTraits(values: UITraitCollection.Values())

    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { traits.userInterfaceStyle }
        set { traits.userInterfaceStyle = newValue }
    }
    public var accessibilityContrast: UIAccessibilityContrast {
        get { traits.accessibilityContrast }
        set { traits.accessibilityContrast = newValue }
    }
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { traits.userInterfaceLevel }
        set { traits.userInterfaceLevel = newValue }
    }
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { traits.userInterfaceIdiom }
        set { traits.userInterfaceIdiom = newValue }
    }
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { traits.preferredContentSizeCategory }
        set { traits.preferredContentSizeCategory = newValue }
    }
    public var displayScale: CGFloat {
        get { traits.displayScale }
        set { traits.displayScale = newValue }
    }
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { traits.horizontalSizeClass }
        set { traits.horizontalSizeClass = newValue }
    }
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { traits.verticalSizeClass }
        set { traits.verticalSizeClass = newValue }
    }
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { traits.layoutDirection }
        set { traits.layoutDirection = newValue }
    }
    public var displayGamut: UIDisplayGamut {
        get { traits.displayGamut }
        set { traits.displayGamut = newValue }
    }
    public var legibilityWeight: UILegibilityWeight {
        get { traits.legibilityWeight }
        set { traits.legibilityWeight = newValue }
    }

    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { traits[trait] }
        set { traits[trait] = newValue }
    }

    public func contains(_ trait: UITrait) -> Bool {
        guard let system = trait as? any SystemTrait.Type else { return traits.values.custom.contains(trait) }
        return system.value(in: traits.values) != system.value(in: UITraitCollection.Values())
    }

    public mutating func remove(_ trait: UITrait) {
        guard let system = trait as? any SystemTrait.Type else { return traits.values.custom.remove(trait) }
        system.set(system.value(in: UITraitCollection.Values()).base, in: &traits.values)
    }

    /// The traits with these over them.
    func applied(to outer: UITraitCollection) -> UITraitCollection {
        let values = outer.values.overridden(by: traits.values)
        return values == outer.values ? outer : UITraitCollection(values)
    }
}
