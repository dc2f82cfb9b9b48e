import Foundation

/// The folder `render` writes to.
struct OutputFolder: Sendable {
    let url: URL

    /// Makes the folder, and removes what an earlier run listed in its manifest.
    init(at url: URL) throws(UsageError) {
        self.url = url
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            try removeEarlierPictures()
            try write(Data(), to: Self.manifestName)
        } catch {
            throw UsageError("\(url.path) cannot be written to: \(Self.reason(error)). Choose another folder with -o")
        }
    }

    static let manifestName = "manifest.json"
    static let indexName = "index.html"

    func write(_ data: Data, to path: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    private func removeEarlierPictures() throws {
        let file = url.appendingPathComponent(Self.manifestName)
        guard let data = FileManager.default.contents(atPath: file.path), !data.isEmpty,
            let manifest = try? JSONDecoder().decode(Manifest.self, from: data)
        else { return }
        for picture in manifest.pictures + manifest.targets.flatMap(\.widgets).flatMap({ $0.strips ?? [] }) {
            for path in [picture.image, picture.vector, picture.tree].compactMap({ $0 }) where Self.staysInside(path) {
                let old = url.appendingPathComponent(path)
                guard FileManager.default.fileExists(atPath: old.path) else { continue }
                try FileManager.default.removeItem(at: old)
                removeEmptyFolders(above: old)
            }
        }
    }

    private func removeEmptyFolders(above file: URL) {
        var folder = file.deletingLastPathComponent().standardizedFileURL
        while folder.path.hasPrefix(url.path + "/"), rmdir(folder.path) == 0 { folder.deleteLastPathComponent() }
    }

    /// Whether a path of a manifest leads nowhere but below the folder.
    private static func staysInside(_ path: String) -> Bool {
        !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
    }

    private static func reason(_ error: any Error) -> String {
        let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        guard let code = underlying?.code, underlying?.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
        return String(cString: strerror(Int32(code)))
    }
}

extension Manifest {
    /// Every picture of every target.
    var pictures: [Picture] {
        targets.flatMap { target -> [Picture] in
            let previews = (target.previews ?? []).flatMap(\.snapshots)
            return [target.widgets.flatMap(\.snapshots), previews, target.windows ?? [], target.scenes ?? []].flatMap { $0 }
        }
    }
}
