import CoreGraphics
import FoundationOverlay

private func plain(_ query: CFDictionary) -> [String: Any] {
    Dictionary(uniqueKeysWithValues: query.compactMap { key, value in (key.base as? String).map { ($0, value) } })
}

/// Adds an item to the keychain.
///
/// - Support: partial. The keychain lives as long as the process; access control and accessibility are not enforced.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    let query = plain(attributes)
    let status = Keychain.shared.add(query)
    if status == errSecSuccess, let item = Keychain.shared.find(query).first { result?.pointee = answer(item, query) }
    return status
}

/// Finds items. The result is data, a dictionary of attributes, or an array of these, as the query asks.
/// - Support: partial. The keychain lives as long as the process; access control and accessibility are not enforced.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    let query = plain(query)
    let found = Keychain.shared.find(query)
    guard let first = found.first else { return errSecItemNotFound }
    if query[kSecMatchLimit] as? String == kSecMatchLimitAll {
        result?.pointee = found.compactMap { answer($0, query) } as AnyObject
    } else {
        result?.pointee = answer(first, query)
    }
    return errSecSuccess
}

/// - Support: partial. The keychain lives as long as the process; access control and accessibility are not enforced.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    Keychain.shared.update(plain(query), plain(attributesToUpdate))
}

/// - Support: partial. The keychain lives as long as the process; access control and accessibility are not enforced.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { Keychain.shared.delete(plain(query)) }

private func answer(_ item: Keychain.Item, _ query: [String: Any]) -> AnyObject? {
    let wantsData = query[kSecReturnData] as? Bool ?? false
    guard query[kSecReturnAttributes] as? Bool ?? false else { return wantsData ? item.data.map { $0 as AnyObject } : nil }
    var attributes = item.attributes
    if wantsData { attributes[kSecValueData] = item.data }
    return attributes as AnyObject
}
