import Foundation

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
        let message = JSON(line)
        guard let method = message["method"].text else {
            return send(error: -32600, "a request of JSON-RPC is expected, one a line", of: message["id"])
        }
        guard message["id"] != .null else { return }
        switch method {
        case "initialize": send(greeting(message["params"]["protocolVersion"].text), of: message["id"])
        case "ping": send(.object([:]), of: message["id"])
        case "tools/list": send(.object(["tools": .list(McpTool.allCases.map(\.description))]), of: message["id"])
        case "tools/call": call(message["params"], of: message["id"])
        default: send(error: -32601, "there is no method “\(method)”", of: message["id"])
        }
    }

    private func greeting(_ wanted: String?) -> JSON {
        let version = Self.versions.first { $0 == wanted } ?? Self.versions[0]
        let instructions =
            "An iPhone that runs the widgets, Live Activities and apps of this project. Edit the sources; the next answer is about the new build."
        return .object([
            "protocolVersion": .text(version), "capabilities": .object(["tools": .object([:])]),
            "serverInfo": .object(["name": "islet", "version": .text(Islet.version)]), "instructions": .text(instructions),
        ])
    }

    private func call(_ parameters: JSON, of id: JSON) {
        guard let name = parameters["name"].text, let tool = McpTool(rawValue: name) else {
            return send(
                error: -32602, "there is no tool “\(parameters["name"].text ?? "")”: \(McpTool.allCases.map(\.rawValue).joined(separator: ", "))",
                of: id)
        }
        do {
            send(try tools.call(tool, parameters["arguments"]).json(isError: false), of: id)
        } catch {
            send(McpAnswer("\(error)").json(isError: true), of: id)
        }
    }

    private func send(_ result: JSON, of id: JSON) { console.print(JSON.object(["jsonrpc": "2.0", "id": id, "result": result]).written) }

    private func send(error code: Double, _ message: String, of id: JSON) {
        console.print(JSON.object(["jsonrpc": "2.0", "id": id, "error": .object(["code": .number(code), "message": .text(message)])]).written)
    }
}

/// What a tool answers: text, perhaps a picture, perhaps the same as data.
struct McpAnswer {
    /// Characters of an answer at most; the rest is cut off, which the text says.
    static let mostCharacters = 12_000

    var text: String
    /// A PNG file in base64.
    var picture: String?
    var data: JSON?

    init(_ text: String, picture: String? = nil, data: JSON? = nil) {
        (self.text, self.picture, self.data) = (text, picture, data)
    }

    func json(isError: Bool) -> JSON {
        let rest = text.count - Self.mostCharacters
        let shown = rest > 0 ? text.prefix(Self.mostCharacters) + "\n… \(rest) more characters; ask for a part" : text[...]
        var content: [JSON] = [.object(["type": "text", "text": .text(String(shown))])]
        if let picture { content.insert(.object(["type": "image", "data": .text(picture), "mimeType": "image/png"]), at: 0) }
        var result: [String: JSON] = ["content": .list(content), "isError": .boolean(isError)]
        result["structuredContent"] = data
        return .object(result)
    }
}
