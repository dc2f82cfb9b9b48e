import Foundation
import Synchronization

extension NotificationCenter {
    /// Calls a method of the observer on the main thread for each notification, as long as the observer is there.
    public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {
        let target = SelectorCall(object: observer as AnyObject, selector: selector, arguments: [])
        let token = addObserver(forName: name, object: object, queue: nil) { notification in
            guard let object = target.object else { return }
            SelectorCall(object: object, selector: selector, arguments: [notification]).run()
        }
        SelectorObservers.add(token, of: observer as AnyObject, name: name)
    }

    /// Ends what an object observes with a method, or what a token stands for.
    public func removeObserver(_ observer: AnyObject) {
        for token in SelectorObservers.remove(observer, name: nil) { removeObserver(token as Any) }
        removeObserver(observer as Any)
    }

    public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: Any?) {
        for token in SelectorObservers.remove(observer, name: name) { removeObserver(token as Any) }
        removeObserver(observer as Any, name: name, object: object)
    }
}

/// The tokens of what objects observe with methods.
private enum SelectorObservers {
    private struct Entry: @unchecked Sendable {
        weak var observer: AnyObject?
        var name: Notification.Name?
        var token: any NSObjectProtocol
    }

    private static let entries = Mutex<[Entry]>([])

    static func add(_ token: any NSObjectProtocol, of observer: AnyObject, name: Notification.Name?) {
        let entry = Entry(observer: observer, name: name, token: token)
        entries.withLock { $0.append(entry) }
    }

    /// Forgets what an object observes under a name, or under all where none is given, and what is gone.
    static func remove(_ observer: AnyObject, name: Notification.Name?) -> [any NSObjectProtocol] {
        let observer = ObjectIdentifier(observer)
        let removed: [Entry] = entries.withLock { entries in
            let isRemoved = { (entry: Entry) in
                entry.observer.map { ObjectIdentifier($0) == observer && (name == nil || entry.name == name) } ?? true
            }
            let removed = entries.filter(isRemoved)
            entries.removeAll(where: isRemoved)
            return removed
        }
        return removed.map(\.token)
    }
}
