import Foundation
import PushService

/// A request as it is kept: how it was answered, and the notification that came of it.
struct PushRecord: Hashable {
    var explanation: PushExplanation
    var accepted: AcceptedNotification?

    /// - Parameter explanation: As it was when the request was answered.
    init(_ explanation: PushExplanation, _ accepted: AcceptedNotification?) { (self.explanation, self.accepted) = (explanation, accepted) }

    var data: Data {
        var writer = PackedWriter(capacity: 768)
        explanation.write(&writer)
        // A payload that is text is in the explanation already.
        let isText = explanation.payload?.utf8.count == explanation.payloadBytes
        writer.add(accepted) { $1.write(&$0, hasPayload: !isText) }
        return writer.data
    }

    init(_ data: Data) throws(PackedReader.Damage) {
        var reader = PackedReader(data)
        explanation = try PushExplanation(&reader)
        accepted = try reader.flag() ? try AcceptedNotification(&reader, of: explanation) : nil
    }

    /// With everything that became of it.
    init(_ data: Data, facts: some Sequence<Data>) throws(PackedReader.Damage) {
        try self.init(data)
        for fact in facts { explanation.note(try PushFact(fact)) }
    }
}

extension PushExplanation {
    fileprivate func write(_ writer: inout PackedWriter) {
        writer.add(id)
        writer.add(number)
        writer.add(date)
        for text in [method, path] { writer.add(text) }
        for text in [kind, topic] { writer.add(text) }
        writer.add(priority)
        writer.add(payloadBytes)
        writer.add(payload)
        writer.add(status)
        for text in [reason, sentence] { writer.add(text) }
        for texts in [notes, devices] { writer.add(texts) }
        writer.add(losses) { $0.add(PushFact.lost($1).data) }
        writer.add(isWaiting)
    }

    fileprivate init(_ reader: inout PackedReader) throws(PackedReader.Damage) {
        (id, number, date) = (try reader.text(), try reader.number(), try reader.date())
        (method, path) = (try reader.text(), try reader.text())
        (kind, topic) = (try reader.optionalText(), try reader.optionalText())
        (priority, payloadBytes, payload) = (try reader.optionalNumber(), try reader.number(), try reader.optionalText())
        (status, reason, sentence) = (try reader.number(), try reader.optionalText(), try reader.optionalText())
        (notes, devices) = (try reader.texts(), try reader.texts())
        losses = try reader.list { (reader) throws(PackedReader.Damage) in
            guard case .lost(let cause) = try PushFact(try reader.data()) else { throw PackedReader.Damage(place: 0) }
            return cause
        }
        isWaiting = try reader.flag()
        effects = []
    }
}

extension AcceptedNotification {
    /// What the explanation does not say already.
    fileprivate func write(_ writer: inout PackedWriter, hasPayload: Bool) {
        switch destination {
        case .token(let token):
            writer.add(true)
            writer.add(token)
        case .channel(let channel):
            writer.add(false)
            writer.add(channel)
        }
        headers.write(&writer)
        writer.add(environment.rawValue)
        writer.add(hasPayload ? payload : nil) { $0.add($1) }
        writer.add(missingChannel)
    }

    fileprivate init(_ reader: inout PackedReader, of explanation: PushExplanation) throws(PackedReader.Damage) {
        let isToken = try reader.flag()
        let place = try reader.text()
        let headers = try NotificationHeaders(&reader)
        let environment = try reader.named(PushEnvironment.self)
        let bytes = try reader.optional { (reader) throws(PackedReader.Damage) in try reader.data() }
        self.init(
            id: explanation.id, number: explanation.number, destination: isToken ? .token(place) : .channel(place), headers: headers,
            environment: environment, payload: bytes ?? Data((explanation.payload ?? "").utf8), date: explanation.date)
        missingChannel = try reader.optionalText()
    }
}

extension NotificationHeaders {
    func write(_ writer: inout PackedWriter) {
        writer.add(app)
        writer.add(topic)
        writer.add(kind.rawValue)
        writer.add(priority.rawValue)
        switch expiration {
        case .unspecified: writer.add(0)
        case .none: writer.add(1)
        case .at(let date):
            writer.add(2)
            writer.add(date)
        }
        writer.add(collapseIdentifier)
    }

    init(_ reader: inout PackedReader) throws(PackedReader.Damage) {
        let (app, topic, kind) = (try reader.text(), try reader.text(), try reader.named(NotificationKind.self))
        guard let priority = NotificationHeaders.Priority(rawValue: try reader.number()) else { throw PackedReader.Damage(place: 0) }
        let expiration: NotificationHeaders.Expiration
        switch try reader.number() {
        case 0: expiration = .unspecified
        case 1: expiration = .none
        default: expiration = .at(try reader.date())
        }
        self.init(
            app: app, topic: topic, kind: kind, priority: priority, expiration: expiration, collapseIdentifier: try reader.optionalText())
    }
}
