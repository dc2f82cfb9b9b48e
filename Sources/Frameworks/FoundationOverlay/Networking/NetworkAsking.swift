import ExtensionProtocol
import Foundation
import FoundationNetworking

/// Makes requests on the network, for a recording.
enum NetworkAsking {
    private static let session = URLSession(configuration: .ephemeral)

    static func answer(to request: URLRequest) async -> NetworkExchange.Answer {
        do {
            let (data, response) = try await session.data(for: request, delegate: nil)
            guard let response = response as? HTTPURLResponse else { return .failure(code: URLError.Code.badServerResponse.rawValue) }
            let headers = response.allHeaderFields.map { NetworkExchange.Header(name: "\($0.key)", value: "\($0.value)") }
            return .response(status: response.statusCode, headers: decoded(headers).sorted { $0.name < $1.name }, body: data)
        } catch {
            return .failure(code: (error as? URLError)?.code.rawValue ?? URLError.Code.unknown.rawValue)
        }
    }

    /// Without what says how the body came over the wire, because it is kept as it was read.
    private static func decoded(_ headers: [NetworkExchange.Header]) -> [NetworkExchange.Header] {
        headers.filter { !["content-encoding", "transfer-encoding", "content-length", "connection"].contains($0.name.lowercased()) }
    }
}
