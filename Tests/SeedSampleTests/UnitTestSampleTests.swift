import Foundation
import TestGate
import Testing

/// Runs the unit tests of a widget's package against Islet's frameworks, as a user does.
@Suite(
    .enabled(if: SeedSamples.folder != nil && SeedSamples.runsAll, "not every sample is asked for, or there is no folder of samples"), .startsPrograms
)
struct UnitTestSampleTests {
    private static let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "Widgets",
            targets: [
                .executableTarget(name: "MyWidgetExtension", path: "MyWidgetExtension"),
                .testTarget(name: "Tests", dependencies: ["MyWidgetExtension"], path: "Tests"),
            ],
            swiftLanguageModes: [.v5])

        """

    @Test func theTestsOfTheSamplePass() throws {
        let package = FileManager.default.temporaryDirectory.appendingPathComponent("islet-package-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: package) }
        try FileManager.default.copyItem(at: #require(SeedSamples.folder).appendingPathComponent("002-unit-test"), to: package)
        try Self.manifest.write(to: package.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
        let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let process = Process()
        let output = Pipe()
        process.executableURL = root.appendingPathComponent("Scripts/test-package")
        process.arguments = ["--products", products.path, package.path]
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(text)")
        #expect(text.contains("Executed 2 tests, with 0 failures"), "\(text)")
    }
}
