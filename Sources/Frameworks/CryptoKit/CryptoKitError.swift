import COpenSSL
import FoundationOverlay

/// What goes wrong in cryptographic operations.
public enum CryptoKitError: Error, Equatable, Sendable {
    case incorrectKeySize
    case incorrectParameterSize
    case authenticationFailure
    case underlyingCoreCryptoError(error: Int32)
    case wrapFailure
    case unwrapFailure
    case invalidParameter
}

/// Keys in ASN.1 or PEM that cannot be read.
public enum CryptoKitASN1Error: Error, Equatable, Sendable {
    case invalidFieldIdentifier, unexpectedFieldType, invalidObjectIdentifier, invalidASN1Object, invalidASN1IntegerEncoding
    case truncatedASN1Field, unsupportedFieldLength, invalidPEMDocument
}

/// Calls of OpenSSL that answer 1 when they worked.
enum OpenSSL {
    static func check(_ code: Int32) throws {
        guard code == 1 else { throw CryptoKitError.underlyingCoreCryptoError(error: code) }
    }

    /// A call that only fails when memory is used up.
    static func require(_ code: Int32, _ what: StaticString = #function) {
        guard code == 1 else { fatalError("OpenSSL: \(what) failed") }
    }

    static func require<Pointer>(_ pointer: Pointer?, _ what: StaticString = #function) -> Pointer {
        guard let pointer else { fatalError("OpenSSL: \(what) failed") }
        return pointer
    }

    static func randomBytes(_ count: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        require(RAND_bytes(&bytes, Int32(count)))
        return bytes
    }
}

extension ContiguousBytes {
    var array: [UInt8] { withUnsafeBytes { Array($0) } }
}
