import Builder
import Foundation
import Host
import ProjectReader

/// Builds apps and extensions with the frameworks that were built along with the tests.
enum Programs {
    static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

    /// Whether the frameworks are there.
    static let areBuildable = FileManager.default.fileExists(atPath: products.appendingPathComponent("libIsletRuntime.so").path)

    static let absence = "the frameworks are not built: swift build --product IsletRuntime"

    /// `shared/seed-samples` in a folder above this package; nil where there is none.
    static let samples: URL? = {
        var above = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        while above.path != "/" {
            above.deleteLastPathComponent()
            let candidate = above.appendingPathComponent("shared/seed-samples")
            if FileManager.default.fileExists(atPath: candidate.path) { return candidate }
        }
        return nil
    }()

    /// Builds a folder of Swift files, a package or a project with one target.
    static func build(_ folder: URL) throws -> BuildProduct {
        let targets = try ProjectReader.read([folder.path], options: ProjectOptions())
        let builder = Builder(
            cache: products.appendingPathComponent("AppTestBuilds"), runtime: RuntimeLocation(packageBuild: products), toolchain: try Toolchain.find()
        )
        return try builder.build(targets[0])
    }

    /// Builds one file.
    static func build(_ name: String, source: String) throws -> BuildProduct {
        let folder = products.appendingPathComponent("AppTestSources/\(name)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(source.utf8).write(to: folder.appendingPathComponent("\(name).swift"))
        return try build(folder)
    }
}
