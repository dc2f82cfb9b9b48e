import Combine
import FoundationOverlay
import Synchronization
import ViewEngine

extension PropertySite {
    /// Makes the views again when the object is about to change; answers with what counts its changes.
    @discardableResult
    func watch<Object: ObservableObject>(_ object: Object) -> ObjectChanges {
        let changed = changed
        return share(ObjectIdentifier(object)) { ObjectChanges(of: object, changed) }
    }
}

/// The changes that an object has announced. As long as this is kept, no other object takes the object's address.
final class ObjectChanges {
    /// Announcements may come on any thread.
    private final class Count: Sendable {
        let number = Atomic(0)
    }

    private let object: AnyObject
    private let count = Count()
    private let subscription: AnyCancellable

    init<Object: ObservableObject>(of object: Object, _ changed: @escaping @Sendable () -> Void) {
        self.object = object
        subscription = object.objectWillChange.sink { [count] _ in
            count.number.wrappingAdd(1, ordering: .relaxed)
            changed()
        }
    }

    /// What tells an object, as it is now, from another one and from itself before a change.
    static func mark(of object: AnyObject?, _ changes: ObjectChanges?) -> ComparedValue {
        ComparedValue(Mark(object: object.map(ObjectIdentifier.init), number: changes?.count.number.load(ordering: .relaxed)))
    }

    private struct Mark: Equatable {
        let object: ObjectIdentifier?
        let number: Int?
    }
}
