import Foundation

/// A headless Chromium, spoken to in the DevTools protocol over a pair of pipes.
final class Chromium {
    private let process: ChildProcess
    private var buffer = Data()
    private var lastCall = 0
    private var session: String?
    /// The page's main frame.
    private(set) var frame = ""

    private static let options = [
        "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run", "--disable-extensions",
        "--disable-background-networking", "--remote-debugging-pipe",
    ]

    /// - Parameter profile: An empty or missing folder for what the browser keeps.
    init(profile: URL) throws {
        process = try ChildProcess(["/usr/bin/chromium"] + Self.options + ["--user-data-dir=\(profile.path)", "about:blank"])
    }

    /// Opens the page that all later calls are about.
    func openPage() throws {
        let page = try call("Target.createTarget", ["url": "about:blank"])
        let attached = try call("Target.attachToTarget", ["targetId": page["targetId"] ?? "", "flatten": true])
        session = attached["sessionId"] as? String
        let tree = try call("Page.getFrameTree", [:])
        guard let main = (tree["frameTree"] as? [String: Any])?["frame"] as? [String: Any], let id = main["id"] as? String else {
            throw Failure("Chromium opened no page")
        }
        frame = id
    }

    /// Calls a method of the protocol and waits for its result.
    func call(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
        lastCall += 1
        var message: [String: Any] = ["id": lastCall, "method": method, "params": parameters]
        if let session { message["sessionId"] = session }
        try process.write(try JSONSerialization.data(withJSONObject: message) + Data([0]))
        while true {
            let answer = try nextMessage()
            guard answer["id"] as? Int == lastCall else { continue }
            if let error = answer["error"] { throw Failure("\(method): \(error)") }
            return answer["result"] as? [String: Any] ?? [:]
        }
    }

    private func nextMessage() throws -> [String: Any] {
        var searched = 0
        while true {
            if let end = buffer[(buffer.startIndex + searched)...].firstIndex(of: 0) {
                let message = try JSONSerialization.jsonObject(with: buffer[..<end])
                buffer = Data(buffer[buffer.index(after: end)...])
                return message as? [String: Any] ?? [:]
            }
            searched = buffer.count
            guard let bytes = process.read() else { throw Failure("Chromium ended") }
            buffer.append(bytes)
        }
    }

    func quit() { process.end() }
}
