import Assets
import Builder
import Foundation
import Host
import ProjectReader

/// Where targets are built and devices kept.
struct Workshop {
    let installation: Installation

    /// Holds what builds keep between runs.
    private var cache: URL { home.appendingPathComponent("builds") }

    private var home: URL {
        if let root = installation.root, FileManager.default.isWritableFile(atPath: root.path) { return root.appendingPathComponent(".islet") }
        return FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".cache/islet")
    }

    /// Where the device is kept that goes on from run to run.
    var device: URL { home.appendingPathComponent("device", isDirectory: true) }

    /// A device without any content, for one run.
    func makeDevice() throws -> DeviceFolder {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-device-\(UUID().uuidString)")
        return try DeviceFolder(at: folder)
    }

    func remove(_ device: DeviceFolder) {
        try? FileManager.default.removeItem(at: device.url)
    }

    /// Builds a target and its asset catalogs. Says so when that takes a while.
    func build(_ target: BuildTarget, console: Console) throws -> BuildProduct {
        var options = BuildOptions()
        options.resourceCompiler = { resource, _ in resource.kind == .assetCatalog }
        let builder = Builder(
            cache: cache, runtime: RuntimeLocation(packageBuild: installation.products), toolchain: try Toolchain.find(), options: options)
        let patience = Patience { console.note("Building \(target.name) …") }
        defer { patience.end() }
        var product = try builder.build(target)
        product.diagnostics += try compileAssets(of: product)
        return product
    }

    private func compileAssets(of product: BuildProduct) throws -> [BuildDiagnostic] {
        var found = try compile(product.target.resources, into: product.bundle)
        for module in product.target.dependencies where !module.resources.isEmpty {
            let bundle = module.resourceBundleName.map { product.bundle.appendingPathComponent($0 + ".bundle") } ?? product.bundle
            found += try compile(module.resources, into: bundle)
        }
        return found
    }

    private func compile(_ resources: [ResourceFile], into bundle: URL) throws -> [BuildDiagnostic] {
        let catalogs = resources.filter { $0.kind == .assetCatalog }.map(\.url)
        let loose = resources.filter { $0.kind == .other }.map(\.url)
        guard !catalogs.isEmpty || !loose.isEmpty else { return [] }
        return try AssetCatalogCompiler.compile(catalogs: catalogs, looseFiles: loose, into: bundle).map {
            BuildDiagnostic(code: $0.code, severity: .warning, message: $0.reason, file: $0.file)
        }
    }
}
