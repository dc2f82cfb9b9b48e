import Foundation
import HTTP2
import PushClient
import Synchronization

/// A server of a match: sends the minutes to every activity, over as many push services as it is given ports, and again to another one where
/// no answer came.
///
/// `PORTS AUTHORITY KEYFILE KEYID TEAM UPDATES [SECONDS]`: ports separated by commas; AUTHORITY is `-` for ports in the clear; so many seconds
/// from one update to the next. Prints what was answered, as JSON.
struct MatchBackend: Sendable {
    let ports: [Int]
    let security: HTTP2Client.Security
    let key: PushClient.Key
    let updates: Int
    let seconds: Double

    private struct Token: Decodable {
        struct Use: Decodable {
            struct Activity: Decodable {}
            var activity: Activity?
        }
        struct End: Decodable {}

        var text: String
        var app: String
        var use: Use
        var end: End?
    }

    private struct Tokens: Decodable { var tokens: [Token] }

    /// Notifications that are sent at a time.
    private static let batch = 500
    private static let attempts = 200

    func run() throws {
        let tokens = try activityTokens()
        let answers = Mutex<[String: Int]>([:])
        let begin = Date()
        for minute in 1...updates {
            let pace = begin.addingTimeInterval(Double(minute - 1) * seconds).timeIntervalSinceNow
            if pace > 0 { Thread.sleep(forTimeInterval: pace) }
            try send(minute, to: tokens, answers)
        }
        let found = answers.withLock { $0 }
        let report: [String: Any] = ["tokens": tokens.count, "answers": found, "seconds": Date().timeIntervalSince(begin)]
        print(String(decoding: try JSONSerialization.data(withJSONObject: report, options: .sortedKeys), as: UTF8.self))
    }

    private func activityTokens() throws -> [(text: String, app: String)] {
        let client = try HTTP2Client(port: ports[0], security: security, patience: 120)
        let answer = client.send(.init(method: "GET", path: "/islet/tokens"))
        return try JSONDecoder().decode(Tokens.self, from: answer?.body ?? Data()).tokens.filter { $0.use.activity != nil && $0.end == nil }
            .map { ($0.text, $0.app) }
    }

    private func send(_ minute: Int, to tokens: [(text: String, app: String)], _ answers: borrowing Mutex<[String: Int]>) throws {
        let state: [String: Any] = ["home": minute / 3, "away": 0, "minute": minute, "phase": "first half"]
        let aps: [String: Any] = ["timestamp": Int(Date().timeIntervalSince1970), "event": "update", "content-state": state]
        let payload = try JSONSerialization.data(withJSONObject: ["aps": aps])
        let queue = Mutex(
            stride(from: 0, to: tokens.count, by: Self.batch).map { start in
                tokens[start..<min(tokens.count, start + Self.batch)].map {
                    PushClient.Notification(to: $0.text, of: $0.app, .liveActivity, payload: payload)
                }
            })
        // Each port has a thread of its own; what one cannot send another one does.
        DispatchQueue.concurrentPerform(iterations: ports.count) { index in
            let client = PushClient(port: ports[index], security: security, key: key)
            var failures = 0
            while failures < Self.attempts, let notifications = queue.withLock({ $0.popLast() }) {
                guard let results = try? client.send(notifications) else {
                    queue.withLock { $0.append(notifications) }
                    failures += 1
                    Thread.sleep(forTimeInterval: 0.1)
                    continue
                }
                let left = zip(notifications, results).filter { $0.1 == .unanswered }.map(\.0)
                if !left.isEmpty { queue.withLock { $0.append(left) } }
                answers.withLock { answers in
                    for result in results {
                        switch result {
                        case .accepted: answers["200", default: 0] += 1
                        case .refused(let status, let reason): answers["\(status) \(reason)", default: 0] += 1
                        case .unanswered: answers["sent again", default: 0] += 1
                        }
                    }
                }
            }
        }
        let unsent = queue.withLock { $0.reduce(0) { $0 + $1.count } }
        if unsent > 0 { answers.withLock { $0["never sent", default: 0] += unsent } }
    }
}

let words = Array(CommandLine.arguments.dropFirst())
do {
    guard words.count >= 6, let updates = Int(words[5]), let key = SigningKey(pem: try String(contentsOfFile: words[2], encoding: .utf8)) else {
        throw CocoaError(.featureUnsupported)
    }
    let security = words[1] == "-" ? HTTP2Client.Security.plain : .tls(authority: URL(fileURLWithPath: words[1]))
    try MatchBackend(
        ports: words[0].split(separator: ",").compactMap { Int($0) }, security: security,
        key: PushClient.Key(identifier: words[3], team: words[4], key: key), updates: updates, seconds: words.count > 6 ? Double(words[6]) ?? 0 : 0
    ).run()
} catch {
    try? FileHandle.standardError.write(contentsOf: Data("PORTS AUTHORITY KEYFILE KEYID TEAM UPDATES [SECONDS]: \(error)\n".utf8))
    exit(2)
}
