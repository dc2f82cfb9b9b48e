import Foundation

/// A folder with one file per exchange, which several programs read and add to at once.
///
/// What a request is answered follows the program's clock alone: the last answer that had come by then, or else the first one. So a
/// day that is lived twice is the same day.
public struct ExchangeFolder: Sendable {
    public let url: URL

    public init(at url: URL) { self.url = url }

    /// What a program looks for in its environment.
    public static let modeVariable = "ISLET_EXCHANGE_MODE"
    public static let folderVariable = "ISLET_EXCHANGES"

    /// What programs do with their requests.
    public enum Mode: String, Sendable {
        /// They fail as on a device without a network.
        case offline
        /// They are made, and kept with their answers.
        case record
        /// They are answered with what was kept.
        case replay
    }

    /// Keeps an exchange.
    ///
    /// - Throws: An error of the file system.
    public func add(_ exchange: NetworkExchange) throws {
        let name = "\(exchange.request.key)-\(UUID().uuidString)"
        let file = url.appendingPathComponent(name + Self.ending)
        try JSONEncoder().encode(exchange).write(to: file, options: .atomic)
    }

    /// The exchange that answers a request at a moment, in seconds since 1970; nil where there is none for it.
    public func exchange(for request: NetworkExchange.Request, at moment: Double) -> NetworkExchange? {
        let known = exchanges { $0.hasPrefix(request.key) }.filter { $0.request == request }
        return known.last { $0.moment <= moment } ?? known.first
    }

    /// All that is kept, in the order of their moments.
    public var all: [NetworkExchange] { exchanges { _ in true } }

    private static let ending = ".json"

    private func exchanges(where isWanted: (String) -> Bool) -> [NetworkExchange] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        return names.sorted().filter { $0.hasSuffix(Self.ending) && isWanted($0) }
            .compactMap { FileManager.default.contents(atPath: url.appendingPathComponent($0).path) }
            .compactMap { try? JSONDecoder().decode(NetworkExchange.self, from: $0) }
            .enumerated().sorted { ($0.element.moment, $0.offset) < ($1.element.moment, $1.offset) }.map(\.element)
    }
}
