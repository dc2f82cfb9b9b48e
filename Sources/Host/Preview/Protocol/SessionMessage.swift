import Foundation

/// A request of a page or a program: JSON-RPC 2.0.
public struct SessionRequest: Sendable {
    /// As JSON; nil where no answer is wanted.
    public var id: Data?
    public var method: String
    /// A JSON object.
    public var parameters: Data

    /// Reads a message. Answers the refusal to send where it is none.
    public static func read(_ text: String) -> Result<SessionRequest, SessionRefusal> {
        guard let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else {
            return .failure(SessionRefusal(id: nil, .unreadable, "a JSON object is expected"))
        }
        let id = object["id"].flatMap { try? JSONSerialization.data(withJSONObject: $0, options: .fragmentsAllowed) }
        guard let method = object["method"] as? String else {
            return .failure(SessionRefusal(id: id, .noRequest, "“method” is missing"))
        }
        let parameters = object["params"] ?? [String: Any]()
        guard parameters is [String: Any], let data = try? JSONSerialization.data(withJSONObject: parameters) else {
            return .failure(SessionRefusal(id: id, .wrongParameters, "“params” is to be an object"))
        }
        return .success(SessionRequest(id: id, method: method, parameters: data))
    }

    /// Reads the parameters as a type.
    func decode<Value: Decodable>(_ type: Value.Type) throws(SessionRefusal) -> Value {
        do {
            return try JSONDecoder().decode(type, from: parameters)
        } catch let error as DecodingError {
            throw SessionRefusal(id: id, .wrongParameters, "\(method): \(Self.text(error))")
        } catch {
            throw SessionRefusal(id: id, .wrongParameters, "\(method): \(error)")
        }
    }

    private static func text(_ error: DecodingError) -> String {
        switch error {
        case .keyNotFound(let key, _): "“\(key.stringValue)” is missing"
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            "“\(context.codingPath.map(\.stringValue).joined(separator: "."))” has a wrong value: \(context.debugDescription)"
        @unknown default: "the parameters cannot be read"
        }
    }
}

/// Why a request is not followed.
public struct SessionRefusal: Error, Sendable {
    /// The numbers of JSON-RPC.
    public enum Code: Int, Sendable {
        case unreadable = -32700
        case noRequest = -32600
        case unknownMethod = -32601
        case wrongParameters = -32602
        /// What was asked for is not there, or cannot be done now.
        case notPossible = -32000
    }

    public var id: Data?
    public var code: Code
    public var message: String

    public init(id: Data?, _ code: Code, _ message: String) {
        (self.id, self.code, self.message) = (id, code, message)
    }
}

/// Writes answers and news.
public enum SessionReply {
    public static func result(_ value: some Encodable, of id: Data) -> String {
        "{\"jsonrpc\":\"2.0\",\"id\":\(text(id)),\"result\":\(text(encode(value)))}"
    }

    public static func refusal(_ refusal: SessionRefusal) -> String {
        let message = text(encode(refusal.message))
        return "{\"jsonrpc\":\"2.0\",\"id\":\(refusal.id.map(text) ?? "null"),\"error\":{\"code\":\(refusal.code.rawValue),\"message\":\(message)}}"
    }

    /// JSON with sorted keys: equal values give equal bytes.
    static func encode(_ value: some Encodable) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        do { return try encoder.encode(value) } catch { preconditionFailure("texts, numbers and lists can be written: \(error)") }
    }

    private static func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }
}
