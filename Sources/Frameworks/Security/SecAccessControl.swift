import CoreGraphics
import FoundationOverlay

/// What must be given before an item may be read. Items here are read without.
public final class SecAccessControl: NSObject, @unchecked Sendable {
    let protection: String
    let flags: SecAccessControlCreateFlags

    init(protection: String, flags: SecAccessControlCreateFlags) {
        self.protection = protection
        self.flags = flags
    }
}

/// Bits of Apple's `SecAccessControl.h`.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
    public let rawValue: CFOptionFlags

    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

    public static let userPresence = Self(rawValue: 1 << 0)
    public static let biometryAny = Self(rawValue: 1 << 1)
    public static let biometryCurrentSet = Self(rawValue: 1 << 3)
    public static let devicePasscode = Self(rawValue: 1 << 4)
    public static let watch = Self(rawValue: 1 << 5)
    public static let or = Self(rawValue: 1 << 14)
    public static let and = Self(rawValue: 1 << 15)
    public static let privateKeyUsage = Self(rawValue: 1 << 30)
    public static let applicationPassword = Self(rawValue: 1 << 31)
    public static let touchIDAny = biometryAny
    public static let touchIDCurrentSet = biometryCurrentSet
}

public func SecAccessControlCreateWithFlags(
    _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl(protection: "\(protection)", flags: flags) }

/// Passwords shared with web sites: there are none, and none are kept.
public func SecAddSharedWebCredential(
    _ fqdn: CFString, _ account: CFString, _ password: CFString?, _ completionHandler: @escaping (CFError?) -> Void
) { completionHandler(NSError(domain: "NSOSStatusErrorDomain", code: Int(errSecUnimplemented))) }

public func SecRequestSharedWebCredential(
    _ fqdn: CFString?, _ account: CFString?, _ completionHandler: @escaping (CFArray?, CFError?) -> Void
) { completionHandler(nil, NSError(domain: "NSOSStatusErrorDomain", code: Int(errSecItemNotFound))) }

/// Four groups of letters and digits, as Safari proposes them.
public func SecCreateSharedWebCredentialPassword() -> CFString? {
    let letters = Array("abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789")
    return (0..<4).map { _ in String((0..<3).compactMap { _ in letters.randomElement() }) }.joined(separator: "-")
}
