import FoundationOverlay

/// Traits while a collection of them is made.
public protocol UIMutableTraits {
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var accessibilityContrast: UIAccessibilityContrast { get set }
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    var displayScale: CGFloat { get set }
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    var displayGamut: UIDisplayGamut { get set }
    var legibilityWeight: UILegibilityWeight { get set }

    /// A trait that a program has defined, or one of the system's.
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

struct MutableTraits: UIMutableTraits {
    var values: UITraitCollection.Values

    var userInterfaceStyle: UIUserInterfaceStyle {
        get { values.style }
        set { values.style = newValue }
    }
    var accessibilityContrast: UIAccessibilityContrast {
        get { values.contrast }
        set { values.contrast = newValue }
    }
    var userInterfaceLevel: UIUserInterfaceLevel {
        get { values.level }
        set { values.level = newValue }
    }
    var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { values.idiom }
        set { values.idiom = newValue }
    }
    var preferredContentSizeCategory: UIContentSizeCategory {
        get { values.category }
        set { values.category = newValue }
    }
    var displayScale: CGFloat {
        get { values.scale }
        set { values.scale = newValue }
    }
    var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { values.horizontal }
        set { values.horizontal = newValue }
    }
    var verticalSizeClass: UIUserInterfaceSizeClass {
        get { values.vertical }
        set { values.vertical = newValue }
    }
    var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { values.direction }
        set { values.direction = newValue }
    }
    var displayGamut: UIDisplayGamut {
        get { values.gamut }
        set { values.gamut = newValue }
    }
    var legibilityWeight: UILegibilityWeight {
        get { values.legibility }
        set { values.legibility = newValue }
    }

    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }
}

extension UITraitCollection {
    public typealias TraitMutations = (inout any UIMutableTraits) -> Void

    /// The traits that the closure sets; the others are left unspecified.
    public convenience init(mutations: TraitMutations) { self.init(Self.changed(Values(), mutations)) }

    /// These traits with what the closure sets.
    public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection { UITraitCollection(Self.changed(values, mutations)) }

    private static func changed(_ values: Values, _ mutations: TraitMutations) -> Values {
        var traits: any UIMutableTraits = MutableTraits(values: values)
        mutations(&traits)
        return (traits as? MutableTraits)?.values ?? values
    }
}
