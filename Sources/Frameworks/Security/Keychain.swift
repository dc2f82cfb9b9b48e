import CoreGraphics
import FoundationOverlay

/// The items of the keychain. They live as long as the process.
final class Keychain: @unchecked Sendable {
    static let shared = Keychain()

    struct Item {
        var attributes: [String: Any]
        var data: Data?
    }

    /// Attributes that tell items of a class apart.
    private static let primary: [String: [String]] = [
        kSecClassGenericPassword: [kSecAttrAccount, kSecAttrService, kSecAttrAccessGroup],
        kSecClassInternetPassword: [
            kSecAttrAccount, kSecAttrServer, kSecAttrAccessGroup, kSecAttrSecurityDomain, kSecAttrProtocol, kSecAttrAuthenticationType,
            kSecAttrPort, kSecAttrPath,
        ],
        kSecClassKey: [
            kSecAttrApplicationTag, kSecAttrApplicationLabel, kSecAttrKeyType, kSecAttrKeySizeInBits, kSecAttrEffectiveKeySize, kSecAttrKeyClass,
            kSecAttrAccessGroup,
        ],
    ]
    private static let controls: Set<String> = [
        kSecMatchLimit, kSecReturnData, kSecReturnAttributes, kSecReturnRef, kSecReturnPersistentRef, kSecValueData, kSecValueRef,
        kSecUseDataProtectionKeychain, kSecUseAuthenticationUI, kSecAttrAccessControl, kSecAttrAccessible, kSecUseOperationPrompt,
        kSecUseNoAuthenticationUI, kSecUseAuthenticationContext, kSecMatchCaseInsensitive,
    ]

    private let lock = NSLock()
    private var items: [Item] = []

    func add(_ query: [String: Any]) -> OSStatus {
        guard let kind = query[kSecClass] as? String else { return errSecParam }
        let attributes = query.filter { $0.key == kSecAttrAccessible || !Self.controls.contains($0.key) }
        let keys = Self.primary[kind] ?? [kSecAttrLabel]
        let item = Item(attributes: attributes, data: query[kSecValueData] as? Data)
        return lock.withLock {
            let isKnown = items.contains { old in
                old.attributes[kSecClass] as? String == kind && keys.allSatisfy { Self.same(old.attributes[$0], attributes[$0]) }
            }
            guard !isKnown else { return errSecDuplicateItem }
            items.append(item)
            return errSecSuccess
        }
    }

    func find(_ query: [String: Any]) -> [Item] { lock.withLock { items.filter { Self.matches($0, query) } } }

    func update(_ query: [String: Any], _ changes: [String: Any]) -> OSStatus {
        lock.withLock {
            let found = items.indices.filter { Self.matches(items[$0], query) }
            guard !found.isEmpty else { return errSecItemNotFound }
            for index in found {
                if let data = changes[kSecValueData] as? Data { items[index].data = data }
                for (key, value) in changes where key != kSecValueData { items[index].attributes[key] = value }
            }
            return errSecSuccess
        }
    }

    func delete(_ query: [String: Any]) -> OSStatus {
        lock.withLock {
            let count = items.count
            items.removeAll { Self.matches($0, query) }
            return items.count < count ? errSecSuccess : errSecItemNotFound
        }
    }

    private static func matches(_ item: Item, _ query: [String: Any]) -> Bool {
        query.allSatisfy { key, value in
            if controls.contains(key) { return true }
            if key == kSecAttrSynchronizable, value as? String == kSecAttrSynchronizableAny { return true }
            return same(item.attributes[key], value)
        }
    }

    private static func same(_ a: Any?, _ b: Any?) -> Bool {
        switch (a, b) {
        case (nil, nil): true
        case (let a as AnyHashable, let b as AnyHashable): a == b
        default: false
        }
    }
}
