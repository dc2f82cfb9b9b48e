import EndToEnd
import Foundation
import Testing

/// Runs the unit tests of packages with `islet test`.
@Suite(.enabled(if: Program.isComplete, "the program or its libraries are not built"), .endToEnd, .serialized)
struct UnitTestCommandTests {
    private struct Answer: Decodable {
        struct Test: Decodable {
            struct Failure: Decodable {
                var message: String
                var file: String?
                var line: Int?
            }
            var name: String
            var outcome: String
            var failures: [Failure]
        }
        var exitCode: Int32
        var tests: [Test]
    }

    private func answer(_ result: Program.Result) throws -> Answer { try JSONDecoder().decode(Answer.self, from: Data(result.output.utf8)) }

    @Test func testsOfBothLibrariesPassUnadapted() throws {
        let result = try Program.run(["test", Projects.path("TestedPackage"), "--json"])
        let answer = try answer(result)
        #expect(result.exitCode == 0, "\(result.output)\(result.messages)")
        #expect(answer.tests.count == 14)
        #expect(answer.tests.allSatisfy { $0.outcome == "passed" })
        #expect(answer.tests.contains { $0.name == "WeatherTests.ProviderTests/testTheTimelineArrives" })
    }

    @Test func aFilterChoosesTests() throws {
        let result = try Program.run(["test", Projects.path("TestedPackage"), "--json", "--filter", "testTheStoreCounts|theCodeIsThatForiOS"])
        #expect(try answer(result).tests.filter { $0.outcome == "passed" }.count == 2)
    }

    @Test func aFailingTestIsToldAtItsLineAndACrashByItsName() throws {
        let folder = try FailingPackage()
        let failed = try Program.run(["test", folder.path, "--json", "--skip", "testCrash"])
        #expect(failed.exitCode == 1, "\(failed.output)\(failed.messages)")
        let failures = try answer(failed).tests.filter { $0.outcome == "failed" }
        #expect(failures.map(\.name).sorted() == ["FailingTests.Failing/testOne", "FailingTests.sum()"])
        #expect(failures.flatMap(\.failures).allSatisfy { $0.file == "Tests/FailingTests/FailingTests.swift" })
        #expect(failures.flatMap(\.failures).compactMap(\.line).sorted() == [6, 10])
        let crashed = try Program.run(["test", folder.path, "--json", "--filter", "testCrash"])
        #expect(crashed.exitCode == 4)
        #expect(try answer(crashed).tests.contains { $0.name == "FailingTests.Failing/testCrash" && $0.outcome == "notEnded" })
    }
}

/// A package whose tests fail in every way.
private final class FailingPackage {
    let path: String

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-failing-\(UUID().uuidString)")
        path = folder.path
        let tests = folder.appendingPathComponent("Tests/FailingTests")
        try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Failing", targets: [.testTarget(name: "FailingTests")])
            """
        try manifest.write(to: folder.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
        let source = """
            import Testing
            import XCTest

            final class Failing: XCTestCase {
                func testCrash() { fatalError("over") }
                func testOne() { XCTAssertEqual(1, 2) }
                func testSkipped() throws { throw XCTSkip("not today") }
            }

            @Test func sum() { #expect(1 + 1 == 3) }
            """
        try source.write(to: tests.appendingPathComponent("FailingTests.swift"), atomically: true, encoding: .utf8)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
