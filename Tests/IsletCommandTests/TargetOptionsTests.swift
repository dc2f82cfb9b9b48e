import Foundation
import ProjectReader
import Testing

@testable import IsletCommand

/// What a target's age makes of the options that its widgets are drawn with, by whichever command.
struct TargetOptionsTests {
    @Test(arguments: [("16.4", 1430, false, false), ("16.4", 1500, false, true), ("17.0", 1500, true, true)])
    func widgetsOfOldProjectsFillTheirFrames(system: String, xcode: Int, margins: Bool, background: Bool) throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("Widget.swift")
        try Data("Text(\"a\")".utf8).write(to: file)
        var target = BuildTarget(name: "W", kind: .widgetExtension, root: folder.url, sources: [file])
        (target.xcodeVersion, target.deploymentTarget) = (xcode, system)
        let options = try RenderOptions(try ParsedArguments(["x", "-o", "y"], for: RenderCommand.specification)).made(for: target)
        #expect(options.hasContentMargins == margins && options.needsContainerBackground == background)
    }
}
