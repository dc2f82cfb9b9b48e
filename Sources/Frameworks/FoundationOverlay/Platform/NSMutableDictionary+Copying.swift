import Foundation

extension NSMutableDictionary {
    /// The value of a key that is copied, as a dictionary of Objective-C takes it.
    public subscript(key: any NSCopying) -> Any? {
        get { object(forKey: key) }
        set {
            let key = (key as? AnyHashable) ?? AnyHashable(ObjectIdentifier(key as AnyObject))
            self[key] = newValue
        }
    }
}
