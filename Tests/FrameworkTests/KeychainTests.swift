import Foundation
import Security
import Testing

@Suite struct KeychainTests {
    private func query(_ account: String) -> [String: Any] {
        [kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "tests", kSecAttrAccount as String: account]
    }

    @Test func randomBytesFillWhatIsAsked() {
        var bytes = [UInt8](repeating: 0, count: 64)
        #expect(SecRandomCopyBytes(kSecRandomDefault, 63, &bytes) == errSecSuccess)
        #expect(bytes[63] == 0 && Set(bytes).count > 8)
        #expect(SecRandomCopyBytes(kSecRandomDefault, -1, &bytes) == errSecParam)
    }

    @Test func keysAreToldApartByTheirTags() {
        func key(_ tag: String) -> CFDictionary {
            [kSecClass: kSecClassKey, kSecAttrApplicationTag: tag, kSecValueData: Data(tag.utf8)] as [CFString: Any] as CFDictionary
        }
        #expect(SecItemAdd(key("org.example.one"), nil) == errSecSuccess)
        #expect(SecItemAdd(key("org.example.two"), nil) == errSecSuccess)
        #expect(SecItemAdd(key("org.example.one"), nil) == errSecDuplicateItem)
        #expect(SecItemDelete([kSecClass: kSecClassKey] as [CFString: Any] as CFDictionary) == errSecSuccess)
    }

    @Test func queriesOfFoundationAreTakenAsThoseOfCoreFoundation() {
        let item: NSDictionary = [
            NSString(format: kSecClass as NSString): kSecClassGenericPassword, kSecAttrService as NSString: "tests",
            kSecAttrAccount as NSString: "foundation", kSecValueData as NSString: Data("old".utf8),
        ]
        #expect(SecItemAdd(item, nil) == errSecSuccess)
        let search: NSMutableDictionary = [
            kSecClass as NSString: kSecClassGenericPassword, kSecAttrService as NSString: "tests", kSecAttrAccount as NSString: "foundation",
        ]
        let change: NSDictionary = [kSecValueData as NSString: Data("new".utf8)]
        #expect(SecItemUpdate(search, change) == errSecSuccess)
        search[kSecReturnData] = kCFBooleanTrue
        search[kSecMatchLimit] = kSecMatchLimitOne
        var found: AnyObject?
        #expect(SecItemCopyMatching(search, &found) == errSecSuccess)
        #expect(found as? Data == Data("new".utf8))
        #expect(SecItemDelete(search) == errSecSuccess && SecItemCopyMatching(search, nil) == errSecItemNotFound)
    }

    @Test func anItemIsAddedFoundChangedAndDeleted() {
        var item = query("first")
        item[kSecValueData as String] = Data("secret".utf8)
        #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
        #expect(SecItemAdd(item as CFDictionary, nil) == errSecDuplicateItem)

        var search = query("first")
        search[kSecReturnData as String] = kCFBooleanTrue!
        search[kSecMatchLimit as String] = kSecMatchLimitOne
        var result: AnyObject?
        #expect(SecItemCopyMatching(search as CFDictionary, &result) == errSecSuccess)
        #expect(result as? Data == Data("secret".utf8))

        let change = [kSecValueData as String: Data("other".utf8)] as CFDictionary
        #expect(SecItemUpdate(query("first") as CFDictionary, change) == errSecSuccess)
        #expect(SecItemCopyMatching(search as CFDictionary, &result) == errSecSuccess)
        #expect(result as? Data == Data("other".utf8))
        #expect(SecItemDelete(query("first") as CFDictionary) == errSecSuccess)
        #expect(SecItemCopyMatching(search as CFDictionary, &result) == errSecItemNotFound)
    }

    @Test func attributesAreReturnedOnRequest() throws {
        var item = query("second")
        item[kSecValueData as String] = Data([1])
        SecItemAdd(item as CFDictionary, nil)
        var search = query("second")
        search[kSecReturnAttributes as String] = true
        search[kSecReturnData as String] = true
        var result: CFTypeRef?
        #expect(SecItemCopyMatching(search as CFDictionary, &result) == errSecSuccess)
        let found = try #require(result as? [String: Any])
        #expect(found[kSecAttrAccount as String] as? String == "second")
        #expect(found[kSecValueData as String] as? Data == Data([1]))
    }
}

@Suite struct KeychainAttributeTests {
    /// Passwords for one server differ by protocol and port, as on a device.
    @Test func internetPasswordsDifferByProtocol() {
        var query: [String: Any] = [
            kSecClass: kSecClassInternetPassword, kSecAttrServer: "example.com", kSecAttrAccount: "kea", kSecAttrProtocol: kSecAttrProtocolHTTPS,
            kSecValueData: Data([1]),
        ]
        #expect(SecItemAdd(query as CFDictionary, nil) == errSecSuccess)
        #expect(SecItemAdd(query as CFDictionary, nil) == errSecDuplicateItem)
        query[kSecAttrProtocol] = kSecAttrProtocolFTP
        #expect(SecItemAdd(query as CFDictionary, nil) == errSecSuccess)
    }

    @Test func errorsCanBeHeldUnmanaged() {
        var error: Unmanaged<CFError>?
        #expect(SecAccessControlCreateWithFlags(kCFAllocatorDefault, "ak" as CFTypeRef, [.userPresence, .or], &error) != nil && error == nil)
        #expect(CFErrorGetCode(NSError(domain: "a", code: 5)) == 5)
    }
}
