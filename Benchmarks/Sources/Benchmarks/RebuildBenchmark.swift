import Builder
import Foundation

/// Building again after one line changed, against the bare compiler; and starting again after no change.
enum RebuildBenchmark {
    private static let rounds = 5

    static func run(_ workbench: Workbench) throws -> [Finding] {
        let project = workbench.folder.appendingPathComponent("Weather")
        try FileManager.default.copyItem(at: workbench.weather, to: project)
        let builder = try workbench.builder()
        let target = try workbench.target(at: project)
        var product = try builder.build(target)
        let file = project.appendingPathComponent("WeatherViews.swift")
        let source = try String(contentsOf: file, encoding: .utf8)
        var (rebuild, bare, unchanged) = (Samples(), Samples(), Samples())
        var compiledAgain = 0
        for round in 1...rounds {
            try source.replacingOccurrences(of: "spacing: 2)", with: "spacing: 2.\(round))").write(to: file, atomically: true, encoding: .utf8)
            product = try rebuild.time { try builder.build(target) }
            guard product.statistics.compiledModules == 1 else { throw Failure("the edit was not built") }
            compiledAgain += try unchanged.time { try builder.build(target) }.statistics.compiledModules
            try bare.time { try compile(builder, bundle: product, into: workbench.folder) }
        }
        let (first, second) = try renderTwice(workbench, project)
        return [
            Finding(
                name: "rebuild: after an edit against bare swiftc", value: rebuild.median / bare.median, unit: "×", goal: .atMost(1.5),
                detail: "Islet \(rebuild.milliseconds), swiftc \(bare.milliseconds)"),
            Finding(
                name: "rebuild: modules compiled after no change", value: Double(compiledAgain), unit: "", goal: .atMost(0),
                detail: "looking took \(unchanged.milliseconds)"),
            Finding(
                name: "rebuild: a second islet render against the first", value: second.median / first.median, unit: "×",
                detail: "first \(first.milliseconds), second \(second.milliseconds)"),
        ]
    }

    /// Compiles and links the adapted sources in one go.
    private static func compile(_ builder: Builder, bundle product: BuildProduct, into folder: URL) throws {
        let module = product.bundle.deletingLastPathComponent().appendingPathComponent("Modules/\(product.target.moduleName)")
        let found = FileManager.default.enumerator(at: module, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        let files = found.map(\.path).filter { $0.hasSuffix(".swift") }.sorted()
        let runtime = builder.runtime
        var words = ["-Onone", "-parse-as-library", "-suppress-warnings", "-swift-version", product.target.swiftVersion]
        words += ["-module-name", product.target.moduleName, "-j", "\(ProcessInfo.processInfo.activeProcessorCount)"]
        words += ["-I", runtime.modules.path] + runtime.moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] }
        words += ["-L", runtime.libraries.path] + runtime.linkedLibraries.map { "-l\($0)" }
        words += ["-o", folder.appendingPathComponent("bare").path]
        try run(builder.toolchain.compiler, words + files)
    }

    /// `islet render` of one small picture in three phases: the first builds, the second finds everything built.
    private static func renderTwice(_ workbench: Workbench, _ project: URL) throws -> (first: Samples, second: Samples) {
        let words = ["render", project.path, "--family", "systemSmall", "-o", workbench.folder.appendingPathComponent("out").path]
        var (first, second) = (Samples(), Samples())
        try first.time { try run(workbench.islet, words) }
        for _ in 0..<3 { try second.time { try run(workbench.islet, words) } }
        return (first, second)
    }

    private static func run(_ program: URL, _ words: [String]) throws {
        let (process, errors) = (Process(), Pipe())
        (process.executableURL, process.arguments) = (program, words)
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, errors)
        try process.run()
        let text = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure("\(program.lastPathComponent) failed: \(text)") }
    }
}
