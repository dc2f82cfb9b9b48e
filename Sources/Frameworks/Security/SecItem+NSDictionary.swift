import Foundation
import FoundationOverlay

// A dictionary of Foundation is one of Core Foundation on Apple's systems, so that queries may be either.

private func bridged(_ query: NSDictionary) -> CFDictionary {
    query.reduce(into: [:]) { result, entry in
        if let key = entry.key as? String { result[key] = entry.value }
    }
}

/// Adds an item to the keychain.
///
/// - Support: partial. The keychain lives as long as the process; access control and accessibility are not enforced.
@_disfavoredOverload
@discardableResult
public func SecItemAdd(_ attributes: NSDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    SecItemAdd(bridged(attributes), result)
}

/// Finds items. The result is data, a dictionary of attributes, or an array of these, as the query asks.
/// - Support: partial. The keychain lives as long as the process; access control and accessibility are not enforced.
@_disfavoredOverload
@discardableResult
public func SecItemCopyMatching(_ query: NSDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    SecItemCopyMatching(bridged(query), result)
}

/// - Support: partial. The keychain lives as long as the process; access control and accessibility are not enforced.
@_disfavoredOverload
@discardableResult
public func SecItemUpdate(_ query: NSDictionary, _ attributesToUpdate: NSDictionary) -> OSStatus {
    SecItemUpdate(bridged(query), bridged(attributesToUpdate))
}

/// - Support: partial. The keychain lives as long as the process; access control and accessibility are not enforced.
@_disfavoredOverload
@discardableResult
public func SecItemDelete(_ query: NSDictionary) -> OSStatus { SecItemDelete(bridged(query)) }
