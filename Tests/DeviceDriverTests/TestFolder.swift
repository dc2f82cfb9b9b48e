import Foundation
import SQLite

/// A folder that is gone after the test.
final class TestFolder: Sendable {
    let url: URL

    init() {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("device-host-\(UUID().uuidString)")
        do { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) } catch { preconditionFailure("\(error)") }
    }

    deinit {
        do { try FileManager.default.removeItem(at: url) } catch { print("left behind: \(url.path)") }
    }

    /// Makes the storage refuse every further change of its ledger.
    func refuseWrites() throws {
        let connection = try SQLiteConnection(path: url.appendingPathComponent("device.sqlite").path, durability: .power)
        try connection.execute("CREATE TRIGGER refuse BEFORE UPDATE ON documents BEGIN SELECT RAISE(ABORT, 'refused'); END")
    }
}
