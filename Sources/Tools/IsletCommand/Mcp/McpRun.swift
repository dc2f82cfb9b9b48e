import Foundation
import Preview
import ProjectReader
import WebServer

/// One run of `islet mcp`: a session with one program, which is the agent behind standard input.
struct McpRun {
    let options: PreviewOptions
    let console: Console
    let workshop: Workshop

    init(options: PreviewOptions, installation: Installation, console: Console) {
        (self.options, self.console) = (options, console)
        workshop = Workshop(installation: installation)
    }

    func run() throws -> ExitCode {
        let targets = try HostProgram.targets(at: options.surroundings)
        let caller = SessionCaller()
        let session = try PreviewSession(PreviewSetup(options, workshop: workshop)) { message, _ in caller.take(message) }
        caller.connect(to: session.handle)
        let builds = PreviewBuilds(options: options, workshop: workshop, console: console, targets: targets, session: session.handle)
        defer { builds.stop() }
        builds.start()
        let server = McpServer(session: caller, console: console)
        Thread.detachNewThread { [handle = session.handle] in
            while let line = readLine() { server.take(line) }
            handle.stop()
        }
        try session.run()
        return .done
    }
}
