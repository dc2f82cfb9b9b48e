import FoundationOverlay

// Certificates are kept and handed back; nothing here judges them.

/// A certificate, by its bytes.
public final class SecCertificate: NSObject, Sendable {
    let bytes: Data

    init(_ bytes: Data) {
        self.bytes = bytes
        super.init()
    }
}

/// Nil for what does not begin as a certificate does: a sequence in DER.
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
    data.first == 0x30 ? SecCertificate(data) : nil
}
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.bytes }
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { nil }
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }

/// What a certificate is judged by.
public final class SecPolicy: NSObject, Sendable {}
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? { SecPolicy() }

public let kSecRevocationOCSPMethod: CFOptionFlags = 1 << 0
public let kSecRevocationCRLMethod: CFOptionFlags = 1 << 1
public let kSecRevocationPreferCRL: CFOptionFlags = 1 << 2
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 1 << 3
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 1 << 4
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = kSecRevocationOCSPMethod | kSecRevocationCRLMethod

/// How far a chain of certificates is trusted; the numbers are those of `SecTrust.h`.
public enum SecTrustResultType: UInt32, Sendable {
    case invalid = 0, proceed, confirm, deny, unspecified, recoverableTrustFailure, fatalTrustFailure, otherError
}

/// A chain of certificates to be judged.
/// - Support: none. Every judgement fails with `errSecUnimplemented`.
public final class SecTrust: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var chain: [SecCertificate]

    init(_ chain: [SecCertificate]) {
        self.chain = chain
        super.init()
    }

    var certificates: [SecCertificate] { lock.withLock { chain } }
}

public func SecTrustCreateWithCertificates(
    _ certificates: CFTypeRef, _ policies: CFTypeRef?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
    trust.pointee = SecTrust((certificates as? SecCertificate).map { [$0] } ?? certificates as? [SecCertificate] ?? [])
    return errSecSuccess
}
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus { errSecSuccess }
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus { errSecSuccess }
public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool) -> OSStatus { errSecSuccess }
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { trust.certificates.count }
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ index: CFIndex) -> SecCertificate? {
    trust.certificates.indices.contains(index) ? trust.certificates[index] : nil
}
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.certificates }
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { nil }

@discardableResult
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
    error?.pointee = SecKey.unavailable
    return false
}
public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
    result.pointee = .otherError
    return errSecUnimplemented
}
public func SecTrustGetTrustResult(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
    result.pointee = .invalid
    return errSecSuccess
}
public func SecTrustEvaluateAsyncWithError(
    _ trust: SecTrust, _ queue: DispatchQueue, _ result: @escaping @Sendable (SecTrust, Bool, CFError?) -> Void
) -> OSStatus {
    queue.async { result(trust, false, SecKey.unavailable) }
    return errSecSuccess
}

extension URLProtectionSpace {
    /// Nil: connections do not hand their certificates over here.
    public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
    /// Nothing to be let in with: certificates are judged by the transport here.
    public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}
