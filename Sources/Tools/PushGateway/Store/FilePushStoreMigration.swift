import Foundation
import PushService
import SQLite

/// Takes over what the first version of the store kept: explanations and notifications as JSON, each notification for itself.
struct FilePushStoreMigration {
    private let connection: SQLiteConnection
    private let decoder = JSONDecoder()

    init(_ connection: SQLiteConnection) { self.connection = connection }

    func run() throws(SQLiteError) {
        var waiting: [String: (device: String, value: Data)] = [:]
        try connection.run("SELECT id, device, value FROM undelivered") { waiting[$0.text(0)] = ($0.text(1), $0.blob(2)) }
        var explanations: [Data] = []
        try connection.run("SELECT value FROM explanations ORDER BY number") { explanations.append($0.blob(0)) }
        try connection.transaction { () throws(SQLiteError) in
            var place: Int64 = 0
            for data in explanations {
                guard var explanation = try? decoder.decode(PushExplanation.self, from: data) else { continue }
                let pending = waiting[explanation.id]
                var accepted = pending.flatMap { try? decoder.decode(AcceptedNotification.self, from: $0.value) }
                accepted?.number = explanation.number
                let effects = explanation.effects
                explanation.effects = []
                let number = SQLiteValue.integer(Int64(explanation.number))
                try connection.run(
                    "INSERT INTO requests VALUES (?1, ?2, ?3)", [number, .text(explanation.id), .blob(PushRecord(explanation, accepted).data)])
                if let pending, accepted != nil { try connection.run("INSERT INTO pending VALUES (?1, ?2)", [number, .text(pending.device)]) }
                for effect in effects {
                    place += 1
                    try connection.run("INSERT INTO facts VALUES (?1, ?2, ?3)", [number, .integer(place), .blob(PushFact.effect(effect).data)])
                }
            }
            try connection.execute("DROP TABLE undelivered; DROP TABLE explanations")
        }
    }
}
