import Foundation
import ProjectReader
import Testing

/// Widgets of projects made for systems before iOS 17 fill their frames.
struct WidgetFrameTests {
    private func fillsFrame(xcode: Int?, system: String?, source: String) throws -> Bool {
        let folder = try TemporaryFolder()
        try folder.write(source, to: "Widget.swift")
        var target = BuildTarget(
            name: "W", kind: .widgetExtension, root: folder.url, sources: [folder.url.appendingPathComponent("Widget.swift")])
        target.xcodeVersion = xcode
        target.deploymentTarget = system
        return withExtendedLifetime(folder) { target.fillsWidgetFrame }
    }

    @Test(arguments: [
        (1430, "16.4", "Text(\"a\")", true), (1430, "16.4", "Text(\"a\").containerBackground(.red, for: .widget)", false),
        (1500, "16.4", "Text(\"a\")", false), (1430, "17.0", "Text(\"a\")", false),
    ])
    func anOlderXcodeAndSystemAndNoWordOfABackgroundMakeThemFillTheirFrame(xcode: Int, system: String, source: String, fills: Bool) throws {
        #expect(try fillsFrame(xcode: xcode, system: system, source: source) == fills)
    }

    @Test func nothingIsTakenForOldThatDoesNotSayHowOldItIs() throws {
        #expect(try fillsFrame(xcode: nil, system: "15.0", source: "") == false)
        #expect(try fillsFrame(xcode: 1200, system: nil, source: "") == false)
    }
}
