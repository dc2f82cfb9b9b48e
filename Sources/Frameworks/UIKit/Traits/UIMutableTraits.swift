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

extension UITraitCollection {
    public typealias TraitMutations = (inout any UIMutableTraits) -> Void

    /// The traits that the closure sets; the others are left unspecified.
    public convenience init(mutations: TraitMutations) { self.init(Self.changed(Values(), mutations)) }

    /// These traits with what the closure sets.
    public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection { UITraitCollection(Self.changed(values, mutations)) }

    private static func changed(_ values: Values, _ mutations: TraitMutations) -> Values {
        var traits: any UIMutableTraits = UITraitOverrides(values: values)
        mutations(&traits)
        return (traits as? UITraitOverrides)?.values ?? values
    }
}
