import ViewEngine

private enum TagKey {}

extension NodeTraits {
    /// The value of `tag(_:)`.
    var tag: AnyHashable? {
        get { layoutValues[ObjectIdentifier(TagKey.self)] as? AnyHashable }
        set { layoutValues[ObjectIdentifier(TagKey.self)] = newValue }
    }
}

extension View {
    public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        nonisolated(unsafe) let tag = AnyHashable(tag)
        return changingTraits { $0.tag = tag }
    }
}
