import Foundation
import IsletModel

/// What `test --json` prints.
struct TestAnswer: Encodable {
    var schema = CommandAnswer.schema
    var command = "test"
    var exitCode: Int32
    var tests: [TestResult]
    var diagnostics: [Finding]

    init(_ run: TestRun, exitCode: ExitCode) {
        self.exitCode = exitCode.rawValue
        tests = run.results
        diagnostics = run.diagnostics.diagnostics
    }
}

/// Results in the form of JUnit.
struct TestReport {
    let results: [TestResult]

    init(_ results: [TestResult]) { self.results = results }

    var junit: String {
        let failed = results.count { $0.outcome == .failed || $0.outcome == .notEnded }
        let skipped = results.count { $0.outcome == .skipped }
        let head = "<testsuite name=\"islet test\" tests=\"\(results.count)\" failures=\"\(failed)\" skipped=\"\(skipped)\">"
        return (["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", head] + results.map(testCase) + ["</testsuite>"]).joined(separator: "\n") + "\n"
    }

    private func testCase(_ result: TestResult) -> String {
        let parts = result.name.split(separator: "/", maxSplits: 1).map(String.init)
        let (group, name) = parts.count == 2 ? (parts[0], parts[1]) : (result.target, result.name)
        let time = String(format: "%.3f", result.seconds)
        let head = "<testcase classname=\"\(Self.escaped(group))\" name=\"\(Self.escaped(name))\" time=\"\(time)\""
        var inner = result.failures.map { failure in
            let place = [failure.file, failure.line.map(String.init)].compactMap { $0 }.joined(separator: ":")
            return "<failure message=\"\(Self.escaped(failure.message))\">\(Self.escaped(place))</failure>"
        }
        if result.outcome == .skipped { inner.append("<skipped/>") }
        if result.outcome == .notEnded { inner.append("<error message=\"not ended\"/>") }
        return inner.isEmpty ? head + "/>" : head + ">" + inner.joined() + "</testcase>"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
    }
}
