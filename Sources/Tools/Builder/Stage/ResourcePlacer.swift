import Assets
import Foundation
import ProjectReader

/// Puts resources into a folder of a new bundle, in the form they have on a device.
struct ResourcePlacer {
    let folder: URL

    /// Returns what is wrong with asset catalogs. Resources that are not there are left out; the reader of the project has said so.
    func place(_ resources: [ResourceFile]) throws -> [BuildDiagnostic] {
        try FileWriting.createFolder(folder)
        let present = resources.filter { FileManager.default.fileExists(atPath: $0.url.path) }
        for resource in present {
            switch resource.kind {
            case .assetCatalog: continue
            case .stringCatalog: try StringCatalog(contentsOf: resource.url).write(into: folder)
            default: try copy(resource.url, to: folder.appendingPathComponent(Self.placedPath(resource.bundlePath)))
            }
        }
        return try compileAssets(present)
    }

    /// Where code finds a resource: data models under the ending of compiled ones.
    private static func placedPath(_ path: String) -> String {
        let endings = ["xcdatamodeld": "momd", "xcdatamodel": "mom"]
        let path = path as NSString
        return endings[path.pathExtension].map { "\(path.deletingPathExtension).\($0)" } ?? String(path)
    }

    /// Of two resources with one path the first is kept.
    private func copy(_ source: URL, to destination: URL) throws {
        guard !FileManager.default.fileExists(atPath: destination.path) else { return }
        let type = try FileManager.default.attributesOfItem(atPath: source.resolvingSymlinksInPath().path)[.type] as? FileAttributeType
        guard type == .typeRegular || type == .typeDirectory else {
            throw ProjectProblem(
                code: .brokenFile, file: source.path, message: "the resource is neither a file nor a folder", mend: "Take it out of the target")
        }
        try FileWriting.createFolder(destination.deletingLastPathComponent())
        try FileManager.default.copyItem(at: source.resolvingSymlinksInPath(), to: destination)
    }

    private func compileAssets(_ resources: [ResourceFile]) throws -> [BuildDiagnostic] {
        let catalogs = resources.filter { $0.kind == .assetCatalog }.map(\.url)
        let loose = resources.filter { $0.kind == .other }.map(\.url)
        guard !catalogs.isEmpty || !loose.isEmpty else { return [] }
        return try AssetCatalogCompiler.compile(catalogs: catalogs, looseFiles: loose, into: folder).map {
            BuildDiagnostic($0.code, .warning, $0.message, file: $0.file)
        }
    }
}
