import Builder
import Foundation
import IsletModel
import ProjectReader

/// `islet stub`
enum StubCommand: Command {
    static let specification = CommandSpecification(
        name: "stub", summary: "Write a stub of a module that cannot be had, from how the project uses it.",
        discussion: """
            MODULE is a module that `islet targets` says is missing, or several with commas between; “all” is every one that is. Its stub declares
            what the targets at PATH use of it, does nothing, and is yours to edit. It lands in IsletStubs beside the project, where every command
            finds it, or in the folder of -o, which --stub names. The sources are built with it, so that what is missing is found out; what does
            not build even so is listed.

            Exit codes: 0 done, 1 something of the targets' own sources is still left out, 2 wrong usage, 3 a target does not build.
            """,
        operands: .oneOrMore("MODULE PATH"),
        options: RenderOptions.project + RenderOptions.specification.filter { $0.name == "target" } + [
            OptionSpecification("output", short: "o", value: "DIR", help: "Folder for the stub; IsletStubs beside the project unless given."),
            OptionSpecification("force", help: "Replace a stub that is there."), OptionSpecification("json", help: "Print JSON."),
        ])

    static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
        guard arguments.operands.count > 1 else { throw UsageError("name a module and the project that uses it: islet stub MODULE PATH") }
        let options = try RenderOptions(arguments.droppingFirstOperand, output: FileManager.default.temporaryDirectory)
        let run = StubRun(
            names: arguments.operands[0], options: options, folder: arguments.value("output"), replaces: arguments.has("force"), console: console)
        let answer = try run.run()
        console.print(options.printsManifest ? AnswerEncoding.json(answer) : answer.text)
        return ExitCode(rawValue: answer.exitCode) ?? .done
    }
}

/// What `stub --json` prints.
struct StubAnswer: Encodable {
    struct Stub: Encodable {
        var module: String
        var file: String
        var declarations: Int
        var unknownTypes: Int
    }

    struct Target: Encodable {
        var name: String
        var builds: Bool
        /// How many parts of its own sources are left out.
        var leftOut: Int
    }

    var schema = CommandAnswer.schema
    var command = StubCommand.specification.name
    var exitCode: Int32
    var diagnostics: [Finding]
    var stubs: [Stub]
    var targets: [Target]
    /// How often the compiler was asked.
    var rounds: Int

    var text: String {
        var lines = stubs.map { stub in
            let unknown = stub.unknownTypes == 0 ? "" : ", \(stub.unknownTypes) type\(stub.unknownTypes == 1 ? "" : "s") of which nothing is known"
            return "\(stub.file): \(stub.declarations) declaration\(stub.declarations == 1 ? "" : "s")\(unknown)"
        }
        lines += targets.map { target in
            guard target.builds else { return "\(target.name) does not build" }
            return "\(target.name) builds" + (target.leftOut == 0 ? "" : ", \(target.leftOut) part\(target.leftOut == 1 ? "" : "s") left out")
        }
        if !diagnostics.isEmpty { lines.append("What remains:") }
        lines += diagnostics.map { finding in
            let place = finding.file.map { "\($0):\(finding.line ?? 1): " } ?? ""
            return "    \(place)\(finding.message)"
        }
        return lines.joined(separator: "\n")
    }
}
