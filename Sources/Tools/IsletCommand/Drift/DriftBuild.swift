import Builder
import Foundation
import Host
import IsletModel
import ProjectReader

/// A target of one of the two builds, with a program that writes and reads its values.
struct DriftBuild {
    let target: BuildTarget
    let places: SourcePlaces
    let declarations: DriftDeclarations
    private let product: BuildProduct
    private let workshop: Workshop
    private let options: RenderOptions

    struct Problem: Error, CustomStringConvertible { var description: String }

    init(_ target: BuildTarget, workshop: Workshop, options: RenderOptions, console: Console) throws {
        self.target = target
        self.workshop = workshop
        self.options = options
        places = SourcePlaces(target)
        declarations = DriftDeclarations(of: [target] + target.dependencies.filter { $0.native == nil && !$0.isMacro })
        product = try workshop.build(try Self.program(for: target), console: console, registersCodedTypes: true)
    }

    /// A program whose entry point is that of `Data/Drift`, linked with the target.
    private static func program(for target: BuildTarget) throws -> BuildTarget {
        let folder = Bundle.module.bundleURL.appendingPathComponent("Data/Drift", isDirectory: true)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().filter { $0.hasSuffix(".swift") }
        var program = BuildTarget(
            name: target.name + " data", moduleName: "DriftProgram", kind: .looseFiles, root: folder,
            sources: names.map { folder.appendingPathComponent($0) })
        program.platform = target.platform
        program.bundleIdentifier = target.bundleIdentifier
        var library = target
        library.kind = .library
        library.dependencies = []
        program.dependencies = target.dependencies + [library]
        program.missingDependencies = target.missingDependencies
        program.resources = target.resources
        return program
    }

    func samples() throws -> [DriftSample] { try ask("make", DriftRequest(), [DriftSample].self) }

    /// Reads values of the other build.
    func read(_ samples: [DriftSample]) throws -> [DriftReading] {
        try ask("read", DriftRequest(samples: samples), [DriftReading].self)
    }

    private static let patience = 60.0

    private func ask<Answer: Decodable>(_ what: String, _ request: DriftRequest, _ type: Answer.Type) throws -> Answer {
        let device = try workshop.makeDevice()
        defer { workshop.remove(device) }
        var launch = ExtensionLaunch(product, on: device, options: options)
        launch.role = .app
        launch.appGroups = nil
        var errors = Data()
        var run = ProgramRun(launch, in: device.url, seconds: Self.patience)
        let home = try run.makeHome().appendingPathComponent("tmp")
        let (question, answer) = (home.appendingPathComponent("question.json"), home.appendingPathComponent("answer.json"))
        try JSONEncoder().encode(request).write(to: question)
        run.launch.arguments = [what, question.path, answer.path]
        run.onOutput = { data, isError in if isError, errors.count < 1 << 16 { errors += data } }
        let end = try run.run()
        guard end == .ended(.code(0)), let data = FileManager.default.contents(atPath: answer.path) else {
            let lines = String(decoding: errors, as: UTF8.self).split(separator: "\n")
            let last = lines.last { $0.contains("rror") } ?? lines.last ?? "it says nothing"
            throw Problem(description: "\(target.name) could not \(what) its values: \(last)")
        }
        return try JSONDecoder().decode(type, from: data)
    }
}
