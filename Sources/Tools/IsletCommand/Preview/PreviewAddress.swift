import Foundation
import Preview
import Synchronization
import WebServer

/// Where the page is reached.
struct PreviewAddress {
    let options: PreviewOptions
    let token: String

    private var host: String { options.address == "0.0.0.0" || options.address == "::" ? "localhost" : options.address }

    func url(port: Int) -> String { "http://\(host.contains(":") ? "[\(host)]" : host):\(port)\(options.mount)/\(token)/" }

    func listen(for session: PreviewSession.Handle) throws(WebServerProblem) -> WebServer {
        let handlers = WebServer.Handlers(
            file: { PageFiles.file($0) }, opened: { session.opened($0) }, received: { session.received($1, from: $0) },
            closed: { session.closed($0) })
        return try WebServer(address: options.address, port: options.port, handlers: handlers) { port in
            let own = Set([options.address, "127.0.0.1", "localhost", "[::1]"]).map { "\($0):\(port)" }
            return RequestGate(hosts: Set(own + options.hosts.map { $0.lowercased() }), token: token, mount: options.mount)
        }
    }
}

/// What the session sends goes to the server, which is there a moment later.
final class PreviewLink: Sendable {
    private let server = Mutex<WebServer?>(nil)

    func connect(_ server: WebServer) { self.server.withLock { $0 = server } }

    func send(_ message: WebMessage, to connection: UInt64) { server.withLock { $0 }?.send(message, to: connection) }
}

/// The browser of the person who sits at this machine.
enum Browser {
    /// Opens an address where there is a screen and a browser; otherwise does nothing.
    static func open(_ url: String) {
        let environment = ProcessInfo.processInfo.environment
        guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else { return }
        let folders = (environment["PATH"] ?? "").split(separator: ":")
        guard let opener = folders.map({ "\($0)/xdg-open" }).first(where: FileManager.default.isExecutableFile) else { return }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: opener)
        process.arguments = [url]
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        // The address is printed in any case.
        _ = try? process.run()
    }
}
