import Foundation
import IsletModel

/// Decides whether a provider's token is good.
public struct ProviderAuthority: Sendable {
    /// The keys that are known; where there are none, signatures are not looked at.
    public var keys: [String: ProviderKey] { didSet { latest = nil } }
    /// SHA-256 of the certificates that are known.
    public var certificates: Set<Data> = []
    /// Whether a signature over bytes is one of the key.
    private let verify: @Sendable (_ signed: Data, _ signature: Data, _ publicKey: Data) -> Bool
    private let rules: PushRules
    /// Tokens whose signature was good: a sender uses one for an hour.
    private var verified: [String: ProviderToken] = [:]
    /// The header that was read last, and what it said.
    private var latest: KnownHeader?

    private final class KnownHeader: Sendable {
        let header: String
        let text: String
        let token: ProviderToken

        init(_ header: String, _ text: String, _ token: ProviderToken) { (self.header, self.text, self.token) = (header, text, token) }
    }

    static let rememberedTokens = 1024

    public init(
        keys: [ProviderKey], rules: PushRules, verify: @escaping @Sendable (_ signed: Data, _ signature: Data, _ publicKey: Data) -> Bool
    ) {
        self.keys = Dictionary(keys.map { ($0.identifier, $0) }) { _, last in last }
        (self.rules, self.verify) = (rules, verify)
    }

    /// Checks the header of a request and binds the connection to it; answers what was odd.
    public mutating func admit(
        _ authorization: String?, on connection: inout ProviderConnection, at time: Date
    ) -> Result<Admission, PushRefusal> {
        if let certificate = connection.certificate { return admit(certificate, on: &connection, at: time) }
        guard let authorization else {
            return .failure(PushRefusal(.missingProviderToken, "there is neither a certificate nor an “authorization” header"))
        }
        let known: KnownHeader
        if let latest, latest.header == authorization {
            known = latest
        } else {
            guard let bearer = Self.bearer(authorization) else {
                return .failure(PushRefusal(.missingProviderToken, "the “authorization” header does not begin with “bearer ”"))
            }
            switch read(bearer) {
            case .success(let read): known = KnownHeader(authorization, bearer, read)
            case .failure(let refusal): return .failure(refusal)
            }
            latest = known
        }
        let token = known.token
        if let refusal = age(of: token, at: time) { return .failure(refusal) }
        let key = keys[token.keyIdentifier]
        if let refusal = connection.use(known.text, token, key: key, at: time, rules: rules) { return .failure(refusal) }
        return .success(Admission(team: token.team, topics: key?.topics, oddities: keys.isEmpty ? token.oddities + [Self.unchecked] : token.oddities))
    }

    /// What a good token lets its bearer do.
    public struct Admission: Hashable, Sendable {
        public var team: String
        /// The apps it is for; nil for all of the team.
        public var topics: Set<String>?
        /// Whether a certificate said so, not a token.
        public var isByCertificate = false
        public var oddities: [String]
    }

    static let unchecked = "the token's signature was not checked, because no key is known here: give one with --key"

    private static let scheme = Array("bearer ".utf8)

    private static func bearer(_ header: String) -> String? {
        let bytes = header.utf8
        guard bytes.count > scheme.count, zip(bytes, scheme).allSatisfy({ $0 == $1 || $0 | 0x20 == $1 }) else { return nil }
        let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        var text = bytes.dropFirst(scheme.count).drop(while: isBlank)
        while let last = text.last, isBlank(last) { text.removeLast() }
        return String(text)
    }

    private mutating func read(_ text: String) -> Result<ProviderToken, PushRefusal> {
        if let token = verified[text] { return .success(token) }
        let token: ProviderToken
        do throws(ProviderToken.Fault) {
            token = try ProviderToken(text)
        } catch {
            return .failure(PushRefusal(.invalidProviderToken, error.sentence))
        }
        if !keys.isEmpty, let refusal = signature(of: token) { return .failure(refusal) }
        if verified.count >= Self.rememberedTokens { verified.removeAll(keepingCapacity: true) }
        verified[text] = token
        return .success(token)
    }

    private func signature(of token: ProviderToken) -> PushRefusal? {
        guard let key = keys[token.keyIdentifier] else {
            let known = keys.keys.sorted().joined(separator: ", ")
            return PushRefusal(.invalidProviderToken, "no key has the identifier \(token.keyIdentifier); known: \(known)")
        }
        guard key.team == token.team else {
            return PushRefusal(.invalidProviderToken, "key \(key.identifier) belongs to team \(key.team), not to \(token.team)")
        }
        guard verify(token.signed, token.signature, key.publicKey) else {
            return PushRefusal(.invalidProviderToken, "the token's signature is not one of key \(key.identifier)")
        }
        return nil
    }

    /// Whole minutes; what the token says may be any number.
    private static func minutes(_ seconds: Double) -> String { String(format: "%.0f", (seconds / 60).rounded(.down)) }

    private func age(of token: ProviderToken, at time: Date) -> PushRefusal? {
        let age = time.timeIntervalSince(token.issuedAt)
        if age > rules.providerTokenSeconds {
            return PushRefusal(
                .expiredProviderToken, "the token is \(Self.minutes(age)) minutes old; \(Int(rules.providerTokenSeconds / 60)) are allowed")
        }
        if -age > rules.providerTokenSeconds {
            return PushRefusal(.invalidProviderToken, "the token was made \(Self.minutes(-age)) minutes in the future")
        }
        return nil
    }
}
