import Foundation
import IsletModel

/// The Model Context Protocol over lines of JSON: introduces itself, lists its tools, and calls them.
final class McpServer: @unchecked Sendable {
    private static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]

    private let console: Console
    private var tools: McpTools

    /// Belongs to the thread that calls ``take(_:)``.
    init(session: SessionCaller, console: Console) {
        self.console = console
        tools = McpTools(session: session)
    }

    /// Deals with a line of the input.
    func take(_ line: String) {
        guard !line.allSatisfy(\.isWhitespace) else { return }
        let message: JSONValue
        do {
            message = try JSONValue(json: Data(line.utf8))
        } catch {
            return send(error: -32700, "the line is no JSON: \(JSONFault(in: Data(line.utf8))?.description ?? "\(error)")", of: .null)
        }
        guard let method = message["method"].string else {
            return send(error: -32600, "a request of JSON-RPC is expected, one a line", of: message["id"])
        }
        guard message["id"] != .null else { return }
        switch method {
        case "initialize": send(greeting(message["params"]["protocolVersion"].string), of: message["id"])
        case "ping": send(.object([:]), of: message["id"])
        case "tools/list": send(.object(["tools": .array(McpTool.allCases.map(\.description))]), of: message["id"])
        case "tools/call": call(message["params"], of: message["id"])
        default: send(error: -32601, "there is no method “\(method)”", of: message["id"])
        }
    }

    private func greeting(_ wanted: String?) -> JSONValue {
        let version = Self.versions.first { $0 == wanted } ?? Self.versions[0]
        let instructions =
            "An iPhone that runs the widgets, Live Activities and apps of this project. Edit the sources; the next answer is about the new build."
        return .object([
            "protocolVersion": .string(version), "capabilities": .object(["tools": .object([:])]),
            "serverInfo": .object(["name": "islet", "version": .string(Islet.version)]), "instructions": .string(instructions),
        ])
    }

    private func call(_ parameters: JSONValue, of id: JSONValue) {
        guard let name = parameters["name"].string, let tool = McpTool(rawValue: name) else {
            return send(
                error: -32602, "there is no tool “\(parameters["name"].string ?? "")”: \(McpTool.allCases.map(\.rawValue).joined(separator: ", "))",
                of: id)
        }
        do {
            send(try tools.call(tool, parameters["arguments"]).json(isError: false), of: id)
        } catch {
            send(McpAnswer("\(error)").json(isError: true), of: id)
        }
    }

    private func send(_ result: JSONValue, of id: JSONValue) { send(["jsonrpc": "2.0", "id": id, "result": result]) }

    private func send(error code: Int64, _ message: String, of id: JSONValue) {
        send(["jsonrpc": "2.0", "id": id, "error": .object(["code": .integer(code), "message": .string(message)])])
    }

    private func send(_ message: [String: JSONValue]) {
        do {
            console.print(try JSONValue.object(message).json())
        } catch {
            console.print(#"{"error":{"code":-32603,"message":"the answer holds a number that JSON does not have"},"id":null,"jsonrpc":"2.0"}"#)
        }
    }
}

/// What a tool answers: text, perhaps a picture, perhaps the same as data.
struct McpAnswer {
    /// Characters of an answer at most; the rest is cut off, which the text says.
    static let mostCharacters = 12_000

    var text: String
    /// A PNG file in base64.
    var picture: String?
    var data: JSONValue?

    init(_ text: String, picture: String? = nil, data: JSONValue? = nil) {
        (self.text, self.picture, self.data) = (text, picture, data)
    }

    func json(isError: Bool) -> JSONValue {
        let rest = text.count - Self.mostCharacters
        let shown = rest > 0 ? text.prefix(Self.mostCharacters) + "\n… \(rest) more characters; ask for a part" : text[...]
        var content: [JSONValue] = [.object(["type": "text", "text": .string(String(shown))])]
        if let picture { content.insert(.object(["type": "image", "data": .string(picture), "mimeType": "image/png"]), at: 0) }
        var result: [String: JSONValue] = ["content": .array(content), "isError": .boolean(isError)]
        result["structuredContent"] = data
        return .object(result)
    }
}
