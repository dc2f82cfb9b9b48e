import ViewEngine

/// A stored property that is brought up to date before the view's body is read.
public protocol DynamicProperty {
    mutating func update()
    /// Takes what the window keeps for the property, and what surrounds its view. Properties of one's own take the default, which connects
    /// those they are made of and then updates.
    @MainActor mutating func _connect(_ site: PropertySite)
}

extension DynamicProperty {
    public mutating func update() {}

    @MainActor public mutating func _connect(_ site: PropertySite) {
        DynamicFields.connect(&self, site)
        update()
    }
}

extension Evaluation {
    /// A view, modifier, style or scene whose properties are connected with this place, and whose animated data is as it is seen.
    public func _connected<Owner>(_ owner: Owner) -> Owner {
        guard !DynamicFields.of(Owner.self).isEmpty else { return moving(owner) }
        var owner = owner
        DynamicFields.connect(&owner, PropertySite(in: self))
        return moving(owner)
    }
}
