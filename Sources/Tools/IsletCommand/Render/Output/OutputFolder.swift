import Foundation

/// The folder `render` writes to.
struct OutputFolder: Sendable {
    let url: URL
    /// What an earlier run wrote here.
    let earlier: Manifest?

    /// Makes the folder. What an earlier run wrote stays until ``removeEarlierPictures(of:keeping:)``.
    init(at url: URL) throws(UsageError) {
        self.url = url
        let file = url.appendingPathComponent(Self.manifestName)
        earlier = FileManager.default.contents(atPath: file.path).flatMap { try? JSONDecoder().decode(Manifest.self, from: $0) }
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        } catch {
            throw Self.refusal(url, Self.reason(error))
        }
        // What an earlier run wrote there stays as it is until there is something to put in its place.
        let probe = url.appendingPathComponent(".islet-\(getpid())")
        do {
            try Data("0".utf8).write(to: probe)
            try FileManager.default.removeItem(at: probe)
        } catch {
            unlink(probe.path)
            throw Self.refusal(url, Self.reason(error))
        }
    }

    private static func refusal(_ url: URL, _ reason: String) -> UsageError {
        UsageError("\(url.path) cannot be written to: \(reason). Choose another folder with -o")
    }

    static let manifestName = "manifest.json"
    static let indexName = "index.html"

    func write(_ data: Data, to path: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
    }

    /// Removes what an earlier run listed in its manifest.
    ///
    /// - Parameter target: Only the pictures of this target; nil: of all.
    func removeEarlierPictures(of target: String? = nil, keeping manifest: Manifest? = nil) throws {
        let kept = Set((manifest?.targets ?? []).flatMap(\.files))
        let old = (earlier?.targets ?? []).filter { target == nil || $0.name == target }.flatMap(\.files)
        for path in old.sorted() where Self.staysInside(path) && !kept.contains(path) {
            let file = url.appendingPathComponent(path)
            guard FileManager.default.fileExists(atPath: file.path) else { continue }
            try FileManager.default.removeItem(at: file)
            removeEmptyFolders(above: file)
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
        if (error as? CocoaError)?.code == .fileWriteOutOfSpace { return String(cString: strerror(ENOSPC)) }
        let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        guard let code = underlying?.code, underlying?.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
        return String(cString: strerror(Int32(code)))
    }
}

extension Manifest {
    /// Every picture of every target.
    var pictures: [Picture] {
        targets.flatMap(\.pictures)
    }
}
