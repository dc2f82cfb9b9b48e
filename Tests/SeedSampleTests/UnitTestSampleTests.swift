import EndToEnd
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
        let result = try Program.run(["test", package.path])
        #expect(result.exitCode == 0, "\(result.output)\(result.messages)")
        #expect(result.output.contains("2 tests: 2 passed"), "\(result.output)")
    }
}
