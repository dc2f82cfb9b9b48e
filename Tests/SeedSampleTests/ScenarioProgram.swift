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
    convenience init(sample name: String, main: String, withoutCompatibility: Bool = false) throws {
        let sample = try #require(SeedSamples.folder).appendingPathComponent(name)
        try self.init([sample], entryPoint: "Scaffold.swift", main: main, without: withoutCompatibility ? ["SeedCompat.swift"] : [])
    }

    /// - Parameters:
    ///   - sources: Folders whose files make up the app.
    ///   - entryPoint: The file with `@main`.
    ///   - without: Files that are left out.
    init(_ sources: [URL], entryPoint: String, main: String, without: [String] = []) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-scenario-\(UUID().uuidString)")
        let source = folder.appendingPathComponent("App")
        try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
        for original in sources {
            for name in try FileManager.default.contentsOfDirectory(atPath: original.path) where !without.contains(name) {
                try FileManager.default.copyItem(at: original.appendingPathComponent(name), to: source.appendingPathComponent(name))
            }
        }
        try Self.replace(source.appendingPathComponent(entryPoint), by: main)
        let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        var options = BuildOptions()
        options.ownModules = ["Activities", "InProcessSystem", "IsletModel"]
        let builder = Builder(
            cache: folder.appendingPathComponent("build"), runtime: RuntimeLocation(packageBuild: products), toolchain: try .find(), options: options)
        let target = try #require(try ProjectReader.read([source.path]).first)
        program = try builder.build(target).executable
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The device the program runs on.
    var device: URL { folder.appendingPathComponent("device") }

    private static func replace(_ scaffold: URL, by main: String) throws {
        let source = scaffold.deletingLastPathComponent()
        let text = try String(contentsOf: scaffold, encoding: .utf8)
        try #require(text.contains("@main\n"))
        try text.replacing("@main\n", with: "\n").write(to: scaffold, atomically: true, encoding: .utf8)
        let entry =
            "import Activities\nimport ActivityKit\nimport InProcessSystem\nimport IsletModel\n\n@main enum Scenario {\n    static func "
            + "main() async throws {\n\(main)\n    }\n}\n"
        try entry.write(to: source.appendingPathComponent("Scenario.swift"), atomically: true, encoding: .utf8)
    }

    /// What the program prints, by lines; what it says on standard error is left out.
    func run(environment: [String: String] = [:]) throws -> [String] {
        let process = Process()
        let output = Pipe()
        process.executableURL = program
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["ISLET_DEVICE_DIR": device.path, "ISLET_IS_EXTENSION": "0"]
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
