import Builder
import Foundation
import Host
import ProjectReader
import Sandboxing

/// Where targets are built and devices kept.
struct Workshop {
    let installation: Installation

    /// Holds what builds keep between runs.
    private var cache: URL { home.appendingPathComponent("builds") }

    private var home: URL {
        if let root = installation.root, FileManager.default.isWritableFile(atPath: root.path) { return root.appendingPathComponent(".islet") }
        return UserFolders.cache.appendingPathComponent("islet")
    }

    /// Holds packages fetched for projects, and what manifests say.
    var packages: URL { home.appendingPathComponent("packages", isDirectory: true) }

    /// Where the device is kept that goes on from run to run.
    var device: URL { home.appendingPathComponent("device", isDirectory: true) }

    /// Where `verify` notes what it found to be as recorded.
    var verified: URL { home.appendingPathComponent("verified", isDirectory: true) }

    /// Where the push service keeps its certificates, its key and what it accepted.
    var push: URL { home.appendingPathComponent("push", isDirectory: true) }

    /// A device without any content, for one run.
    func makeDevice() throws -> DeviceFolder {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-device-\(UUID().uuidString)")
        Leftovers.note(folder)
        return try DeviceFolder(at: folder)
    }

    func remove(_ device: DeviceFolder) { Leftovers.remove(device.url) }

    func builder(_ options: BuildOptions = BuildOptions()) throws -> Builder {
        Builder(cache: cache, runtime: RuntimeLocation(packageBuild: installation.products), toolchain: try Toolchain.find(), options: options)
    }

    /// Builds a target and its asset catalogs. Says so when that takes a while.
    func build(_ target: BuildTarget, console: Console, registersCodedTypes: Bool = false, editsLiterals: Bool = false) throws -> BuildProduct {
        var options = BuildOptions()
        options.registersCodedTypes = registersCodedTypes
        options.editsLiterals = editsLiterals
        // Types that are coded are looked up in the running program: no source names them.
        options.compilesWholeModules = registersCodedTypes
        if target.kind == .test { options.ownModules = [TestLibrary.supportName] }
        let builder = try builder(options)
        let patience = Patience { console.note("Building \(target.name) …") }
        defer { patience.end() }
        return try builder.build(target)
    }
}
