import Builder
import Foundation
import ProjectReader
import Testing

/// A sample app built with another entry point, which runs the sample's scenario without showing a window.
final class ScenarioProgram {
    private let folder: URL
    private let program: URL

    /// - Parameters:
    ///   - main: Statements of the entry point; `await runScenario()` runs the scenario.
    ///   - withoutCompatibility: Leaves the file out that declares names Apple's frameworks lack.
    init(sample name: String, main: String, withoutCompatibility: Bool = false) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-scenario-\(UUID().uuidString)")
        let source = folder.appendingPathComponent("App")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: #require(SeedSamples.folder).appendingPathComponent(name), to: source)
        if withoutCompatibility { try FileManager.default.removeItem(at: source.appendingPathComponent("SeedCompat.swift")) }
        try Self.replaceEntryPoint(in: source, by: main)
        let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let builder = Builder(
            cache: folder.appendingPathComponent("build"), runtime: RuntimeLocation(packageBuild: products), toolchain: try .find())
        let target = try #require(try ProjectReader.read([source.path]).first)
        program = try builder.build(target).executable
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private static func replaceEntryPoint(in source: URL, by main: String) throws {
        let scaffold = source.appendingPathComponent("Scaffold.swift")
        let text = try String(contentsOf: scaffold, encoding: .utf8)
        try #require(text.contains("@main\n"))
        try text.replacing("@main\n", with: "\n").write(to: scaffold, atomically: true, encoding: .utf8)
        let entry = "import Activities\nimport ActivityKit\n\n@main enum Scenario {\n    static func main() async throws {\n\(main)\n    }\n}\n"
        try entry.write(to: source.appendingPathComponent("Scenario.swift"), atomically: true, encoding: .utf8)
    }

    /// What the program prints, by lines; what it says on standard error is left out.
    func run(environment: [String: String] = [:]) throws -> [String] {
        let process = Process()
        let output = Pipe()
        process.executableURL = program
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["ISLET_DEVICE_DIR": folder.appendingPathComponent("device").path, "ISLET_IS_EXTENSION": "0"]
        ) { _, new in new }.merging(environment) { _, new in new }
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(program.lastPathComponent) ended with \(process.terminationStatus): \(text)")
        return text.split(separator: "\n").map(String.init)
    }
}
