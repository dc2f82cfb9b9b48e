import Foundation
import Sandboxing

/// A program of the toolchain, run to its end or to the end of its time. It is trusted; nothing that it started lives on.
struct ToolRun {
    struct Output {
        var status: Int32
        /// What it wrote to standard output alone.
        var output: Data
        /// Both streams' text.
        var text: String
        /// Which limit ended it, in words.
        var breach: String?
    }

    let arguments: [String]
    let environment: [String: String]
    let secondsAllowed: Double

    /// - Parameter arguments: The program's name, to be looked for on the search path, then its arguments.
    init(_ arguments: [String], environment: [String: String] = [:], secondsAllowed: Double = 120) {
        self.arguments = arguments
        self.environment = environment
        self.secondsAllowed = secondsAllowed
    }

    func run() throws -> Output {
        let run = ConfinedRun(
            Self.endsWithUs + ["/usr/bin/env"] + arguments, Confinement(), in: URL(fileURLWithPath: "/"),
            environment: ProcessInfo.processInfo.environment.merging(environment) { _, own in own },
            limits: .init(seconds: secondsAllowed, memory: 8 << 30, output: 64 << 20), sandbox: .off)
        let output = try run.run()
        var text = output.text
        let breach = output.breach.map(sentence)
        if let breach { text += "\nerror: \(breach)" }
        var status: Int32 = 1
        if case .code(let code) = output.status, output.breach == nil { status = code }
        return Output(status: status, output: output.output, text: text, breach: breach)
    }

    /// Has the program ended when this one is.
    private static let endsWithUs =
        FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv") ? ["/usr/bin/setpriv", "--pdeathsig", "KILL"] : []

    private func sentence(_ breach: ConfinedRun.Breach) -> String {
        switch breach {
        case .time: "no end after \(Int(secondsAllowed)) seconds"
        case .memory: "more than 8 GB of memory"
        case .output: "more than 64 MB of output"
        }
    }
}
