import FoundationOverlay
import SwiftUI

/// Which model was chosen last, kept in user defaults.
extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == PersistentIdentifier {
        self.init(_coding: wrappedValue, key, store: store)
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == PersistentIdentifier? { self.init(_coding: key, store: store) }
}
