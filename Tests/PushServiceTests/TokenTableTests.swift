import Foundation
import PushService
import Testing

/// Tokens that are found by their bytes, and heads that are read once.
@Suite struct TokenTableTests {
    private func known(_ service: PushService, _ text: String) -> String? {
        var text = text
        return text.withUTF8 { service.known(UnsafeRawBufferPointer($0)) }?.text
    }

    @Test func everyTokenIsFoundAndNoOther() {
        var provider = Provider()
        let texts = (0..<5000).map { String(format: "%016x", $0 &* 0x9e37_79b9) + ($0 % 3 == 0 ? "ab" : "") }
        for (number, text) in texts.enumerated() {
            provider.service.register(DeviceToken(text, app: Provider.app, use: .activity("\(number)"), device: "phone"), at: Provider.now)
        }
        for text in texts { #expect(known(provider.service, text) == text) }
        for text in ["", "a", texts[0] + "0", String(texts[1].dropLast()), texts[2].uppercased() + "G"] {
            #expect(known(provider.service, text) == nil)
        }
        #expect(provider.service.tokens.count == texts.count + 5 && provider.service.tokens[texts[7]]?.use == .activity("7"))
    }

    /// The same request is judged the same, however its token was found and however often its headers were read.
    @Test func aKnownTokenIsJudgedAsItsPathIs() {
        for (changes, status) in [([:], 200), (["apns-priority": "7"], 400), (["apns-topic": "com.example.other.push-type.liveactivity"], 400)] {
            var (first, second) = (Provider(), Provider())
            let request = Provider.request(changes)
            let byPath = first.send(request)
            var text = Provider.token("b")
            guard let token = text.withUTF8({ second.service.known(UnsafeRawBufferPointer($0)) }) else { return #expect(Bool(false)) }
            for _ in 0..<2 {
                let byToken = second.send(PushRequest(request.head, to: token, body: request.body))
                #expect(byToken.status == status && byToken.response == byPath.response && byToken.refusal == byPath.refusal)
                #expect(byToken.accepted?.headers == byPath.accepted?.headers && byToken.reached == byPath.reached)
            }
            #expect(PushRequest(request.head, to: token, body: request.body).path == request.path)
        }
    }

    @Test func aRetiredTokenIsRefusedHoweverItWasFound() {
        var provider = Provider()
        var text = Provider.token("b")
        guard let token = text.withUTF8({ provider.service.known(UnsafeRawBufferPointer($0)) }) else { return #expect(Bool(false)) }
        provider.service.retire(Provider.token("b"), .unregistered, at: Provider.now)
        let request = Provider.request()
        #expect(provider.send(PushRequest(request.head, to: token, body: request.body)).refusal?.reason == .unregistered)
    }
}
