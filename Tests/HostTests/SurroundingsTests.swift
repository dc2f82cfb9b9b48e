import Foundation
import Host
import IsletModel
import Sandboxing
import TestGate
import Testing

/// What an extension sees of the machine.
@Suite(.startsPrograms)
struct SurroundingsTests {
    private struct Report: Decodable {
        var network: String
        var date: Double
        var cwd: String
        var environment: [String: String]
        var writes: Bool
        var slept: Double
    }

    private func report(sandbox: Sandbox, _ adjust: (inout ExtensionLaunch) -> Void) throws -> Report {
        let scripted = try ScriptedExtension()
        defer { scripted.remove() }
        let process = try scripted.launch("report", sandbox: sandbox, adjust: adjust)
        _ = try process.render(ScriptedExtension.request()) { _ in }
        process.quit()
        return try JSONDecoder().decode(Report.self, from: process.standardOutput.data)
    }

    @Test(arguments: [Sandbox.off, Sandbox.support().sandbox])
    func theEnvironmentIsCleanAndTheClockStandsStill(sandbox: Sandbox) throws {
        let report = try report(sandbox: sandbox) {
            $0.clock = .fixed(Date(timeIntervalSince1970: 1_749_462_060))
            $0.timeZone = "America/New_York"
            $0.locale = "de-AT"
            $0.languages = ["de-AT", "it"]
            $0.appGroups = ["group.a\"b", "group.b"]
        }
        let names = Set(report.environment.keys.filter { !$0.hasPrefix("MALLOC_") }).subtracting(["PWD", "LC_CTYPE"])
        #expect(
            names.subtracting(["ISLET_WATCH"]) == [
                "CFFIXED_USER_HOME", "HOME", "ISLET_APP_GROUPS", "ISLET_BUNDLE_ID", "ISLET_CLOCK", "ISLET_DEVICE_DIR",
                "ISLET_EXCHANGE_MODE", "ISLET_IDIOM", "ISLET_IS_EXTENSION",
                "ISLET_LANGUAGES", "ISLET_LOCALE", "ISLET_OS_VERSION", "ISLET_ROLE", "LANG", "LC_ALL", "LD_PRELOAD", "PATH", "SWIFT_BACKTRACE",
                "SWIFT_DETERMINISTIC_HASHING",
                "TMPDIR", "TZ",
            ])
        #expect(report.environment["TZ"] == "America/New_York")
        #expect(report.environment["LANG"] == "de_AT.UTF-8")
        #expect(report.environment["ISLET_LOCALE"] == "de_AT")
        #expect(report.environment["ISLET_IDIOM"] == "phone")
        #expect(report.environment["ISLET_LANGUAGES"] == #"["de-AT","it"]"#)
        #expect(
            report.environment["LD_PRELOAD"]?.split(separator: ":").map { $0.split(separator: "/").last } == [
                "libIsletClock.so", "libIsletLocale.so", "libIsletWatch.so",
            ])
        #expect(report.environment["ISLET_APP_GROUPS"] == #"["group.a\"b","group.b"]"#)
        #expect(report.cwd == report.environment["HOME"])
        #expect(report.date == 1_749_462_060)
        #expect(report.slept > 0.19 && report.slept < 5)
    }

    @Test(.enabled(if: Sandbox.support().sandbox != .off, "bubblewrap cannot be used here"))
    func theSandboxHasNoNetworkAndAllowsNoWriting() throws {
        let report = try report(sandbox: Sandbox.support().sandbox) { _ in }
        #expect(!report.writes)
        // Two lines of heading and the loopback device.
        #expect(report.network == "3")
    }

    @Test(.enabled(if: Sandbox.support().sandbox != .off, "bubblewrap cannot be used here"))
    func aCrashInsideTheSandboxKeepsItsSignal() throws {
        let scripted = try ScriptedExtension()
        defer { scripted.remove() }
        let process = try scripted.launch("segfault", sandbox: Sandbox.support().sandbox)
        let error = #expect(throws: ExtensionFailure.self) { try process.render(ScriptedExtension.request()) { _ in } }
        guard case .crashed(let report)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(report.signal == SIGSEGV)
    }

    @Test(.enabled(if: Sandbox.support().sandbox != .off, "bubblewrap cannot be used here"))
    func memoryAndLoopsAreNoticedInsideTheSandbox() throws {
        for (behaviour, code) in [("memory", FindingCode.memoryLimit), ("spin", .extensionLoop)] {
            let scripted = try ScriptedExtension()
            defer { scripted.remove() }
            let process = try scripted.launch(behaviour, sandbox: Sandbox.support().sandbox) { $0.limits.provider = behaviour == "spin" ? 4 : 120 }
            let error = #expect(throws: ExtensionFailure.self) { try process.render(ScriptedExtension.request()) { _ in } }
            #expect(error?.code == code)
        }
    }
}
