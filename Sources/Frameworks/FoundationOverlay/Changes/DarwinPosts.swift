import Foundation
import SQLite

/// The notifications posted on a device, as a list that every process adds to and reads on from where it stood.
final class DarwinPosts: @unchecked Sendable {
    /// Who reads later than this many posts misses the oldest; Darwin, too, lets notifications merge.
    static let mostKept: Int64 = 10_000

    private let file: URL
    private let lock = NSLock()
    private var database: SQLiteConnection?
    private var marker: _ChangeMarker?
    private var watch: _ChangeWatcher.Token?
    private var lastRead: Int64 = 0

    init(device: URL) {
        file = device.appendingPathComponent("Notifications/darwin.sqlite")
    }

    /// Adds a notification and wakes the processes that watch.
    func post(_ name: String) {
        lock.withLock {
            attempt {
                let database = try open()
                try database.run("INSERT INTO posts (name) VALUES (?1)", [.text(name)])
                var number: Int64 = 0
                try database.run("SELECT last_insert_rowid()") { number = $0.integer(0) }
                if number % Self.mostKept == 0 { try database.run("DELETE FROM posts WHERE number <= ?1", [.integer(number - Self.mostKept)]) }
                marker?.touch()
            }
        }
    }

    /// Calls `deliver` with the name of each notification from now on, in order, on a thread of the watcher.
    func watch(_ deliver: @escaping @Sendable (String) -> Void) {
        lock.withLock {
            guard watch == nil else { return }
            attempt {
                let database = try open()
                guard let marker else { return }
                watch = _ChangeWatcher.shared.watch(marker.file) { [weak self] in self?.read().forEach(deliver) }
                try database.run("SELECT max(number) FROM posts") { lastRead = $0.integer(0) }
            }
        }
    }

    private func read() -> [String] {
        lock.withLock {
            var names: [String] = []
            attempt {
                try open().run("SELECT number, name FROM posts WHERE number > ?1 ORDER BY number", [.integer(lastRead)]) { row in
                    lastRead = row.integer(0)
                    names.append(row.text(1))
                }
            }
            return names
        }
    }

    private func open() throws -> SQLiteConnection {
        if let database { return database }
        marker = try _ChangeMarker(file: URL(fileURLWithPath: file.path + "-changed"))
        let opened = try SQLiteConnection(path: file.path)
        try opened.execute("CREATE TABLE IF NOT EXISTS posts (number INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL)")
        database = opened
        return opened
    }

    private func attempt(_ work: () throws -> Void) {
        do {
            try work()
        } catch {
            OverlayDiagnostics.report(.darwinNotificationsUnavailable, "\(file.path): \(error)")
        }
    }
}
