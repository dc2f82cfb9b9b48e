import Builder
import Foundation
import Host
import ProjectReader

/// The folders measurements work in, and how they build and start extensions.
final class Workbench {
    /// Islet's source tree.
    let root: URL
    /// Removed at the end.
    let folder: URL
    let device: DeviceFolder

    init(root: URL) throws {
        self.root = root
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-benchmarks-\(ProcessInfo.processInfo.processIdentifier)")
        device = try DeviceFolder(at: folder.appendingPathComponent("device"))
    }

    var products: URL { root.appendingPathComponent(".build/release") }
    var islet: URL { products.appendingPathComponent("islet") }
    var designs: URL { root.appendingPathComponent("Benchmarks/Designs") }
    var weather: URL { root.appendingPathComponent("Examples/Weather") }

    /// The moment extensions are told: 2024-06-10 09:41:00 UTC.
    static let moment = Date(timeIntervalSince1970: 1_718_012_460)

    func cleanUp() {
        do {
            try FileManager.default.removeItem(at: folder)
        } catch {
            FileHandle.standardError.write(Data("benchmarks: \(folder.path) could not be removed: \(error)\n".utf8))
        }
    }

    func target(at project: URL) throws -> BuildTarget {
        guard let target = try ProjectReader.read([project.path]).first else { throw Failure("\(project.path) has no target") }
        return target
    }

    func builder() throws -> Builder {
        var options = BuildOptions()
        options.resourceCompiler = { resource, _ in resource.kind == .assetCatalog }
        return Builder(
            cache: folder.appendingPathComponent("builds"), runtime: RuntimeLocation(packageBuild: products), toolchain: try .find(), options: options
        )
    }

    func build(_ project: URL) throws -> BuildProduct { try builder().build(target(at: project)) }

    /// The target of that name in a project of several.
    func build(_ name: String, at project: URL) throws -> BuildProduct {
        guard let target = try ProjectReader.read([project.path]).first(where: { $0.name == name }) else {
            throw Failure("\(project.path) has no target \(name)")
        }
        return try builder().build(target)
    }

    func launch(_ executable: URL) -> ExtensionLaunch {
        var launch = ExtensionLaunch(executable: executable, device: device, bundleIdentifier: "benchmarks.widgets")
        launch.clock = .fixed(Self.moment)
        launch.sandbox = Sandbox.support().sandbox
        return launch
    }
}
