import Foundation

extension NSObject {
    /// The value called `key`, for sort descriptors with keys.
    public subscript(_key key: String) -> Any? { KeyPathReading.value(at: key, of: self) }
}

extension NSSortDescriptor {
    /// Sorts objects by the value they have under `key`. Missing values come first.
    public convenience init(key: String?, ascending: Bool) {
        self.init(keyPath: \NSObject[_key: key ?? "self"], ascending: ascending) { a, b in
            ValueComparison.sortOrder(a, b)
        }
    }

    /// Sorts objects by the value at a key path. Missing values come first.
    @_disfavoredOverload
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(keyPath: keyPath, ascending: ascending) { a, b in
            ValueComparison.sortOrder(a, b)
        }
    }

    /// Sorts objects as a sort descriptor of Swift does.
    public convenience init<Compared: NSObject>(_ sortDescriptor: SortDescriptor<Compared>) {
        self.init(keyPath: \Compared.self, ascending: true) { a, b in
            guard let a = a as? Compared, let b = b as? Compared else { return .orderedSame }
            return sortDescriptor.compare(a, b)
        }
    }

    /// As ``init(key:ascending:)``, whatever the selector: text is compared as it stands.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) { self.init(key: key, ascending: ascending) }
}

extension ValueComparison {
    static func sortOrder(_ a: Any, _ b: Any) -> ComparisonResult {
        switch (KeyPathReading.unwrapped(a), KeyPathReading.unwrapped(b)) {
        case (nil, nil): .orderedSame
        case (nil, _): .orderedAscending
        case (_, nil): .orderedDescending
        case (let a?, let b?): order(a, b) ?? .orderedSame
        }
    }
}
