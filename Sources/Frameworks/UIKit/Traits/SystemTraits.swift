import FoundationOverlay

/// A trait of the system, kept in a place of its own.
protocol SystemTrait: UITraitDefinition where Value: Hashable {
    static var place: WritableKeyPath<UITraitCollection.Values, Value> { get }
}

extension SystemTrait {
    static func value(in values: UITraitCollection.Values) -> AnyHashable { AnyHashable(values[keyPath: place]) }

    static func set(_ value: Any, in values: inout UITraitCollection.Values) {
        if let value = value as? Value { values[keyPath: place] = value }
    }
}

enum SystemTraits {
    static let all: [any SystemTrait.Type] = [
        UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self, UITraitUserInterfaceIdiom.self,
        UITraitPreferredContentSizeCategory.self, UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
        UITraitLayoutDirection.self, UITraitDisplayGamut.self, UITraitLegibilityWeight.self,
    ]
}

public struct UITraitUserInterfaceStyle: SystemTrait {
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var place: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceStyle> { \.style }
}

public struct UITraitAccessibilityContrast: SystemTrait {
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var place: WritableKeyPath<UITraitCollection.Values, UIAccessibilityContrast> { \.contrast }
}

public struct UITraitUserInterfaceLevel: SystemTrait {
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var place: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceLevel> { \.level }
}

public struct UITraitUserInterfaceIdiom: SystemTrait {
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    static var place: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceIdiom> { \.idiom }
}

public struct UITraitPreferredContentSizeCategory: SystemTrait {
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    static var place: WritableKeyPath<UITraitCollection.Values, UIContentSizeCategory> { \.category }
}

public struct UITraitDisplayScale: SystemTrait {
    public static var defaultValue: CGFloat { 0 }
    static var place: WritableKeyPath<UITraitCollection.Values, CGFloat> { \.scale }
}

public struct UITraitHorizontalSizeClass: SystemTrait {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var place: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> { \.horizontal }
}

public struct UITraitVerticalSizeClass: SystemTrait {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var place: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> { \.vertical }
}

public struct UITraitLayoutDirection: SystemTrait {
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    static var place: WritableKeyPath<UITraitCollection.Values, UITraitEnvironmentLayoutDirection> { \.direction }
}

public struct UITraitDisplayGamut: SystemTrait {
    public static var defaultValue: UIDisplayGamut { .unspecified }
    static var place: WritableKeyPath<UITraitCollection.Values, UIDisplayGamut> { \.gamut }
}

public struct UITraitLegibilityWeight: SystemTrait {
    public static var defaultValue: UILegibilityWeight { .unspecified }
    static var place: WritableKeyPath<UITraitCollection.Values, UILegibilityWeight> { \.legibility }
}
