import UIKit
import ViewEngine

/// A value of the environment that UIKit's traits carry: where nobody has set it, it is read from the traits of the device.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
    static func read(from traitCollection: UITraitCollection) -> Value
    static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension EnvironmentValues {
    public subscript<K: UITraitBridgedEnvironmentKey>(key: K.Type) -> K.Value {
        get { stored(key) ?? K.read(from: .current) }
        set { set(newValue, for: key) }
    }

    private mutating func set<K: EnvironmentKey>(_ value: K.Value, for key: K.Type) { self[key] = value }
}
