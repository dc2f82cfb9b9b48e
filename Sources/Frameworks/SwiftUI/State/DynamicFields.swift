import ViewEngine
@_spi(Reflection) import Swift

/// The dynamic properties stored in values of a type, found out once for each type.
@MainActor
enum DynamicFields {
    struct Field {
        let name: String
        /// Bytes from the beginning of the value.
        let offset: Int
        let type: any DynamicProperty.Type
    }

    private static var known: [ObjectIdentifier: [Field]] = [:]

    static func of(_ type: Any.Type) -> [Field] {
        if let fields = known[ObjectIdentifier(type)] { return fields }
        var fields: [Field] = []
        _forEachField(of: type) { name, offset, type, _ in
            if let type = type as? any DynamicProperty.Type {
                fields.append(Field(name: String(cString: name), offset: offset, type: type))
            }
            return true
        }
        known[ObjectIdentifier(type)] = fields
        return fields
    }

    /// Connects the properties of a value, in the order of their declaration.
    static func connect<Owner>(_ owner: inout Owner, _ site: PropertySite) {
        let fields = of(Owner.self)
        if fields.isEmpty { return }
        withUnsafeMutablePointer(to: &owner) { pointer in
            for field in fields { connect(field.type, at: UnsafeMutableRawPointer(pointer) + field.offset, site.nested(field.name)) }
        }
    }

    private static func connect<Property: DynamicProperty>(_ type: Property.Type, at address: UnsafeMutableRawPointer, _ site: PropertySite) {
        address.assumingMemoryBound(to: type).pointee._connect(site)
    }
}
