import Foundation
import ProjectReader
import Testing

@testable import IsletCommand

/// Which targets of a project go on one device.
struct InstallableTargetTests {
    private func target(_ name: String, _ kind: BuildTarget.Kind, _ identifier: String) -> BuildTarget {
        var target = BuildTarget(name: name, kind: kind, root: URL(fileURLWithPath: "/project"), sources: [])
        target.bundleIdentifier = identifier
        return target
    }

    @Test func aDeviceHoldsOneProgramOfABundleIdentifier() {
        let targets = InstallableTargets([
            target("Widgets", .widgetExtension, "a.b.widgets"), target("App", .app, "a.b"), target("App Beta", .app, "a.b"),
        ]).targets
        #expect(targets.map(\.name) == ["Widgets", "App"])
        #expect(targets[0].notes.isEmpty)
        #expect(targets[1].notes.map(\.code) == [.duplicateBundle])
        #expect(targets[1].notes[0].mend.contains("--target 'App Beta'"))
    }

    @Test func testsAreNoProgramsOfADevice() {
        let targets = InstallableTargets([target("App", .app, "a.b"), target("Tests", .test, "a.b"), target("More", .test, "a.b")]).targets
        #expect(targets.map(\.name) == ["App", "Tests", "More"])
    }
}
