import Foundation

/// `as? NSError` as on Apple's systems, where every error is one; adapted sources call it.
public func _asNSError(_ value: Any?) -> NSError? {
    if let error = value as? NSError { return error }
    return (value as? any Error).map { $0 as NSError }
}
