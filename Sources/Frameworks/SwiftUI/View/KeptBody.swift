import Observation
import Synchronization
import ViewEngine

/// The body of a view as an earlier pass over the same archive made it. It stands as long as the view is the same and nothing has changed that
/// the body was made from: what only `body` makes, such as an identifier, is then the same in every pass, and with it what is kept for views
/// that are known by it.
@MainActor
final class KeptBody<V: View> {
    private struct Made {
        let view: V
        let body: V.Body
        let marks: [AnyHashable]
        let observed: ObservedObjects
    }

    private var made: Made?

    /// The body of `view`, whose properties are connected in `connected`.
    func body(of view: V, connected: V, changed: @escaping @Sendable () -> Void) -> V.Body {
        let marks = DynamicFields.marks(of: connected)
        if let made, let marks, made.marks == marks, made.observed.isUnchanged, DynamicFields.isSame(made.view, view) { return made.body }
        let observed = ObservedObjects(changed)
        let body = observed.track { connected.body }
        made = marks.map { Made(view: view, body: body, marks: $0, observed: observed) }
        return body
    }
}

/// What a body has read of observable objects. Told of changes from any thread.
private final class ObservedObjects: Sendable {
    private let hasChanged = Atomic(false)
    private let changed: @Sendable () -> Void

    init(_ changed: @escaping @Sendable () -> Void) { self.changed = changed }

    var isUnchanged: Bool { !hasChanged.load(ordering: .acquiring) }

    func track<Result>(_ read: () -> Result) -> Result { withObservationTracking(read, onChange: tell) }

    private var tell: @Sendable () -> Void {
        {
            self.hasChanged.store(true, ordering: .releasing)
            self.changed()
        }
    }
}

extension Evaluation {
    /// The body of a view at this place.
    func _body<V: View>(of view: V) -> V.Body {
        let connected = _connected(view)
        guard archive.pass.keepsBodies else { return connected.body }
        let kept = archive.pass.kept(at: place(of: "body")) { KeptBody<V>() }
        return kept.body(of: view, connected: connected, changed: archive.pass.changed)
    }
}

/// A property whose value can be told from an earlier one.
@MainActor
protocol MarkedProperty {
    /// Another one whenever the value may be another; nil where that cannot be said.
    var _mark: AnyHashable? { get }
}

extension State: MarkedProperty {
    var _mark: AnyHashable? { location.mark }
}

extension Environment: MarkedProperty {
    var _mark: AnyHashable? {
        guard Value.self is any Hashable.Type else { return nil }
        return (wrappedValue as? any Hashable).map { AnyHashable($0) }
    }
}

extension DynamicFields {
    /// The marks of a connected value's properties; nil where one cannot say what it is.
    static func marks<Owner>(of owner: Owner) -> [AnyHashable]? {
        withUnsafePointer(to: owner) { pointer in
            var marks: [AnyHashable] = []
            for field in of(Owner.self) {
                guard let mark = mark(field.type, at: UnsafeRawPointer(pointer) + field.offset) else { return nil }
                marks.append(mark)
            }
            return marks
        }
    }

    private static func mark<Property: DynamicProperty>(_ type: Property.Type, at address: UnsafeRawPointer) -> AnyHashable? {
        guard type is any MarkedProperty.Type else { return nil }
        return (address.assumingMemoryBound(to: type).pointee as? any MarkedProperty)?._mark
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
