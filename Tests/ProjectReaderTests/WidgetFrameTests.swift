import Foundation
import ProjectReader
import Testing

/// Widgets of projects made for systems before iOS 17 fill their frames.
struct WidgetFrameTests {
    private func frame(xcode: Int?, system: String?, source: String) throws -> (fills: Bool, needsBackground: Bool) {
        let folder = try TemporaryFolder()
        try folder.write(source, to: "Widget.swift")
        var target = BuildTarget(
            name: "W", kind: .widgetExtension, root: folder.url, sources: [folder.url.appendingPathComponent("Widget.swift")])
        target.xcodeVersion = xcode
        target.deploymentTarget = system
        return withExtendedLifetime(folder) { (target.fillsWidgetFrame, target.needsContainerBackground) }
    }

    @Test(arguments: [
        (1430, "16.4", "Text(\"a\")", true), (1430, "16.4", "Text(\"a\").containerBackground(.red, for: .widget)", false),
        (1500, "16.4", "Text(\"a\")", true), (1430, "17.0", "Text(\"a\")", false),
    ])
    func anOlderSystemAndNoWordOfABackgroundMakeThemFillTheirFrame(xcode: Int, system: String, source: String, fills: Bool) throws {
        #expect(try frame(xcode: xcode, system: system, source: source).fills == fills)
    }

    @Test func builtByXcode15TheyNeedABackgroundOnNewerSystems() throws {
        #expect(try frame(xcode: 1500, system: "16.4", source: "").needsBackground)
        #expect(try !frame(xcode: 1430, system: "16.4", source: "").needsBackground)
        #expect(try frame(xcode: 1430, system: "17.0", source: "").needsBackground)
    }

    @Test func nothingIsTakenForOldThatDoesNotSayHowOldItIs() throws {
        #expect(try frame(xcode: nil, system: "15.0", source: "").fills == false)
        #expect(try frame(xcode: 1200, system: nil, source: "").fills == false)
    }
}
