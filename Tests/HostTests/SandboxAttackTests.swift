import Foundation
import Glibc
import Host
import IsletModel
import Sandboxing
import TestGate
import Testing

/// What a program in the sandbox tries against the machine, and does not get. `Scripts/attack` shows it as a table.
@Suite("Attacks of programs", .serialized, .startsPrograms)
struct SandboxAttackTests {
    /// Every sandbox that this machine can make.
    static let sandboxes: [Sandbox] = {
        let best = Sandbox.support().sandbox
        let weaker = Sandbox.landlock.map { [$0] } ?? []
        return (best == .off ? [] : [best]) + weaker.filter { $0 != best }
    }()

    /// What the attack got: `held` for nothing.
    private func attack(
        _ name: String, on target: String = "", in sandbox: Sandbox, _ adjust: (inout ExtensionLaunch) throws -> Void = { _ in }
    ) throws -> String {
        let scripted = try ScriptedExtension()
        defer { scripted.remove() }
        let process = try launch(scripted, name, target, sandbox, adjust)
        _ = try process.render(ScriptedExtension.request()) { _ in }
        process.quit()
        return process.standardOutput.text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private func launch(
        _ scripted: ScriptedExtension, _ name: String, _ target: String, _ sandbox: Sandbox, _ adjust: (inout ExtensionLaunch) throws -> Void
    ) throws -> ExtensionProcess {
        try scripted.launch("attack", sandbox: sandbox) {
            $0.readable.append(URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("attacks.py"))
            $0.environment = ["ATTACK": name, "TARGET": target]
            try adjust(&$0)
        }
    }

    /// A file of the user of this machine in a folder of his own.
    private func withSecret(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-secret-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("secret")
        try Data("secret".utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
        try body(file)
    }

    @Test("type into the user's shell by TIOCSTI", arguments: sandboxes)
    func terminal(sandbox: Sandbox) throws { #expect(try attack("terminal", in: sandbox) == "held") }

    @Test("use a descriptor that the caller left open", arguments: sandboxes)
    func descriptors(sandbox: Sandbox) throws {
        try withSecret { file throws in
            let left = open(file.path, O_RDWR)
            defer { close(left) }
            #expect(try attack("descriptors", in: sandbox) == "held")
        }
    }

    @Test("talk to Docker, D-Bus or ssh-agent by the path of the socket", arguments: sandboxes)
    func unixSocket(sandbox: Sandbox) throws {
        try withSecret { file throws in
            let service = try LocalService(path: file.path + "-socket")
            defer { service.stop() }
            #expect(try attack("unix_socket", on: service.path, in: sandbox) == "held")
            let answer = try attack("unix_socket", on: service.path, in: sandbox) { $0.allowsNetwork = true }
            #expect(answer == "held")
        }
    }

    @Test("talk to a service by the abstract name of its socket", arguments: sandboxes)
    func abstractSocket(sandbox: Sandbox) throws {
        let name = "islet-\(UUID().uuidString)"
        let service = try LocalService(path: "\0" + name)
        defer { service.stop() }
        #expect(try attack("abstract_socket", on: name, in: sandbox) == "held")
        let answer = try attack("abstract_socket", on: name, in: sandbox) { $0.allowsNetwork = true }
        #expect(answer == "held")
    }

    @Test("read password hashes, the list of users, private files, and files of other programs", arguments: sandboxes)
    func files(sandbox: Sandbox) throws {
        try withSecret { file throws in
            for path in ["/etc/shadow", "/etc/passwd", "/root/.bashrc", file.path] {
                #expect(try attack("read_file", on: path, in: sandbox) == "held", "\(path)")
            }
        }
    }

    @Test("look into the home folder and other programs' temporary files", arguments: sandboxes)
    func folders(sandbox: Sandbox) throws {
        try withSecret { file throws in
            for path in [NSHomeDirectory(), file.deletingLastPathComponent().path, "/var", "/run"] {
                #expect(try attack("list_folder", on: path, in: sandbox) == "held", "\(path)")
            }
        }
    }

    @Test("look into another program's container, and a group it is not entitled to", arguments: sandboxes)
    func containers(sandbox: Sandbox) throws {
        let other = try attack("list_folder", in: sandbox) {
            $0.appGroups = ["group.mine"]
            _ = try $0.device.makeHome(ofBundle: "other")
            $0.environment["TARGET"] = $0.device.url.path + "/Bundles/other"
        }
        #expect(other == "held")
        let group = try attack("list_folder", in: sandbox) {
            $0.appGroups = ["group.mine"]
            _ = try $0.device.makeGroupContainer("group.other")
            $0.environment["TARGET"] = $0.device.url.path + "/Groups/group.other"
        }
        #expect(group == "held")
        let own = try attack("list_folder", in: sandbox) {
            $0.appGroups = ["group.mine"]
            $0.environment["TARGET"] = $0.device.url.path + "/Groups/group.mine"
        }
        #expect(own == "got ['Library']")
    }

    @Test("write outside of its containers", arguments: sandboxes)
    func writing(sandbox: Sandbox) throws {
        for path in ["/usr/written", "/etc/written", "/written", NSHomeDirectory() + "/written"] {
            #expect(try attack("write_file", on: path, in: sandbox) == "held", "\(path)")
        }
    }

    @Test("see other processes") func processes() throws {
        for sandbox in Self.sandboxes.prefix(1) { #expect(try attack("processes", in: sandbox) == "held") }
    }

    @Test("look into a process of the user", arguments: sandboxes)
    func insideProcesses(sandbox: Sandbox) throws {
        #expect(try attack("inside_process", on: "\(getpid())", in: sandbox) == "held")
    }

    /// libdispatch ends programs that may not: it counts by these files whether threads wait.
    @Test("programs look after their own threads", arguments: sandboxes)
    func ownThreads(sandbox: Sandbox) throws { #expect(try attack("own_threads", in: sandbox) == "got") }

    @Test("end, or take over, a process of the user", arguments: sandboxes)
    func otherProcesses(sandbox: Sandbox) throws {
        #expect(try attack("signal", on: "\(getpid())", in: sandbox) == "held")
        #expect(try attack("trace", on: "\(getpid())", in: sandbox) == "held")
    }

    @Test("reach the network without being allowed to", arguments: sandboxes)
    func network(sandbox: Sandbox) throws {
        #expect(try attack("network", on: "9", in: sandbox) == "held")
        let answer = try attack("network", on: "9", in: sandbox) { $0.role = .app }
        #expect(answer == "held")
    }

    @Test("take memory that no limit counts: memfd, shared segments", arguments: sandboxes)
    func uncountedMemory(sandbox: Sandbox) throws {
        #expect(try attack("memory_file", in: sandbox) == "held")
        #expect(try attack("shared_segment", in: sandbox) == "held")
    }

    @Test("make namespaces, rings and keys", arguments: sandboxes, ["namespaces", "ring", "keys", "settings"])
    func kernel(sandbox: Sandbox, name: String) throws { #expect(try attack(name, in: sandbox) == "held") }

    @Test("become root by a program with that right", arguments: sandboxes)
    func privileges(sandbox: Sandbox) throws {
        guard case .bubblewrap = sandbox else { return }
        #expect(try attack("privileges", in: sandbox) == "held")
    }

    private func failure(_ name: String, _ target: String, in sandbox: Sandbox, _ adjust: (inout ExtensionLaunch) throws -> Void = { _ in }) throws
        -> ExtensionFailure?
    {
        let scripted = try ScriptedExtension()
        defer { scripted.remove() }
        let process = try launch(scripted, name, target, sandbox, adjust)
        do throws(ExtensionFailure) {
            _ = try process.describe()
            _ = try process.render(ScriptedExtension.request()) { _ in }
            return nil
        } catch {
            return error
        }
    }

    @Test("keep gigabytes in files in memory") func filesInMemory() throws {
        for sandbox in Self.sandboxes.prefix(1) {
            let failure = try failure("fill_shared_memory", "\(48 << 20)", in: sandbox)
            #expect(failure?.code == .memoryLimit)
        }
    }

    @Test("fill the disk", arguments: sandboxes)
    func disk(sandbox: Sandbox) throws {
        let failure = try failure("fill_disk", "\(96 << 20)", in: sandbox) { $0.limits.disk = 32 << 20 }
        #expect(failure?.code == .diskLimit)
    }

    @Test(
        "take much memory for an instant", .enabled(if: PreloadedLibrary.watch.url != nil, "swift build --product IsletWatch"), arguments: sandboxes)
    func shortPeak(sandbox: Sandbox) throws {
        for _ in 0..<5 {
            let failure = try failure("short_peak", "\(40 << 20)", in: sandbox)
            #expect(failure?.code == .memoryLimit)
        }
        let failure = try failure("short_peak", "\(20 << 20)", in: sandbox)
        #expect(failure == nil)
    }
}

/// A socket that somebody listens at.
private final class LocalService {
    let path: String
    private let descriptor: Int32

    init(path: String) throws {
        self.path = path
        descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let length = socklen_t(MemoryLayout<sa_family_t>.size + path.utf8.count)
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, length) }
        }
        try #require(result == 0 && listen(descriptor, 4) == 0)
    }

    func stop() { close(descriptor) }
}
