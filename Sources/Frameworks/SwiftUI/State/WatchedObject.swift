import Combine
import FoundationOverlay
import ViewEngine

extension PropertySite {
    /// Makes the views again when the object is about to change.
    func watch<Object: ObservableObject>(_ object: Object) {
        let changed = changed
        share(ObjectIdentifier(object)) { WatchedObject(object: object, subscription: object.objectWillChange.sink { _ in changed() }) }
    }
}

/// An object with its subscription; as long as it is kept, no other object takes its address.
private final class WatchedObject {
    let object: AnyObject
    let subscription: AnyCancellable

    init(object: AnyObject, subscription: AnyCancellable) {
        self.object = object
        self.subscription = subscription
    }
}
