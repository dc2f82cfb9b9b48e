import FoundationOverlay
import IsletModel

extension Activity {
    /// The token for pushes that start activities with these attributes (iOS 17.2).
    public static var pushToStartToken: Data? { _ActivitySystem.current.pushToStartToken(for: attributesType) }
}

extension _ActivitySystem {
    struct PushToStartToken: Sendable {
        var attributesType: String
        var token: Data
    }

    func pushToStartToken(for type: String) -> Data? {
        guard case .token(let token) = send(.pushToStartToken(attributesType: type)) else { return nil }
        return token
    }

    /// Reads the tokens for one attributes type, the current one first.
    func pushToStartReader(for type: String) -> RecordReader<PushToStartToken, Data> {
        let stream = pushToStartTokens.stream()
        let current = pushToStartToken(for: type).map { [PushToStartToken(attributesType: type, token: $0)] } ?? []
        var last: Data?
        return RecordReader(stream, after: current) { news in
            guard news.attributesType == type, news.token != last else { return .nothing }
            last = news.token
            return .value(news.token)
        }
    }
}
