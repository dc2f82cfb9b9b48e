import Foundation
import PushService
import Redis

/// What `push` was asked, beside what `host` takes.
struct PushOptions: Sendable {
    /// A key that tokens may be signed with.
    struct Key: Sendable, Equatable {
        var identifier: String
        var team: String
        var file: URL
    }

    /// TLS for development tokens, as Apple's sandbox.
    var port: Int
    /// TLS for production; nil: not there.
    var productionPort: Int?
    /// HTTP/2 in the clear; nil: not there.
    var plainPort: Int?
    var keys: [Key]
    /// Certificates that providers may connect with.
    var certificates: [URL]
    /// Where certificates, keys and the store are kept; nil for the usual folder.
    var folder: URL?
    /// Whether the signature of tokens does not matter.
    var takesAnySignature: Bool
    /// Whether streams beyond the limit are refused.
    var isStrict: Bool

    /// Whether the device is that of a running host or preview.
    var joins: Bool
    /// A store that several services share; nil for a file in the folder.
    var store: RedisAddress?

    /// Whether nothing is said of each push.
    var isQuiet: Bool

    /// A PNG that always shows the device's Lock Screen, with serve.
    var picture: URL?

    /// What serve waits for, as a test; nil: it serves until it is ended.
    var expectation: PushExpectation?

    static let usualPort = 2197

    init(_ arguments: ParsedArguments) throws(UsageError) {
        port = try Self.port(arguments, "port") ?? Self.usualPort
        productionPort = try Self.port(arguments, "production-port")
        plainPort = try Self.port(arguments, "plain-port")
        folder = arguments.value("push-folder").map { URL(fileURLWithPath: $0, isDirectory: true).standardizedFileURL }
        store = try Self.store(arguments)
        joins = arguments.has("join")
        isQuiet = arguments.has("quiet")
        picture = arguments.value("picture").map { URL(fileURLWithPath: $0) }
        expectation = try PushExpectation(arguments)
        takesAnySignature = arguments.has("any-signature")
        isStrict = arguments.has("strict-streams")
        certificates = (arguments.list("certificate") ?? []).map { URL(fileURLWithPath: $0) }
        keys = []
        for word in arguments.list("key") ?? [] {
            let parts = word.split(separator: ":", maxSplits: 2).map(String.init)
            guard parts.count == 3 else {
                throw UsageError("--key cannot be “\(word)”: write KEYID:TEAM:FILE, such as ABC123DEFG:DEF123GHIJ:AuthKey_ABC123DEFG.p8")
            }
            keys.append(Key(identifier: parts[0], team: parts[1], file: URL(fileURLWithPath: parts[2])))
        }
    }

    private static func store(_ arguments: ParsedArguments) throws(UsageError) -> RedisAddress? {
        guard let text = arguments.value("store") else { return nil }
        guard let address = RedisAddress(text) else {
            throw UsageError("--store cannot be “\(text)”: write redis://HOST:PORT/DATABASE, such as redis://127.0.0.1:6379/0")
        }
        return address
    }

    private static func port(_ arguments: ParsedArguments, _ name: String) throws(UsageError) -> Int? {
        guard let text = arguments.value(name) else { return nil }
        guard let number = Int(text), (0...65535).contains(number) else {
            throw UsageError("--\(name) cannot be “\(text)”: a number from 0 to 65535; 0 takes a free port")
        }
        return number
    }

    private static let own: [OptionSpecification] = [
        OptionSpecification("port", value: "NUMBER", help: "Port of the sandbox, with TLS; 2197 unless given, 0 for a free one."),
        OptionSpecification("production-port", value: "NUMBER", help: "Port of the production environment, with TLS."),
        OptionSpecification("plain-port", value: "NUMBER", help: "Port of the sandbox without TLS."),
        OptionSpecification("key", value: "KEYID:TEAM:FILE", isList: true, help: "Keys (.p8, or their public halves) that providers sign with."),
        OptionSpecification("certificate", value: "FILE", isList: true, help: "Certificates (PEM) that providers connect with, for one app each."),
        OptionSpecification("any-signature", help: "Take tokens of keys, and certificates, that are not known here."),
        OptionSpecification("strict-streams", help: "Refuse streams beyond the limit, which some clients open before they know it."),
        OptionSpecification("quiet", help: "serve: say nothing of each push; /islet/pushes and /islet/events do."),
        OptionSpecification("join", help: "serve: the device is that of the host or preview that was started last, also of one that starts later."),
        OptionSpecification(
            "store", value: "URL", help: "A Redis database that several services share, redis://HOST:PORT/DATABASE; a file unless given."),
        OptionSpecification("push-folder", value: "DIR", help: "Where certificates, keys and the store are kept; .islet/push unless given."),
    ]

    static let specification =
        own + PushExpectation.specification + PushSendOptions.specification + PushRehearseOptions.specification
        + HostOptions.specification.filter { !["at", "for", "scenario", "push-folder"].contains($0.name) }
}
