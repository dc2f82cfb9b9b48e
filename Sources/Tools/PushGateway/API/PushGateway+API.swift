import Foundation
import HTTP2
import PushService

/// What programs look at: `GET /islet/…`.
extension PushGateway {
    func answerAPI(_ request: HTTP2Request, _ stream: HTTP2StreamID) {
        if request.method == "PUT", request.path == "/islet/condition" { return changeCondition(request, stream) }
        guard request.method == "GET" else { return refuse(stream, 405, "GET is answered under /islet/, and PUT of /islet/condition") }
        guard let parts = URLComponents(string: request.path) else { return refuse(stream, 400, "the path cannot be read") }
        let words = parts.path.split(separator: "/").dropFirst().map(String.init)
        let query = Dictionary((parts.queryItems ?? []).map { ($0.name, $0.value ?? "") }) { first, _ in first }
        do {
            try answer(words, query, stream)
        } catch {
            refuse(stream, 500, "\(error)")
        }
    }

    /// The service fails as it is told, so that a sender's retries can be tried.
    private func changeCondition(_ request: HTTP2Request, _ stream: HTTP2StreamID) {
        let name = String(decoding: request.body, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        guard let condition = PushService.Condition(rawValue: name) else {
            return refuse(stream, 400, "the condition is one of \(PushService.Condition.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        service.condition = condition
        server.respond(stream, HTTP2Response(status: 204))
    }

    private func answer(_ words: [String], _ query: [String: String], _ stream: HTTP2StreamID) throws {
        switch words.first {
        case "pushes" where words.count == 1:
            let limit = min(1000, max(1, query["limit"].flatMap(Int.init) ?? 100))
            let pushes = try storage.explanations(after: query["after"].flatMap(Int.init) ?? 0, limit: limit)
            try send(stream, PushList(pushes: pushes, dropped: try storage.dropped))
        case "pushes": try answerOne(words[1], waits: query["wait"] != nil, stream)
        case "tokens": try send(stream, ["tokens": service.tokens.values.sorted { $0.text < $1.text }])
        case "channels": try send(stream, ["channels": service.channels.values.sorted { $0.identifier < $1.identifier }])
        case "devices": try send(stream, ["devices": try storage.devices(service)])
        case "events": listen(stream)
        case "metrics":
            let text = counts.text(connections: server.connectionCount, waiting: try storage.waitingCount, tokens: service.tokens.count)
            server.respond(stream, HTTP2Response(status: 200, headers: [("content-type", "text/plain; version=0.0.4")], body: text.utf8))
        case "health": try answerHealth(stream)
        default: refuse(stream, 404, "there is /islet/pushes[/ID[?wait]], /islet/tokens, channels, devices, events, metrics and health")
        }
    }

    /// For whoever decides whether the service is started again, or asked at all.
    private func answerHealth(_ stream: HTTP2StreamID) throws {
        var store = "works"
        do { try storage.check() } catch { store = "fails: \(error)" }
        let isWell = store == "works" && service.condition == .working
        try send(stream, ["condition": service.condition.rawValue, "store": store], status: isWell ? 200 : 503)
    }

    /// - Parameter waits: Whether to answer only when nothing more will come of the push.
    private func answerOne(_ id: String, waits: Bool, _ stream: HTTP2StreamID) throws {
        let id = id.lowercased()
        guard let known = try latest[id: id]?.explanation ?? storage.explanation(id: id) else {
            return refuse(stream, 404, "no push has the identifier \(id)\(try storage.dropped.map(Self.sentence) ?? "")")
        }
        guard waits else { return try send(stream, try storage.explanation(known.number) ?? known) }
        // Whoever shares the store may have finished it before it knew that somebody waits.
        try storage.watch(known.number)
        guard let explanation = try storage.explanation(known.number), explanation.isFinal else {
            return waiters[id, default: []].append(stream)
        }
        try send(stream, explanation)
    }

    private static func sentence(_ dropped: DroppedRequests) -> String {
        ", or it is too long ago: the \(dropped.count) requests up to number \(dropped.through) are kept no longer"
    }

    /// Server-sent events: one for each explanation and each change of it.
    private func listen(_ stream: HTTP2StreamID) {
        server.begin(
            stream,
            HTTP2Response(status: 200, headers: [("content-type", "text/event-stream"), ("cache-control", "no-store")], body: ": islet\n\n".utf8))
        listeners.append(stream)
        listenToAll(true)
    }

    func listenToAll(_ isListening: Bool) {
        guard isListening != listensToAll else { return }
        listensToAll = isListening
        trying { try storage.watchEverything(isListening) }
    }

    func publish(_ explanation: PushExplanation) {
        if explanation.isFinal, let streams = waiters.removeValue(forKey: explanation.id) {
            for stream in streams {
                do { try send(stream, explanation) } catch { refuse(stream, 500, "\(error)") }
            }
        }
        guard !listeners.isEmpty else { return }
        do {
            let event = "event: push\ndata: \(String(decoding: try Self.encoder.encode(explanation), as: UTF8.self))\n\n"
            for listener in listeners { server.send(listener, event.utf8) }
        } catch {
            complain("an explanation cannot be written: \(error)")
        }
    }

    private static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }

    private func send(_ stream: HTTP2StreamID, _ value: some Encodable, status: Int = 200) throws {
        let body = try Self.encoder.encode(value)
        server.respond(stream, HTTP2Response(status: status, headers: [("content-type", "application/json")], body: body))
    }

    private func refuse(_ stream: HTTP2StreamID, _ status: Int, _ sentence: String) {
        do {
            let body = try Self.encoder.encode(["error": sentence])
            server.respond(stream, HTTP2Response(status: status, headers: [("content-type", "application/json")], body: body))
        } catch {
            server.respond(stream, HTTP2Response(status: status))
        }
    }
}

/// The latest requests, and those that are kept no longer.
private struct PushList: Encodable {
    var pushes: [PushExplanation]
    var dropped: DroppedRequests?
}
