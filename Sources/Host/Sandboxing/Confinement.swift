import Foundation

/// What a child process sees of the machine, and what it may use. Everything else is not there for it: no home folder, no other
/// programs' files, no processes, no sockets.
///
///     let confinement = Confinement(readable: [package], writable: [scratch])
///     let output = try ConfinedRun(["/usr/bin/swift", "package", "dump-package"], confinement, in: package).run()
public struct Confinement: Sendable, Equatable {
    /// Files and folders that can be read, beside those of the system (`/usr` and what programs of it need of `/etc`) and the Swift toolchain.
    public var readable: [URL]
    /// Folders that can be written to.
    public var writable: [URL]
    /// Whether the network of this machine is reached.
    public var allowsNetwork: Bool
    /// Bytes of files it may keep in memory, in `/tmp` and `/dev/shm` each.
    public var temporaryBytes: Int

    public init(readable: [URL] = [], writable: [URL] = [], allowsNetwork: Bool = false, temporaryBytes: Int = 64 << 20) {
        self.readable = readable
        self.writable = writable
        self.allowsNetwork = allowsNetwork
        self.temporaryBytes = temporaryBytes
    }

    /// Paths to show, folders before what lies in them; where a path leads through a symbolic link, the place it leads to as well. What is not
    /// there is left out.
    static func places(_ urls: [URL]) -> [String] {
        let paths = urls.flatMap { url -> [String] in
            let path = url.standardizedFileURL.path
            return [path, url.resolvingSymlinksInPath().path]
        }
        return Set(paths).filter { $0 != "/" && FileManager.default.fileExists(atPath: $0) }.sorted()
    }
}
