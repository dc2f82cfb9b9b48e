import FoundationOverlay

/// A trait: what it is when nobody sets it. Programs define their own.
public protocol UITraitDefinition: SendableMetatype {
    associatedtype Value

    static var defaultValue: Value { get }
    /// What the trait is called where people look for mistakes.
    static var name: String { get }
    /// What it is called where it is stored; nil for nowhere.
    static var identifier: String? { get }
    /// Whether colours follow it.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var name: String { String(describing: Self.self) }
    public static var identifier: String? { nil }
    public static var affectsColorAppearance: Bool { false }
}

/// Traits by their definitions, without their values.
public typealias UITrait = any UITraitDefinition.Type

extension UITraitCollection {
    /// A trait that a program has defined, or one of the system's.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

    /// Traits that differ, among those of the system and those that either collection sets.
    public func changedTraits(from other: UITraitCollection?) -> [UITrait] {
        let others = other?.values ?? Values()
        let custom = values.custom.changes(from: others.custom)
        return SystemTraits.all.filter { $0.value(in: values) != $0.value(in: others) }.map { $0 as UITrait } + custom
    }
}

extension UITraitCollection.Values {
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get {
            if let system = trait as? any SystemTrait.Type, let value = system.value(in: self).base as? T.Value { return value }
            return custom[trait]
        }
        set {
            if let system = trait as? any SystemTrait.Type { system.set(newValue, in: &self) } else { custom[trait] = newValue }
        }
    }
}

/// Values of the traits that programs define. Two collections are the same where they hold what was set by the same step.
struct CustomTraits: Hashable {
    private final class Setting {
        let trait: UITrait
        let value: Any
        init(_ trait: UITrait, _ value: Any) { (self.trait, self.value) = (trait, value) }
    }

    private var settings: [ObjectIdentifier: Setting] = [:]

    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { settings[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue }
        set { settings[ObjectIdentifier(trait)] = Setting(trait, newValue) }
    }

    func contains(_ trait: UITrait) -> Bool { settings[ObjectIdentifier(trait)] != nil }
    mutating func remove(_ trait: UITrait) { settings[ObjectIdentifier(trait)] = nil }

    func overridden(by other: Self) -> Self {
        var result = self
        result.settings.merge(other.settings) { _, new in new }
        return result
    }

    func changes(from other: Self) -> [UITrait] {
        let keys = Set(settings.keys).union(other.settings.keys)
        return keys.filter { settings[$0] !== other.settings[$0] }.compactMap { (settings[$0] ?? other.settings[$0])?.trait }
    }

    static func == (a: Self, b: Self) -> Bool {
        a.settings.count == b.settings.count && a.settings.allSatisfy { b.settings[$0.key] === $0.value }
    }

    func hash(into hasher: inout Hasher) {
        for setting in settings.values.map(ObjectIdentifier.init).sorted() { hasher.combine(setting) }
    }
}
