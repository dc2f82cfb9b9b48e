extension Binding {
    /// A binding to an optional for one that always has a value.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
    }

    /// A binding to the value of an optional; nil where there is none now.
    public init?(_ base: Binding<Value?>) {
        guard let last = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? last }, set: { base.wrappedValue = $0 })
    }

    /// A binding to a hashable value as one of any.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(get: { AnyHashable(base.wrappedValue) }, set: { if let value = $0.base as? V { base.wrappedValue = value } })
    }
}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}
