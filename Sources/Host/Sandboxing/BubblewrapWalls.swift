import Foundation

/// What bubblewrap is told of a confinement. The root is empty and cannot be written to; what is shown is mounted into it.
struct BubblewrapWalls {
    /// Counts up whenever bubblewrap is asked for more than before, so that what was remembered of it does not hold.
    static let version = 2

    let words: [String]

    init(_ confinement: Confinement) {
        var words = ["--die-with-parent", "--unshare-pid", "--unshare-ipc", "--unshare-uts", "--unshare-cgroup-try", "--cap-drop", "ALL"]
        if !confinement.allowsNetwork { words.append("--unshare-net") }
        for (path, target) in SystemFiles.links { words += ["--symlink", target, path] }
        for path in SystemFiles.readable(allowsNetwork: confinement.allowsNetwork) { words += ["--ro-bind", path, path] }
        let size = "\(confinement.temporaryBytes)"
        words += ["--dev", "/dev", "--size", size, "--tmpfs", "/dev/shm", "--remount-ro", "/dev", "--size", size, "--tmpfs", "/tmp"]
        // The kernel lets its owner write to settings, without any privilege.
        words += ["--proc", "/proc", "--ro-bind", "/proc/sys", "/proc/sys"]
        // What lies in a folder comes after it, be it readable or writable.
        let writable = Set(Confinement.places(confinement.writable))
        let readable = Confinement.places(confinement.readable).filter { path in !writable.contains { path.hasPrefix($0 + "/") } }
        for path in writable.union(readable).sorted() {
            words += [writable.contains(path) ? "--bind" : "--ro-bind", path, path]
        }
        self.words = words + ["--remount-ro", "/"]
    }
}
