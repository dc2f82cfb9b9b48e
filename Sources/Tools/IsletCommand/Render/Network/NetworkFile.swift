import ExtensionProtocol
import Foundation
import Host
import IsletModel

/// The file of `--network record FILE` or `--network replay FILE`, and the folder with which programs share its exchanges.
///
/// A folder belongs to the command that is run; ``finish(_:)`` writes what was recorded and removes it.
final class NetworkFile: Sendable {
    let exchanges: NetworkExchanges
    private let file: URL

    /// - Throws: ``UsageError`` for a file that cannot be read, or written.
    private init(_ mode: NetworkExchanges.Mode, _ path: String) throws(UsageError) {
        file = URL(fileURLWithPath: path).standardizedFileURL
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-exchanges-\(UUID().uuidString)")
        exchanges = NetworkExchanges(mode, in: folder)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            if mode == .replay {
                for exchange in try HTTPArchive(contentsOf: file).exchanges { try ExchangeFolder(at: folder).add(exchange) }
            } else {
                try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            }
        } catch {
            try? FileManager.default.removeItem(at: folder)
            throw UsageError("--network \(mode == .replay ? "replay" : "record"): \(ErrorSentence.of(error))")
        }
    }

    /// What was asked for; nil where requests are made as they are, or not at all. The same file is read once in a run.
    static func asked(_ arguments: ParsedArguments) throws(UsageError) -> NetworkExchanges? {
        let replayed = arguments.value("network-replay")
        guard let path = replayed ?? arguments.value("network-record") else { return nil }
        let mode: NetworkExchanges.Mode = replayed == nil ? .record : .replay
        let place = URL(fileURLWithPath: path).standardizedFileURL
        return try RunFiles.current.network(where: { $0.file == place && $0.exchanges.mode == mode }) { () throws(UsageError) in
            try NetworkFile(mode, path)
        }.exchanges
    }

    /// Writes what was recorded and removes the folder.
    ///
    /// - Throws: An error of the file system.
    func finish(_ console: Console) throws {
        defer { try? FileManager.default.removeItem(at: exchanges.folder) }
        guard exchanges.mode == .record else { return }
        let kept = ExchangeFolder(at: exchanges.folder).all
        try HTTPArchive(kept).json().write(to: file, options: .atomic)
        console.note("\(kept.count) exchange\(kept.count == 1 ? "" : "s") recorded: \(file.path)")
    }
}
