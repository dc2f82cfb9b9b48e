import Builder
import Foundation
import ProjectReader
import TestGate
import Testing

@Suite(.startsPrograms) struct RuntimeBuildTests {
    private func output(_ files: [String: String], environment: [String: String] = [:]) throws -> String {
        let project = try Project(files)
        return try run(project.build(runtime: FakeRuntime.shared.get().location), environment: environment)
    }

    @Test func previewsAndTypesAreRegisteredBeforeTheyAreAskedFor() throws {
        let source = """
            import WidgetKit
            @main struct Clock: Widget { }
            private struct Secret: PreviewProvider { static var previews: some View { Text("x") } }
            #Preview("Two", as: .systemSmall) {
                Clock()
            } timeline: {
                1
                2
            }
            #Preview { Text("a"); Text("b") }
            """
        #expect(
            try output(["Clock.swift": source]) == """
                widget Clock
                preview Two Clock systemSmall [1, 2] Sample/Clock.swift 4
                preview  Pair<Pack{Text, Text}> Sample/Clock.swift 10
                type Clock Sample/Clock.swift 2
                type Secret Sample/Clock.swift 3

                """)
    }

    @Test func aProgramWithoutAnEntryPointServesItsPreviews() throws {
        let source = "import SwiftUI\n#Preview(\"Only\") {\n    @Previewable @State var a = 1\n    Text(\"\\(a)\")\n}\n"
        #expect(try output(["A.swift": source]).hasPrefix("preview Only"))
    }

    /// Where a module cannot be had, what does not build may come of that: a conformance goes, and with it the entry point.
    @Test func aProgramWhoseEntryPointIsLeftOutServesItsPreviews() throws {
        let source = """
            import Nowhere
            import WidgetKit
            @main struct Program: Widget {
                let shelf: Shelf
                init(_ shelf: Shelf) { self.shelf = shelf }
            }
            #Preview("Only") { Text("a") }
            """
        let project = try Project(["A.swift": source])
        let product = try project.build(runtime: FakeRuntime.shared.get().location)
        #expect(product.diagnostics.contains { $0.code == .leftOut && $0.message.hasPrefix("the entry point “Program” is left out") })
        #expect(try run(product).hasPrefix("preview Only"))
    }

    @Test func availabilityFollowsTheChosenSystem() throws {
        let source = """
            import WidgetKit
            extension EnvironmentValues { @Entry var size = 3 }
            @main struct W: Widget { static func main() {
                var version = "15"
                if #available(iOS 16, *) { version = "16" }
                if #available(iOS 17.2, *), true { version = "17.2" }
                guard #unavailable(iOS 26) else { print("26"); return }
                print(version, EnvironmentValues().size)
            } }
            """
        let project = try Project(["W.swift": source])
        let product = try project.build(runtime: FakeRuntime.shared.get().location)
        #expect(try run(product) == "26\n")
        #expect(try run(product, environment: ["ISLET_OS_VERSION": "17.1"]) == "16 3\n")
        #expect(try run(product, environment: ["ISLET_OS_VERSION": "18"]) == "17.2 3\n")
    }

    @Test func modulesOfTheProjectAreCompiledAndRegisteredFirst() throws {
        let folder = try TemporaryFolder()
        let kit = try folder.write(
            "import SwiftUI\npublic func hello() -> String { \"hello from the kit\" }\nstruct KitIntent: AppIntent {}\nprotocol AppIntent {}\n",
            to: "Kit/Kit.swift")
        let main = try folder.write(
            "import WidgetKit\nimport Kit\n@main struct W: Widget { static func main() { print(hello()); _ExtensionMain.run() } }\n",
            to: "App/W.swift")
        var target = BuildTarget(name: "W", moduleName: "WApp", kind: .widgetExtension, root: folder.url, sources: [main])
        target.dependencies = [BuildTarget(name: "Kit", kind: .library, root: folder.url, sources: [kit])]
        target.defaultIsolation = "MainActor"
        target.swiftVersion = "6"
        let builder = Builder(
            cache: folder.url.appendingPathComponent("cache"), runtime: try FakeRuntime.shared.get().location, toolchain: try .find())
        let product = try builder.build(target)
        #expect(product.statistics.compiledModules == 2)
        #expect(try run(product) == "hello from the kit\ntype KitIntent Kit/Kit.swift 3\ntype W WApp/W.swift 3\n")
        #expect(try builder.build(target).statistics.compiledModules == 0)
    }
}
