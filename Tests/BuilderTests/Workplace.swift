import Builder
import Foundation
import ProjectReader

/// A folder with modules of libraries, and a program that is built with them.
struct Workplace {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    func module(_ name: String, _ files: [String: String]) throws -> BuildTarget {
        let sources = try files.sorted { $0.key < $1.key }.map { try folder.write($0.value, to: "\(name)/\($0.key)") }
        return BuildTarget(name: name, kind: .library, root: folder.url, sources: sources)
    }

    /// Builds without Islet's frameworks where no runtime is given.
    func build(
        _ main: String, _ dependencies: [BuildTarget], whole: Bool = false, infersStubs: Bool = true, runtime: RuntimeLocation? = nil
    ) throws -> BuildProduct {
        let file = try folder.write(main, to: "App/Main.swift")
        var target = BuildTarget(name: "App", kind: .looseFiles, root: folder.url, sources: [file])
        target.dependencies = dependencies
        let none = RuntimeLocation(modules: folder.url.appendingPathComponent("none"), libraries: folder.url, linkedLibraries: [])
        var options = BuildOptions()
        options.compilesWholeModules = whole
        options.infersStubs = infersStubs
        let cache = folder.url.appendingPathComponent("cache")
        return try Builder(cache: cache, runtime: runtime ?? none, toolchain: .find(), options: options).build(target)
    }

    /// A program that imports modules, by their names with spaces between, and prints a value.
    static func program(_ imports: String, _ text: String) -> String {
        imports.split(separator: " ").map { "import \($0)\n" }.joined() + "@main struct Program { static func main() { print(\(text)) } }\n"
    }
}
