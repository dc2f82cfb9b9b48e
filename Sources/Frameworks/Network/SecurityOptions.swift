import FoundationOverlay

/// Options of a secure connection. Nothing connects, so nothing asks for them again.
/// Unchecked, because NSObject is open and these have no state that could be shared.
open class OS_sec_protocol_options: NSObject, @unchecked Sendable {}
open class OS_sec_protocol_metadata: NSObject, @unchecked Sendable {}
open class OS_sec_trust: NSObject, @unchecked Sendable {}

public typealias sec_protocol_options_t = OS_sec_protocol_options
public typealias sec_protocol_metadata_t = OS_sec_protocol_metadata
public typealias sec_trust_t = OS_sec_trust
public typealias sec_protocol_verify_complete_t = (Bool) -> Void
public typealias sec_protocol_verify_t = (sec_protocol_metadata_t, sec_trust_t, @escaping sec_protocol_verify_complete_t) -> Void

/// Versions of TLS, by the numbers the protocol has for them (RFC 8446, 4.1.2).
public enum tls_protocol_version_t: UInt16, Sendable {
    case TLSv10 = 0x0301
    case TLSv11 = 0x0302
    case TLSv12 = 0x0303
    case TLSv13 = 0x0304
    case DTLSv10 = 0xfeff
    case DTLSv12 = 0xfefd
}

public func sec_protocol_options_set_verify_block(
    _ options: sec_protocol_options_t, _ verify_block: @escaping sec_protocol_verify_t, _ verify_block_queue: DispatchQueue
) {}
public func sec_protocol_options_set_min_tls_protocol_version(_ options: sec_protocol_options_t, _ version: tls_protocol_version_t) {}
public func sec_protocol_options_set_max_tls_protocol_version(_ options: sec_protocol_options_t, _ version: tls_protocol_version_t) {}
public func sec_protocol_options_set_tls_server_name(_ options: sec_protocol_options_t, _ server_name: UnsafePointer<CChar>) {}
public func sec_protocol_options_add_tls_application_protocol(
    _ options: sec_protocol_options_t, _ application_protocol: UnsafePointer<CChar>
) {}
public func sec_protocol_options_set_peer_authentication_required(_ options: sec_protocol_options_t, _ peer_authentication_required: Bool) {}
