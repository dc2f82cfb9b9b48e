import Foundation
import IsletModel
import PushService

/// A service with one device, and a provider whose signatures are made up: 64 times the first byte of the key.
struct Provider {
    static let now = Date(timeIntervalSince1970: 1_795_000_000)
    static let app = "com.example.app"
    static let keys = [
        ProviderKey(identifier: "TEAMKEY001", team: "TEAM000001", publicKey: Data([1])),
        ProviderKey(identifier: "OTHERTEAM1", team: "TEAM000002", publicKey: Data([2])),
        ProviderKey(identifier: "TOPICKEY01", team: "TEAM000001", publicKey: Data([3]), topics: ["com.example.other"]),
        ProviderKey(identifier: "SANDBOXKEY", team: "TEAM000001", publicKey: Data([4]), environments: [.sandbox]),
    ]

    var service: PushService
    var connection = 1

    init(_ environment: PushEnvironment = .sandbox, rules: PushRules = .standard, keys: [ProviderKey] = Provider.keys) {
        let authority = ProviderAuthority(keys: keys, rules: rules) { _, signature, key in signature == Data(repeating: key[0], count: 64) }
        service = PushService(rules: rules, authority: authority) { Data(repeating: 7, count: $0) }
        service.connected(1, environment: environment)
        for (text, use) in [
            (Self.token("a"), DeviceToken.Use.app), (Self.token("b"), .activity("A1")), (Self.token("c"), .start(attributesType: "Ride")),
            (Self.token("d"), .widgets), (Self.token("e"), .control("C1")),
        ] {
            service.register(DeviceToken(text, app: Self.app, use: use, environment: environment, device: "phone"), at: Self.now)
        }
        _ = service.came("phone", at: Self.now)
    }

    static func token(_ digit: Character) -> String { String(repeating: digit, count: 64) }

    /// A token as providers make them.
    static func bearer(
        _ key: String = "TEAMKEY001", team: String = "TEAM000001", signedBy byte: UInt8 = 1, issued: String? = nil, algorithm: String? = "ES256"
    ) -> String {
        let head = algorithm.map { #"{"alg":"\#($0)","kid":"\#(key)"}"# } ?? #"{"kid":"\#(key)"}"#
        let claims = #"{"iss":"\#(team)","iat":\#(issued ?? String(Int(now.timeIntervalSince1970) - 60))}"#
        let parts = [Data(head.utf8), Data(claims.utf8), Data(repeating: byte, count: 64)].map {
            $0.base64EncodedString().replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
                .replacingOccurrences(of: "=", with: "")
        }
        return "bearer " + parts.joined(separator: ".")
    }

    /// The headers of a good update of an activity.
    static let good = [
        "authorization": bearer(), "apns-topic": app + ".push-type.liveactivity", "apns-push-type": "liveactivity",
    ]

    /// A request that differs from a good one by some headers; an empty value leaves one out.
    static func request(
        _ path: String = "/3/device/" + token("b"), method: String = "POST", _ changes: [String: String] = [:], body: String = #"{"aps":{}}"#
    ) -> PushRequest {
        let headers = good.merging(changes) { $1 }.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
        return PushRequest(method: method, path: path, headers: headers.map { PushRequest.Header($0.key, $0.value) }, body: Data(body.utf8))
    }

    mutating func send(_ request: PushRequest, at time: Date = now) -> PushOutcome {
        service.answer(request, on: connection, identifier: "made-up", at: time)
    }
}
