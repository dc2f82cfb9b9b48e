import Foundation
import IsletModel
import PushService
import Testing

/// Every reason of Apple's tables comes from the request that causes it.
@Suite struct PushReasonTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var reason: PushReason
        var status: Int
        var request: PushRequest
        var prepare: @Sendable (inout Provider) -> Void = { _ in }

        init(_ reason: PushReason, _ status: Int, _ request: PushRequest, prepare: @escaping @Sendable (inout Provider) -> Void = { _ in }) {
            (self.reason, self.status, self.request, self.prepare) = (reason, status, request, prepare)
        }

        var testDescription: String { "\(status) \(reason.rawValue)" }
    }

    static let device: [Row] = [
        Row(.badCollapseID, 400, Provider.request(["apns-collapse-id": String(repeating: "x", count: 65)])),
        Row(.badDeviceToken, 400, Provider.request("/3/device/" + Provider.token("f"))),
        Row(.badDeviceToken, 400, Provider.request("/3/device/xyz")),
        Row(.badDeviceToken, 400, Provider.request()) { provider in
            provider.connection = 2
            provider.service.connected(2, environment: .production)
        },
        Row(.badExpirationDate, 400, Provider.request(["apns-expiration": "tomorrow"])),
        Row(.badMessageID, 400, Provider.request(["apns-id": "42"])),
        Row(.badPriority, 400, Provider.request(["apns-priority": "7"])),
        Row(.badPriority, 400, Provider.request("/3/device/" + Provider.token("a"), ["apns-topic": Provider.app, "apns-push-type": "background"])),
        Row(.badTopic, 400, Provider.request(["apns-topic": Provider.app])),
        Row(.deviceTokenNotForTopic, 400, Provider.request(["apns-topic": "com.example.other.push-type.liveactivity"])),
        Row(.deviceTokenNotForTopic, 400, Provider.request("/3/device/" + Provider.token("a"))),
        Row(.duplicateHeaders, 400, PushRequest(path: "/3/device/aa", headers: [.init("apns-topic", "a"), .init("apns-topic", "b")])),
        Row(.invalidPushType, 400, Provider.request(["apns-push-type": "liveActivity"])),
        Row(.missingDeviceToken, 400, Provider.request("/3/device/")),
        Row(.missingTopic, 400, Provider.request(["apns-topic": ""])),
        Row(.payloadEmpty, 400, Provider.request(body: "")),
        Row(.topicDisallowed, 400, Provider.request(["authorization": Provider.bearer("TOPICKEY01", signedBy: 3)])),
        Row(
            .expiredProviderToken, 403,
            Provider.request(["authorization": Provider.bearer(issued: String(Int(Provider.now.timeIntervalSince1970) - 3601))])),
        Row(.invalidProviderToken, 403, Provider.request(["authorization": Provider.bearer(signedBy: 9)])),
        Row(.invalidProviderToken, 403, Provider.request(["authorization": Provider.bearer("UNKNOWNKEY")])),
        Row(.invalidProviderToken, 403, Provider.request(["authorization": Provider.bearer(team: "TEAM000009")])),
        Row(.invalidProviderToken, 403, Provider.request(["authorization": Provider.bearer(algorithm: "HS256")])),
        Row(.invalidProviderToken, 403, Provider.request(["authorization": "bearer not.a.token"])),
        Row(.invalidProviderToken, 403, Provider.request(["authorization": Provider.bearer("OTHERTEAM1", team: "TEAM000002", signedBy: 2)])) {
            _ = $0.send(Provider.request())
        },
        Row(.missingProviderToken, 403, Provider.request(["authorization": ""])),
        Row(.missingProviderToken, 403, Provider.request(["authorization": "Basic dXNlcg=="])),
        Row(.unrelatedKeyIDInToken, 403, Provider.request(["authorization": Provider.bearer("TOPICKEY01", signedBy: 3)])) {
            _ = $0.send(Provider.request())
        },
        Row(.badEnvironmentKeyIDInToken, 403, Provider.request(["authorization": Provider.bearer("SANDBOXKEY", signedBy: 4)])) { provider in
            provider.connection = 2
            provider.service.connected(2, environment: .production)
        },
        Row(.badPath, 404, Provider.request("/3/devices/aa")),
        Row(.methodNotAllowed, 405, Provider.request(method: "GET")),
        Row(.expiredToken, 410, Provider.request()) { $0.service.retire(Provider.token("b"), .expired, at: Provider.now) },
        Row(.unregistered, 410, Provider.request()) { $0.service.retire(Provider.token("b"), .unregistered, at: Provider.now) },
        Row(.payloadTooLarge, 413, Provider.request(body: String(repeating: " ", count: 4097))),
        Row(
            .tooManyProviderTokenUpdates, 429,
            Provider.request(["authorization": Provider.bearer(issued: String(Int(Provider.now.timeIntervalSince1970) - 30))])
        ) { _ = $0.send(Provider.request(), at: Provider.now.addingTimeInterval(-600)) },
        Row(.tooManyRequests, 429, Provider.request()) { provider in
            for _ in 0..<PushRules.standard.requestsPerTokenAndSecond { _ = provider.send(Provider.request()) }
        },
        Row(.badCertificate, 403, Provider.alert()) { $0.present(Provider.certificate(fingerprint: 9)) },
        Row(.badCertificate, 403, Provider.alert()) { $0.present(Provider.certificate(app: "")) },
        Row(.badCertificate, 403, Provider.alert()) { $0.present(Provider.certificate(end: Provider.now)) },
        Row(.badCertificateEnvironment, 403, Provider.alert()) { $0.present(Provider.certificate(environments: [.production])) },
        Row(.topicDisallowed, 400, Provider.alert()) { $0.present(Provider.certificate(app: "com.example.other")) },
        Row(.deviceTokenNotForTopic, 400, Provider.request()) { $0.present(Provider.certificate()) },
        Row(.forbidden, 403, Provider.request()) { $0.service.condition = .forbidding },
        Row(.internalServerError, 500, Provider.request()) { $0.service.condition = .broken },
        Row(.serviceUnavailable, 503, Provider.request()) { $0.service.condition = .unavailable },
        Row(.shutdown, 503, Provider.request()) { $0.service.condition = .shuttingDown },
    ]

    static let broadcast = "/4/broadcasts/apps/" + Provider.app
    static let channels = "/1/apps/" + Provider.app + "/channels"
    static let channel = Data(repeating: 7, count: 16).base64EncodedString()

    static func create(_ storage: Int = 0) -> PushRequest {
        Provider.request(channels, body: #"{"message-storage-policy":\#(storage),"push-type":"LiveActivity"}"#)
    }

    static let others: [Row] = [
        Row(.featureNotEnabled, 400, create()) { $0.service.appsWithoutBroadcasts = [Provider.app] },
        Row(.missingChannelID, 400, Provider.request(broadcast)),
        Row(.badChannelID, 400, Provider.request(broadcast, ["apns-channel-id": "no base64!"])),
        Row(.channelNotRegistered, 400, Provider.request(broadcast, ["apns-channel-id": channel])),
        Row(.badRequestParameters, 400, Provider.request(channels, body: #"{"message-storage-policy":0,"push-type":"LiveActivity","name":"x"}"#)),
        Row(.badRequestParameters, 400, Provider.request(channels, body: #"{"message-storage-policy":2,"push-type":"LiveActivity"}"#)),
        Row(.badRequestPayload, 400, Provider.request(channels, body: "{")),
        Row(.payloadEmpty, 400, Provider.request(channels, body: "")),
        Row(.badMessageID, 400, Provider.request(broadcast, ["apns-request-id": "1"])),
        Row(.missingPushType, 400, Provider.request(broadcast, ["apns-push-type": ""])),
        Row(.invalidPushType, 400, Provider.request(broadcast, ["apns-push-type": "alert"])),
        Row(.badExpirationDate, 400, Provider.request(broadcast, ["apns-channel-id": channel, "apns-expiration": "1895000000"])) {
            _ = $0.send(create())
        },
        Row(.topicDisallowed, 400, Provider.request(broadcast + ".push-type.liveactivity", ["apns-channel-id": channel])),
        Row(.topicMismatch, 403, Provider.request(broadcast)) { $0.present(Provider.certificate(app: "com.example.other")) },
        Row(.badCertificateEnvironment, 403, create()) { $0.present(Provider.certificate(environments: [.production])) },
        Row(.topicMismatch, 403, Provider.request(broadcast, ["authorization": Provider.bearer("TOPICKEY01", signedBy: 3)])),
        Row(.methodNotAllowed, 405, Provider.request(channels, method: "PUT")),
        Row(.badPriority, 400, Provider.request(broadcast, ["apns-channel-id": channel, "apns-priority": "2"])),
        Row(.tooManyRequests, 429, Provider.request(broadcast, ["apns-channel-id": channel])) { provider in
            _ = provider.send(create(1))
            _ = provider.send(Provider.request(broadcast, ["apns-channel-id": channel]))
        },
        Row(.tooManyRequests, 429, Provider.request(broadcast, ["apns-channel-id": channel])) { provider in
            _ = provider.send(create())
            for _ in 0..<PushRules.standard.unstoredBroadcastsPerChannelAndSecond {
                _ = provider.send(Provider.request(broadcast, ["apns-channel-id": channel]))
            }
        },
        Row(.missingProviderToken, 403, Provider.request(broadcast, ["authorization": ""])),
        Row(
            .expiredProviderToken, 403,
            Provider.request(channels, ["authorization": Provider.bearer(issued: String(Int(Provider.now.timeIntervalSince1970) - 3601))])),
        Row(.invalidProviderToken, 403, Provider.request(broadcast, ["authorization": Provider.bearer(signedBy: 9)])),
        Row(
            .tooManyProviderTokenUpdates, 429,
            Provider.request(channels, ["authorization": Provider.bearer(issued: String(Int(Provider.now.timeIntervalSince1970) - 30))])
        ) { _ = $0.send(Provider.request(), at: Provider.now.addingTimeInterval(-600)) },
        Row(.badCertificate, 403, create()) { $0.present(Provider.certificate(fingerprint: 9)) },
        Row(.badPath, 404, Provider.request("/4/broadcasts/apps/")),
        Row(.internalServerError, 500, create()) { $0.service.condition = .broken },
        Row(.serviceUnavailable, 503, Provider.request(broadcast)) { $0.service.condition = .unavailable },
        Row(.shutdown, 503, Provider.request(broadcast)) { $0.service.condition = .shuttingDown },
        Row(.payloadTooLarge, 413, Provider.request(broadcast, ["apns-channel-id": channel], body: String(repeating: " ", count: 5121))) {
            _ = $0.send(create())
        },
    ]

    @Test(arguments: device + others) func comesFromItsCause(_ row: Row) throws {
        var provider = Provider()
        row.prepare(&provider)
        let outcome = provider.send(row.request)
        #expect(outcome.refusal?.reason == row.reason, "\(outcome.refusal?.sentence ?? "accepted")")
        #expect(outcome.response.status == row.status)
        #expect(outcome.accepted == nil)
        let body = try #require(JSONSerialization.jsonObject(with: outcome.response.body) as? [String: Any])
        #expect(body["reason"] as? String == row.reason.rawValue || row.reason == .serviceUnavailable)
        #expect((body["timestamp"] as? Double) == (row.status == 410 ? Provider.now.timeIntervalSince1970 * 1000 : nil))
        #expect(outcome.refusal?.sentence.isEmpty == false)
    }

    /// What is caused elsewhere: a connection that is idle is the gateway's matter, and a test below makes too many channels.
    @Test func areAllCaused() {
        let caused = Set((Self.device + Self.others).map(\.reason))
        let missing = Set(PushReason.allCases).subtracting(caused)
        #expect(missing == [.idleTimeout, .cannotCreateChannelConfiguration])
    }

    /// The next second has its own broadcasts, and other channels have theirs.
    @Test func aChannelTakesOneBroadcastASecond() {
        var provider = Provider()
        _ = provider.send(Self.create(1))
        let request = Provider.request(Self.broadcast, ["apns-channel-id": Self.channel])
        let statuses = [0, 0.5, 1, 1.9, 2].map { provider.send(request, at: Provider.now.addingTimeInterval($0)).status }
        #expect(statuses == [200, 429, 200, 429, 200])
    }

    @Test func aCertificateNeedsNoTokenAndIsForItsAppAlone() {
        var provider = Provider()
        provider.present(Provider.certificate())
        let outcome = provider.send(Provider.alert())
        #expect(outcome.response.status == 200 && outcome.streams == PushRules.standard.streamsAfterToken)
        #expect(provider.send(Self.create()).response.status == 201)
    }

    @Test func anAppHasOnlySoManyChannels() throws {
        let changed = try SystemProfile(changing: ["push.channelsPerApp": .number(0)])
        var provider = Provider(rules: changed.push)
        let outcome = provider.send(Self.create())
        #expect(outcome.refusal?.reason == .cannotCreateChannelConfiguration)
    }

    @Test func theFirstFaultIsAnswered() {
        var provider = Provider()
        let outcome = provider.send(Provider.request("/3/device/xyz", ["authorization": "", "apns-priority": "3"], body: ""))
        #expect(outcome.refusal?.reason == .missingProviderToken)
    }

    @Test func oddTokensOfKnownSendersAreTaken() {
        var provider = Provider()
        let seconds = Int(Provider.now.timeIntervalSince1970)
        for (issued, note) in [("\"\(seconds)\"", "text"), ("\(seconds)000", "milliseconds"), ("\(seconds).25", nil)] {
            provider.service.connected(1, environment: .sandbox)
            let outcome = provider.send(Provider.request(["authorization": Provider.bearer(issued: issued, algorithm: nil)]))
            #expect(outcome.refusal == nil)
            #expect(outcome.notes.contains { $0.contains("alg") })
            #expect(note.map { note in outcome.notes.contains { $0.contains(note) } } ?? true)
        }
    }
}

extension Provider {
    static func request(_ changes: [String: String]) -> PushRequest { request("/3/device/" + token("b"), changes) }

    /// A notification to the app, without a provider's token.
    static func alert() -> PushRequest {
        request("/3/device/" + token("a"), ["authorization": "", "apns-topic": app, "apns-push-type": "alert"])
    }

    static func certificate(
        app: String = Provider.app, environments: Set<PushEnvironment> = [.sandbox], fingerprint: UInt8 = 1, end: Date = now.addingTimeInterval(1)
    ) -> ProviderCertificate {
        ProviderCertificate(fingerprint: Data([fingerprint]), app: app, environments: environments, begin: now.addingTimeInterval(-1), end: end)
    }

    mutating func present(_ certificate: ProviderCertificate) {
        service.authority.certificates = [Data([1])]
        service.presented(certificate, on: connection)
    }
}
