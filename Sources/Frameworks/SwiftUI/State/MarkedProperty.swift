import ViewEngine

/// A property whose value can be told from an earlier one. Other dynamic properties are told apart by those they are made of, and bit by bit.
@MainActor
protocol MarkedProperty {
    /// Another one whenever the value may be another, unless reading it is tracked.
    var _mark: ComparedValue { get }
}

extension State: MarkedProperty {
    var _mark: ComparedValue { ComparedValue(ObjectIdentifier(location)) }
}

extension FocusState: MarkedProperty {
    var _mark: ComparedValue { state._mark }
}

extension GestureState: MarkedProperty {
    var _mark: ComparedValue { state._mark }
}

extension Environment: MarkedProperty {
    var _mark: ComparedValue { ComparedValue(comparing: found) }
}

extension AppStorage: MarkedProperty {
    var _mark: ComparedValue { ComparedValue(comparing: wrappedValue) }
}

extension SceneStorage: MarkedProperty {
    var _mark: ComparedValue { ComparedValue(comparing: wrappedValue) }
}

extension ScaledMetric: MarkedProperty {
    var _mark: ComparedValue { ComparedValue(wrappedValue) }
}

extension ObservedObject: MarkedProperty {
    var _mark: ComparedValue { ObjectChanges.mark(of: wrappedValue, changes) }
}

extension StateObject: MarkedProperty {
    var _mark: ComparedValue { ObjectChanges.mark(of: wrappedValue, changes) }
}

extension EnvironmentObject: MarkedProperty {
    var _mark: ComparedValue { ObjectChanges.mark(of: found, changes) }
}

extension DynamicFields {
    /// The marks of a connected value's properties.
    static func marks<Owner>(of owner: Owner) -> [ComparedValue] {
        withUnsafePointer(to: owner) { pointer in
            of(Owner.self).map { mark($0.type, at: UnsafeRawPointer(pointer) + $0.offset) }
        }
    }

    private static func mark<Property: DynamicProperty>(_ type: Property.Type, at address: UnsafeRawPointer) -> ComparedValue {
        let property = address.assumingMemoryBound(to: type).pointee
        if let marked = property as? any MarkedProperty { return marked._mark }
        return ComparedValue((property, marks(of: property))) { one, other in
            one.1.elementsEqual(other.1) { $0.equals($1) } && isSame(one.0, other.0)
        }
    }

    /// Whether two values are the same bit by bit, but for their dynamic properties. Both are alive, so that what they point to is not replaced.
    static func isSame<Owner>(_ one: Owner, _ other: Owner) -> Bool {
        withUnsafeBytes(of: one) { one in
            withUnsafeBytes(of: other) { other in
                var start = 0
                for (offset, size) in of(Owner.self).map({ ($0.offset, size($0.type)) }).sorted(by: { $0.0 < $1.0 }) {
                    guard offset >= start, one[start..<offset].elementsEqual(other[start..<offset]) else { return false }
                    start = offset + size
                }
                return one[start...].elementsEqual(other[start...])
            }
        }
    }

    private static func size<Property>(_: Property.Type) -> Int { MemoryLayout<Property>.size }
}
