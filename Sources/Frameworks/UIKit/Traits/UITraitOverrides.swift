import FoundationOverlay

/// Traits that a view or a controller sets for itself and what is inside it.
///
/// - Support: partial: the style also changes what is drawn; of the others, code alone sees them.
public struct UITraitOverrides: UIMutableTraits {
    var values = UITraitCollection.Values()

    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { values.style }
        set { values.style = newValue }
    }
    public var accessibilityContrast: UIAccessibilityContrast {
        get { values.contrast }
        set { values.contrast = newValue }
    }
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { values.level }
        set { values.level = newValue }
    }
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { values.idiom }
        set { values.idiom = newValue }
    }
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { values.category }
        set { values.category = newValue }
    }
    public var displayScale: CGFloat {
        get { values.scale }
        set { values.scale = newValue }
    }
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { values.horizontal }
        set { values.horizontal = newValue }
    }
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { values.vertical }
        set { values.vertical = newValue }
    }
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { values.direction }
        set { values.direction = newValue }
    }
    public var displayGamut: UIDisplayGamut {
        get { values.gamut }
        set { values.gamut = newValue }
    }
    public var legibilityWeight: UILegibilityWeight {
        get { values.legibility }
        set { values.legibility = newValue }
    }

    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }

    public func contains(_ trait: UITrait) -> Bool {
        guard let system = trait as? any SystemTrait.Type else { return values.custom.contains(trait) }
        return system.value(in: values) != system.value(in: UITraitCollection.Values())
    }

    public mutating func remove(_ trait: UITrait) {
        guard let system = trait as? any SystemTrait.Type else { return values.custom.remove(trait) }
        system.set(system.value(in: UITraitCollection.Values()).base, in: &values)
    }

    /// The traits with these over them.
    func applied(to outer: UITraitCollection) -> UITraitCollection {
        let values = outer.values.overridden(by: values)
        return values == outer.values ? outer : UITraitCollection(values)
    }
}
