import Foundation

/// The claims of a provider's token (a JSON Web Token), read but not verified.
public struct ProviderToken: Codable, Hashable, Sendable {
    public var keyIdentifier: String
    public var team: String
    public var issuedAt: Date
    /// What is signed: header and claims as they were sent.
    public var signed: Data
    /// 64 bytes: r and s.
    public var signature: Data
    /// What a strict reader would not have taken.
    public var oddities: [String]

    /// Why a text is no token that can be used, in words.
    public struct Fault: Error, Hashable, Sendable {
        public var sentence: String
    }

    public init(_ text: String) throws(Fault) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let head = Data(base64URL: parts[0]), let claims = Data(base64URL: parts[1]),
            let signature = Data(base64URL: parts[2])
        else { throw Fault(sentence: "the token is no JSON Web Token: three parts in base64url with points between them") }
        let header = try Self.object(head, "header")
        let body = try Self.object(claims, "claims")
        var oddities: [String] = []
        switch header["alg"] as? String {
        case "ES256": break
        case nil: oddities.append("the token's header has no “alg”")
        case let other?: throw Fault(sentence: "the token is signed with \(other); Apple takes ES256 alone")
        }
        guard let key = header["kid"] as? String, !key.isEmpty else {
            throw Fault(sentence: "the token's header has no “kid”, the identifier of the key")
        }
        guard let team = body["iss"] as? String, !team.isEmpty else {
            throw Fault(sentence: "the token's claims have no “iss”, the identifier of the team")
        }
        guard let issued = body["iat"] else { throw Fault(sentence: "the token's claims have no “iat”, the time of its making") }
        guard signature.count == 64 else { throw Fault(sentence: "the token's signature has \(signature.count) bytes; ES256 has 64") }
        issuedAt = try Self.date(issued, &oddities)
        (keyIdentifier, self.team, self.signature, self.oddities) = (key, team, signature, oddities)
        signed = Data("\(parts[0]).\(parts[1])".utf8)
    }

    private static func object(_ data: Data, _ part: String) throws(Fault) -> [String: Any] {
        do {
            if let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] { return object }
        } catch {
            throw Fault(sentence: "the token's \(part) cannot be read as JSON")
        }
        throw Fault(sentence: "the token's \(part) is no JSON object")
    }

    /// Seconds since 1970; senders are known that write them as text, with a fraction, or in milliseconds.
    private static func date(_ value: Any, _ oddities: inout [String]) throws(Fault) -> Date {
        var seconds: Double
        switch value {
        case let number as NSNumber: seconds = number.doubleValue
        case let text as String:
            guard let number = Double(text) else { throw Fault(sentence: "the token's “iat” is “\(text)”; it is a number of seconds") }
            oddities.append("the token's “iat” is a text; it is a number of seconds")
            seconds = number
        default: throw Fault(sentence: "the token's “iat” is no number")
        }
        if seconds > 100_000_000_000 {
            oddities.append("the token's “iat” is in milliseconds; it is a number of seconds")
            seconds /= 1000
        }
        return Date(timeIntervalSince1970: seconds)
    }
}

extension Data {
    /// The bytes of a text in base64url without padding.
    init?(base64URL text: some StringProtocol) {
        guard text.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "=") }) else { return nil }
        let plain = text.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
        self.init(base64Encoded: plain + String(repeating: "=", count: (4 - plain.utf8.count % 4) % 4))
    }
}
