import Foundation
import Glibc

/// What of this machine every confined program sees: the system's programs and libraries, and the Swift toolchain.
enum SystemFiles {
    /// Folders at the root that are part of `/usr`, as links or, on older systems, as folders of their own.
    private static let besideUsr = ["/bin", "/lib", "/lib32", "/lib64", "/libx32", "/sbin"]

    /// What libraries read when they are loaded or used; nothing that says who uses the machine.
    private static let settings = [
        "/etc/ld.so.cache", "/etc/alternatives", "/etc/fonts", "/etc/localtime", "/etc/timezone", "/etc/mime.types", "/etc/ssl/openssl.cnf",
        "/etc/nsswitch.conf", "/etc/protocols", "/etc/services", "/etc/host.conf", "/etc/gai.conf", "/etc/ImageMagick-6", "/sys/devices/system/cpu",
    ]

    /// What finding other machines, and trusting them, takes.
    private static let network = ["/etc/hosts", "/etc/resolv.conf", "/etc/ssl/certs", "/etc/ca-certificates", "/etc/pki"]

    /// Links as they are on this machine: where each lies and where it leads.
    static let links: [(path: String, target: String)] = besideUsr.compactMap { path in
        guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { return nil }
        return (path, target)
    }

    static func readable(allowsNetwork: Bool) -> [String] {
        let linked = Set(links.map(\.path))
        let folders = ["/usr"] + besideUsr.filter { !linked.contains($0) }
        let all = folders + settings + (allowsNetwork ? network : [])
        return all.filter { FileManager.default.fileExists(atPath: $0) } + toolchain
    }

    /// The folder `usr` of the toolchain on the search path, and that of the libraries this program runs with; where they are no part of `/usr`.
    static let toolchain: [String] = {
        var roots: Set<String> = []
        for folder in (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") {
            let compiler = URL(fileURLWithPath: "\(folder)/swiftc")
            guard FileManager.default.isExecutableFile(atPath: compiler.path) else { continue }
            roots.insert(compiler.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent().path)
            break
        }
        if let library = runtimeLibrary { roots.insert(URL(fileURLWithPath: library).resolvingSymlinksInPath().deletingLastPathComponent().path) }
        return roots.filter { $0 != "/" && !$0.hasPrefix("/usr/") && $0 != "/usr" }.sorted()
    }()

    /// The file of the Swift runtime that this process has loaded.
    private static var runtimeLibrary: String? {
        String(decoding: FileManager.default.contents(atPath: "/proc/self/maps") ?? Data(), as: UTF8.self).split(separator: "\n")
            .first { $0.hasSuffix("/libswiftCore.so") }
            .flatMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } }
    }
}
