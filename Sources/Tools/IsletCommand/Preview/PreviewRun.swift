import DeviceSystem
import Foundation
import Host
import IsletModel
import Preview
import ProjectReader
import Sandboxing
import Simulation
import WebServer

/// One run of `islet preview`: serves the page, builds the programs, and shows them until it is told to stop.
struct PreviewRun {
    let options: PreviewOptions
    let console: Console
    let workshop: Workshop

    init(options: PreviewOptions, installation: Installation, console: Console) {
        (self.options, self.console) = (options, console)
        workshop = Workshop(installation: installation)
    }

    func run() throws -> ExitCode {
        let targets = try HostProgram.targets(at: options.surroundings)
        let link = PreviewLink()
        let session = try PreviewSession(PreviewSetup(options, workshop: workshop)) { link.send($0, to: $1) }
        let address = PreviewAddress(options: options, token: RequestGate.makeToken())
        let server: WebServer
        do throws(WebServerProblem) {
            server = try address.listen(for: session.handle)
        } catch {
            throw UsageError(error.description)
        }
        link.connect(server)
        let builds = PreviewBuilds(options: options, workshop: workshop, console: console, targets: targets, session: session.handle)
        let joined = JoinedServices(
            receive: { [handle = session.handle] in handle.receive($0) }, look: { [handle = session.handle] in handle.look($0) })
        session.hear = { joined.hear($0, $1) }
        joined.open(below: options.pushFolder ?? workshop.push)
        defer {
            joined.close()
            builds.stop()
            server.stop()
        }
        try Interruption.stopping(by: { [handle = session.handle] in handle.stop() }) {
            builds.start()
            announce(address, port: server.port)
            if options.record != nil { session.startRecording() }
            try session.run()
        }
        if let file = options.record, let page = try session.trace() {
            try page.write(to: file, options: .atomic)
            console.note("islet: recorded: \(file.path)")
        }
        return .done
    }

    private func announce(_ address: PreviewAddress, port: Int) {
        console.print(address.url(port: port))
        if !options.isLocal {
            console.note("islet: everybody who reaches \(options.address) and knows this address can use the page and what it shows")
        }
        if let warning = Sandbox.support().warning { console.note("note: \(warning)") }
        console.note("islet: the phone is on; Ctrl-C ends it")
        if options.opensBrowser { Browser.open(address.url(port: port)) }
    }
}
