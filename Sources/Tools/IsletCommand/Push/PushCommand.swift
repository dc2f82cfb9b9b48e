import Foundation

/// `islet push`
enum PushCommand: Command {
    enum Action: String, CaseIterable { case serve, send, rehearse, key, certificate }

    static let specification = CommandSpecification(
        name: "push", summary: "Be Apple's push service for a device of your own, and say what became of each push.",
        discussion: """
            islet push serve PATH…   Runs the apps and extensions of PATH on a device in real time, as islet host does, and a push service beside it.
                                     Point any APNs client at it by its host name, port and certificate; each push is explained: refused by the
                                     service, dropped by the device, or shown, and why.
                                     --join takes the device of a running host or preview instead of PATH.
                                     With --store, several services share what they know; one without PATH has no device of its own.
            islet push send          Sends a push to a running service: --start TYPE, --activity ID or --widgets APP, with --content FILE.
                                     --curl prints the command instead.
            islet push rehearse FILE [PATH…]
                                     Plays a server's pushes to thousands of simulated devices: what was shown, merged, dropped and why. PATH is
                                     the project whose types read the states and whose widget draws what a device saw.
            islet push key           Makes the key of a team and prints where it is.
            islet push certificate APP
                                     Makes a provider's certificate for an app; serve takes it with --certificate.

            The service listens on loopback alone. GET /islet/pushes, tokens, channels, devices, events, metrics and health say what it
            knows, as JSON.
            Guide: docs/push.md.
            """,
        operands: .oneOrMore("ACTION"), options: PushOptions.specification)

    static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
        let name = arguments.operands[0]
        guard let action = Action(rawValue: name) else {
            throw UsageError("push has no action “\(name)”: use \(Action.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        let rest = arguments.droppingFirstOperand
        if ![.serve, .rehearse, .certificate].contains(action), let first = rest.operands.first {
            throw UsageError("push \(name) takes no argument “\(first)”: see islet help push")
        }
        switch action {
        case .serve:
            let push = try PushOptions(rest)
            let isAlone = rest.operands.isEmpty
            guard !isAlone || push.store != nil || push.joins else { throw UsageError("PATH is missing: islet push serve PATH…") }
            guard isAlone || !push.joins else { throw UsageError("--join takes the device of a running host or preview: leave PATH out") }
            return try PushServeRun(host: HostOptions(rest), push: push, isAlone: isAlone, installation: .current, console: console).run()
        case .send: return try PushSendRun(options: PushSendOptions(rest), push: PushOptions(rest), installation: .current, console: console).run()
        case .rehearse:
            let surroundings = try RenderOptions(rest.droppingFirstOperand, output: FileManager.default.temporaryDirectory)
            let options = try PushRehearseOptions(rest)
            guard !options.isLive else {
                let push = try PushOptions(rest)
                return try PushLiveRehearsal(
                    file: RehearsalFile(options.file, start: Date()), options: options, push: push,
                    profile: surroundings.profile, folder: PushFolder(push, installation: .current), console: console,
                    printsJSON: surroundings.printsManifest
                ).run()
            }
            return try PushRehearseRun(
                options: options, surroundings: surroundings, installation: .current, console: console
            ).run()
        case .certificate:
            guard let app = rest.operands.first, rest.operands.count == 1 else { throw UsageError("APP is missing: islet push certificate APP") }
            return try PushFolder(PushOptions(rest), installation: .current).printCertificate(of: app, console)
        case .key: return try PushFolder(PushOptions(rest), installation: .current).printKey(console)
        }
    }
}
